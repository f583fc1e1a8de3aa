import type { createStore } from 'jotai';
import { keptSinceHeader } from '#offline/kept-since.ts';
import { afterAwake } from '#store-api/awake-time.ts';
import { isAnsweringAtom } from './connectivity-atom.ts';

/** Whoever waits longer than this for an answer is told; the call goes on. Milliseconds. */
const patienceMs = 6_000;

/** What a proxy says when nothing answers behind it. */
const nobodyBehind = new Set([502, 503, 504]);

/** The same `fetch`, which notes whether the shop answered; what the service worker gives in its place is no answer. */
export function notingAnswers(store: ReturnType<typeof createStore>, fetch: typeof globalThis.fetch): typeof fetch {
  const note = (isAnswering: boolean): void => store.set(isAnsweringAtom, isAnswering);
  return async (...request) => {
    const stop = afterAwake(patienceMs, () => note(false));
    try {
      const answer = await fetch(...request);
      note(
        !nobodyBehind.has(answer.status) && !answer.headers.has(keptSinceHeader) && !isPageForData(request[0], answer),
      );
      return answer;
    } catch (error) {
      // Somebody has gone on to something else; a call that took too long has been noted before.
      if (!(error instanceof DOMException)) note(false);
      throw error;
    } finally {
      stop();
    }
  };
}

/** A network that wants a login, or a proxy, answers with its page in the place of a shop that was asked for data. */
const isPageForData = (request: unknown, { headers }: Response): boolean =>
  request instanceof Request &&
  request.headers.get('accept') === 'application/json' &&
  /html/i.test(headers.get('content-type') ?? '');
