declare global {
  interface ServiceWorkerRegistration {
    /** Background Sync; Chromium only. */
    readonly sync?: { register(tag: string): Promise<void> };
  }
}

/** Asks the browser to wake the service worker by this tag as soon as it knows of a network, also when all pages are closed by then. */
export async function askForSync(tag: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registering = navigator.serviceWorker.getRegistration().then((found) => found?.sync?.register(tag));
  // Browsers may forbid it, for example in private windows: then it is for the next visit.
  await registering.catch(() => undefined);
}
