/**
 * Tells the service worker something once one stands, however the page came: also where it was opened while the first one was still
 * coming, or anew past it. A version that waits to be let in hears it as well. Without a worker nobody does.
 */
export function tellWorker(message: object): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active, waiting }) => {
    for (const worker of [active, waiting]) worker?.postMessage(message);
  });
}
