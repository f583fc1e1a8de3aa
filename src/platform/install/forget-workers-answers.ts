import { forgetAnswers, forgetSessionMessage } from '#offline/session-caches.ts';

/** Deletes what the service worker keeps of the shop's answers, and tells it not to keep those on their way. */
export async function forgetWorkersAnswers(): Promise<void> {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage({ type: forgetSessionMessage });
  await forgetAnswers();
}
