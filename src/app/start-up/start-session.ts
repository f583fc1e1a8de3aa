import { registerServiceWorker } from '#platform/install/service-worker.ts';
import { whenIdle } from '#platform/install/when-idle.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { isSessionNeededAtom } from '#platform/session/first-view.ts';
import { bringBackYoungToken } from '#platform/persistence/young-token.ts';
import type { ShownPage } from '../session/follow-session.ts';
import type { UploadsFirst } from './uploads-first.ts';

/** A shop that is slower than this does not hold up uploads. */
const patienceMs = 5_000;

/**
 * After the first paint: uploads that were left over; then, when the page has nothing more urgent to do, session and cart of
 * a visitor who has them, and the service worker. Who has no session yet gets one with the first screen that needs it.
 */
export async function startSession(page: ShownPage, uploads: UploadsFirst): Promise<void> {
  const { store } = page;
  await uploads.begin();
  const impatience = setTimeout(() => void uploads.goOn(), patienceMs);
  const needed = untilNeeded({ store });
  try {
    const isKept = await Promise.race([needed.then(() => true), idle().then(hasSession)]);
    if (isKept) await load(page);
    else void needed.then(() => load(page));
  } finally {
    clearTimeout(impatience);
    void uploads.goOn();
  }
  registerServiceWorker(store);
}

async function load(page: ShownPage): Promise<void> {
  try {
    const { loadSession } = await import('./load-session.ts');
    await loadSession(page);
  } catch (error) {
    console.error('The session could not be loaded.', error);
  }
}

function untilNeeded({ store }: Pick<ShownPage, 'store'>): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!store.get(isSessionNeededAtom)) return;
      stop();
      resolve();
    };
    const stop = store.sub(isSessionNeededAtom, look);
    look();
  });
}

async function hasSession(): Promise<boolean> {
  if (contextToken.read() === undefined) await bringBackYoungToken();
  return contextToken.read() !== undefined;
}

const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve));
