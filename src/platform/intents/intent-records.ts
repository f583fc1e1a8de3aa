import { promisifyRequest } from 'idb-keyval';
import { canPersist, stateRecords } from '../persistence/state-records.ts';

/** Changes that wait for the shop are kept under this name. */
export const intentRecords = 'intent';

/** Whether this browser keeps changes that wait; false where it keeps nothing, or does not say. */
export async function hasIntents(): Promise<boolean> {
  if (!canPersist()) return false;
  try {
    const range = IDBKeyRange.bound(`${intentRecords}:`, `${intentRecords};`, false, true);
    return (await stateRecords()('readonly', (store) => promisifyRequest(store.count(range)))) > 0;
  } catch (error) {
    console.warn('Whether changes wait for the shop could not be read.', error);
    return false;
  }
}
