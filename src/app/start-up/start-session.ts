import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { registerServiceWorker } from '#platform/install/service-worker.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/** After the first paint: uploads left over, which need nobody; session context, cart, wishlist; then the service worker. */
export async function startSession(shell: Shell): Promise<void> {
  const { store } = shell;
  void continueUploads(shell);
  await store.set(refreshSessionAtom);
  await store.set(loadCartAtom);
  registerServiceWorker(store);
}

/** Fetched after the page: a first visit has nothing to go on with. */
async function continueUploads(shell: Shell): Promise<void> {
  try {
    const { startUploads } = await import('./start-uploads.ts');
    await startUploads(shell);
  } catch (error) {
    console.error('The upload queue could not be loaded.', error);
  }
}
