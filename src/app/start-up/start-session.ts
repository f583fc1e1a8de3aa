import { registerServiceWorker } from '#platform/install/service-worker.ts';
import { whenIdle } from '#platform/install/when-idle.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { isSessionNeededAtom } from '#platform/session/first-view.ts';
import { bringBackYoungToken } from '#platform/persistence/young-token.ts';
import type { ShownPage } from '../session/follow-session.ts';
import type { UploadsFirst } from './uploads-first.ts';

interface AlivePage extends ShownPage {
  /** Resolves when the page has been drawn, or what the server sent has come alive. */
  alive: Promise<void>;
}

/** A shop that is slower than this does not hold up uploads. */
const patienceMs = 5_000;

/**
 * After the first paint: uploads that were left over; then, when the page has nothing more urgent to do, session and cart of
 * a visitor who has them, and the service worker. Who has no session yet gets one with the first screen that needs it.
 */
export async function startSession(page: AlivePage, uploads: UploadsFirst): Promise<void> {
  const { store, alive } = page;
  await uploads.begin();
  const impatience = setTimeout(() => void uploads.goOn(), patienceMs);
  const needed = untilNeeded({ store });
  try {
    const isKept = await Promise.race([needed.then(() => true), idle(alive).then(hasSession)]);
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

/** A machine that has much to do is idle at times before React is done, to which the page has to be what the server sent. */
async function idle(alive: Promise<void>): Promise<void> {
  await alive;
  await new Promise<void>((resolve) => whenIdle(resolve));
}
