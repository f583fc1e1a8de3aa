const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Looks for a newer version of the shop in a tab that stays open: every hour, when somebody comes back to it, and when a file
 * of this version could not be loaded. A browser looks by itself only when a page is opened.
 * @param look asks the server; may reject without a network
 */
export function lookForNewerVersion(look: () => Promise<unknown>, now: () => number = Date.now): void {
  let lookedAt = now();
  const lookAfter = (ms: number): void => {
    if (now() - lookedAt < ms) return;
    lookedAt = now();
    // Without a network there is nothing newer to be had.
    look().catch(() => undefined);
  };
  setInterval(() => lookAfter(hourMs), minuteMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAfter(minuteMs);
  });
  window.addEventListener('vite:preloadError', () => lookAfter(0));
}
