/** What was taken along and is the same for everybody: payloads of pages, and pictures. */
export const takenCache = 'taken';

/** What a customer took along that is for nobody else. A logout deletes it. */
export const privateTakenCache = 'private-taken';

/** On what is asked for to be taken along: the worker lets it pass, and does not keep it a second time as something seen. */
export const takingHeader = 'nf-taking';

/** Asks the worker to give up what was merely seen, for want of room; it answers when that is done. */
export const giveUpSeenMessage = 'GIVE_UP_SEEN';

/** Whether anything may have been taken along on this device. Asking makes nothing. */
export async function hasTaken(): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  const found = await Promise.all([takenCache, privateTakenCache].map((name) => caches.has(name)));
  return found.includes(true);
}
