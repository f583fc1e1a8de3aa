import { intentRecords } from '#offline/intents/intent-names.ts';
import { hasRecords } from '../persistence/has-records.ts';

/** Whether this browser keeps changes that wait. */
export const hasIntents = (): Promise<boolean> => hasRecords(intentRecords);
