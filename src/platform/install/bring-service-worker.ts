import { Workbox } from 'workbox-window';
import { lookForNewerVersion } from './look-for-newer-version.ts';

/**
 * Registers the service worker, and looks for newer ones from then on.
 * @param offer is called with what lets a newer version in, once one waits
 * @throws {Error} when the browser forbids it
 */
export async function bringServiceWorker(offer: (letInNow: () => void) => void): Promise<void> {
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => offer(() => letIn(worker)));
  await worker.register({ immediate: true });
  lookForNewerVersion(() => worker.update());
}

/** A version before that has something left to do keeps the newer one waiting; after so many milliseconds the page does not. */
const patienceMs = 2_000;

/** Lets the version that waits in, and opens the page anew; its files come from the server as long as it waits. */
function letIn(worker: Workbox): void {
  const reload = (): void => {
    clearTimeout(impatience);
    location.reload();
  };
  const impatience = setTimeout(reload, patienceMs);
  worker.addEventListener('controlling', reload);
  worker.messageSkipWaiting();
}
