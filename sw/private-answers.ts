export const privateAnswersCache = 'private-answers';

/** Called at logout: nothing of one customer may be shown to the next. */
export async function forgetPrivateAnswers(): Promise<void> {
  await caches.delete(privateAnswersCache);
}
