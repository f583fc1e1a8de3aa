/** Answers of one session; what the worker shows offline. */
export const privateAnswersCache = 'private-answers';

/** Papers and files of a session's orders that were opened. */
export const privateFilesCache = 'private-files';

/** Answers of the catalogue; a customer's may hold prices and reviews of their own. */
export const catalogueAnswersCache = 'catalogue-answers';

/** Tells the worker that somebody has logged out. */
export const forgetSessionMessage = 'FORGET_PRIVATE_ANSWERS';

/** What a logout empties. */
export const forgottenCaches = [privateAnswersCache, privateFilesCache, catalogueAnswersCache] as const;

/** Deletes what the worker keeps of the Store API's answers. */
export async function forgetAnswers(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all(forgottenCaches.map((name) => caches.delete(name)));
}
