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
  if (!import.meta.env.PROD || import.meta.env['SERVICE_WORKER'] === 'off' || !('serviceWorker' in navigator)) return;
  whenIdle(() => void register(store));
}

async function register(store: ReturnType<typeof createStore>): Promise<void> {
  try {
    const { bringServiceWorker } = await import('./bring-service-worker.ts');
    await bringServiceWorker((apply) => store.set(updateAtom, { apply }));
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
