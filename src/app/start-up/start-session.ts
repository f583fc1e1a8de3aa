import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { registerServiceWorker } from '#platform/install/service-worker.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import type { UploadsFirst } from './uploads-first.ts';

/** A shop that is slower than this does not hold up uploads. */
const patienceMs = 5_000;

/** After the first paint: uploads that were left over, session context, cart, wishlist; then the service worker. */
export async function startSession({ store }: Shell, uploads: UploadsFirst): Promise<void> {
  await uploads.begin();
  const impatience = setTimeout(() => void uploads.goOn(), patienceMs);
  try {
    await store.set(refreshSessionAtom);
    await store.set(loadCartAtom);
  } finally {
    clearTimeout(impatience);
    void uploads.goOn();
  }
  registerServiceWorker(store);
}
