/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

/** Works whenever the browser, asked by this tag, knows of a network (Background Sync). What rejects is tried again, after 5 and 15 minutes. */
export function onSync(tag: string, work: () => Promise<void>): void {
  self.addEventListener('sync', (event) => {
    if (event.tag === tag) event.waitUntil(work());
  });
}
