/** Answers of one session; what the worker shows offline. */
export const privateAnswersCache = 'private-answers';

/** Answers of the catalogue; a customer's may hold prices and reviews of their own. */
export const catalogueAnswersCache = 'catalogue-answers';

/** Tells the worker that somebody has logged out. */
export const forgetSessionMessage = 'FORGET_PRIVATE_ANSWERS';

/** Deletes what the worker keeps of the Store API's answers. */
export async function forgetAnswers(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all([privateAnswersCache, catalogueAnswersCache].map((name) => caches.delete(name)));
}
