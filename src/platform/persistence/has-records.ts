import { promisifyRequest } from 'idb-keyval';
import { canPersist, keysOf, stateRecords } from '#offline/records/state-records.ts';

/** Whether this browser keeps any record of a collection; false where it keeps nothing, or does not say. */
export async function hasRecords(name: string): Promise<boolean> {
  if (!canPersist()) return false;
  try {
    return (await stateRecords()('readonly', (store) => promisifyRequest(store.count(keysOf(name))))) > 0;
  } catch (error) {
    console.warn(`Whether there are records of ${name} could not be read.`, error);
    return false;
  }
}
