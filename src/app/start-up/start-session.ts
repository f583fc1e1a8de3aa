import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { startUploads } from './start-uploads.ts';
import { registerServiceWorker } from '#platform/install/service-worker.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/** After the first paint: session context, cart, wishlist; then uploads left over and the service worker. */
export async function startSession(shell: Shell): Promise<void> {
  const { store } = shell;
  await store.set(refreshSessionAtom);
  await store.set(loadCartAtom);
  await startUploads(shell);
  registerServiceWorker(store);
}
