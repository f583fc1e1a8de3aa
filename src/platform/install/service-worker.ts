import { atom, type createStore } from 'jotai';
import { whenIdle } from './when-idle.ts';

/** Set when a new version of the shop waits, or runs in another tab already; calling it reloads into that version. */
export const updateAtom = atom<{ apply: () => void } | null>(null);

/** Brings the service worker once the page has nothing more urgent to do. */
export function registerServiceWorker(store: ReturnType<typeof createStore>): void {
  whenIdle(() => void bring(store));
}

async function bring(store: ReturnType<typeof createStore>): Promise<void> {
  const { bringServiceWorker } = await import('./bring-service-worker.ts');
  await bringServiceWorker({
    show: (apply) => store.set(updateAtom, { apply }),
    isShown: () => store.get(updateAtom) !== null,
  });
}
