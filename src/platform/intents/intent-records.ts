import { promisifyRequest } from 'idb-keyval';
import { canPersist, keysOf, stateRecords } from '../persistence/state-records.ts';

/** Changes that wait for the shop are kept under this name. */
export const intentRecords = 'intent';

/** Whether this browser keeps changes that wait; false where it keeps nothing, or does not say. */
export async function hasIntents(): Promise<boolean> {
  if (!canPersist()) return false;
  try {
    return (await stateRecords()('readonly', (store) => promisifyRequest(store.count(keysOf(intentRecords))))) > 0;
  } catch (error) {
    console.warn('Whether changes wait for the shop could not be read.', error);
    return false;
  }
}
