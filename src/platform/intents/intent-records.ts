import { hasRecords } from '../persistence/has-records.ts';

/** Changes that wait for the shop are kept under this name. */
export const intentRecords = 'intent';

/** Whether this browser keeps changes that wait. */
export const hasIntents = (): Promise<boolean> => hasRecords(intentRecords);
