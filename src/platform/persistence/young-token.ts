import { get as readRecord } from 'idb-keyval';
import { canPersist, stateRecords } from '#offline/records/state-records.ts';
import { contextToken } from '../session/context-token.ts';

/** The record of a token that the disk may not have as a cookie yet. */
export const youngToken = 'young-token';

/** A database that does not answer holds nothing up. */
const patienceMs = 1_000;

/**
 * Puts back the token of a session that the browser was given right before it died. It writes cookies to the disk half a
 * minute late, and would come back with an older token, or none: with another cart, or nobody's.
 */
export async function bringBackYoungToken(): Promise<void> {
  if (!canPersist()) return;
  const impatience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const reading = readRecord<string>(youngToken, stateRecords()).catch(() => undefined);
  const token = await Promise.race([reading, impatience]);
  if (token !== undefined) contextToken.write(token);
}
