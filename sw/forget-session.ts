import type { WorkboxPlugin } from 'workbox-core';
import { forgetAnswers, forgottenCaches } from '#offline/session-caches.ts';
import { keeper } from './keep-within.ts';

let departures = 0;

/** At logout: nothing of one customer may be shown to the next. Answers on their way then are not kept either. */
export async function forgetSession(): Promise<void> {
  departures += 1;
  await forgetAnswers();
  await keeper.forgotten(forgottenCaches);
}

/** Keeps an answer only when nobody logged out since it was asked for. */
export const notAfterDeparture: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['departures'] = departures;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.['departures'] === departures ? response : null),
};
