/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** Pages of this shop that are open, those of earlier versions as well. */
export const openPages = (): Promise<readonly WindowClient[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });
