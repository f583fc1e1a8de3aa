import { uploadSyncTag } from '#offline/queue/upload-sync.ts';

declare global {
  interface ServiceWorkerRegistration {
    /** Background Sync; Chromium only. */
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

/** Asks the browser to wake the service worker for uploads, also when all pages are closed by then. */
export async function askWorkerForHelp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Browsers may forbid it, for example in private windows: then uploads go on with the next visit.
  await registration?.sync?.register(uploadSyncTag).catch(() => undefined);
}
