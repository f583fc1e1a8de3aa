import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { startUploads } from './start-uploads.ts';
import { registerServiceWorker } from '#platform/install/service-worker.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/** After the first paint: uploads left over, which need nobody; session context, cart, wishlist; then the service worker. */
export async function startSession(shell: Shell): Promise<void> {
  const { store } = shell;
  void startUploads(shell);
  await store.set(refreshSessionAtom);
  await store.set(loadCartAtom);
  registerServiceWorker(store);
}
