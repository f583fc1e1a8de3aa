/**
 * Tells the service worker something once one stands, however the page came: also where it was opened while the first one was still
 * coming, or anew past it. Without a worker nobody hears it.
 */
export function tellWorker(message: object): void {
  if ('serviceWorker' in navigator)
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
