import { atom, type createStore } from 'jotai';
import { newerVersionRuns } from './newer-version.ts';

/** Set when a new version of the shop waits, or runs in another tab already; calling it reloads into that version. */
export const updateAtom = atom<{ apply: () => void } | null>(null);

/** Registers the service worker once the page has nothing more urgent to do. Does nothing in development. */
export function registerServiceWorker(store: ReturnType<typeof createStore>): void {
  void newerVersionRuns.then(() => {
    // One that waits has to be let in first.
    if (!store.get(updateAtom)) store.set(updateAtom, { apply: () => location.reload() });
  });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => void register(store));
}

async function register(store: ReturnType<typeof createStore>): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    store.set(updateAtom, {
      apply: () => {
        worker.addEventListener('controlling', () => location.reload());
        worker.messageSkipWaiting();
      },
    });
  });
  try {
    await worker.register({ immediate: true });
  } catch (error) {
    // Private windows and managed browsers may forbid it; the shop works without, only not offline.
    console.warn('The service worker could not be registered.', error);
  }
}

/** Begins with something once the page has nothing more urgent to do; after seconds in any case. */
export function whenIdle(work: () => void): void {
  const start = (): void => work();
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 2000);
}
