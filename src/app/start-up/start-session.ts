import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { areUploadsReadAtom } from '#features/uploads/uploads-read-atom.ts';
import { registerServiceWorker } from '#platform/install/service-worker.ts';
import { isFirstViewDoneAtom } from '#platform/session/first-view.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import { hasUploadDatabase } from '#offline/upload-names.ts';

/** A shop that is slower than this does not hold up uploads. */
const patienceMs = 5_000;

/** So long the shop's session waits at most until the storage was asked for the rest of an upload. */
const askFirstMs = 4_000;

/** After the first paint: uploads that were left over, session context, cart, wishlist; then the service worker. */
export async function startSession(shell: Shell): Promise<void> {
  const { store } = shell;
  const goOn = async (): Promise<void> => {
    if (store.get(isFirstViewDoneAtom)) return;
    store.set(isFirstViewDoneAtom, true);
    await continueUploads(shell);
  };
  // Uploads left over wait for nobody, and neither do files that come with the start of the installed application.
  if (isInstalled() || (await hasUploadDatabase().catch(() => true)))
    await Promise.race([goOn(), new Promise((resolve) => setTimeout(resolve, askFirstMs))]);
  const impatience = setTimeout(() => void goOn(), patienceMs);
  try {
    await store.set(refreshSessionAtom);
    await store.set(loadCartAtom);
  } finally {
    clearTimeout(impatience);
    void goOn();
  }
  registerServiceWorker(store);
}

const isInstalled = (): boolean => !matchMedia('(display-mode: browser)').matches;

/** Fetched after the page: a first visit has nothing to go on with. */
async function continueUploads(shell: Shell): Promise<void> {
  const tellRead = (): void => shell.store.set(areUploadsReadAtom, true);
  // A database that does not open is not waited for without end: what it may know is asked elsewhere.
  const impatience = setTimeout(tellRead, patienceMs);
  try {
    const { startUploads } = await import('./start-uploads.ts');
    await startUploads(shell);
  } catch (error) {
    console.error('The upload queue could not be loaded.', error);
  } finally {
    clearTimeout(impatience);
    tellRead();
  }
}
