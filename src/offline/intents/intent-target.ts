import { get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { canPersist, stateRecords } from '../records/state-records.ts';

const targetSchema = z.object({
  endpoint: z.string(),
  accessKey: z.string(),
  languageId: z.optional(z.string()),
});

/** How the shop is asked that what waits goes to: origin (`/`: the page's own), access key of its sales channel, language of whoever wrote. */
export type IntentTarget = z.infer<typeof targetSchema>;

const targetRecord = 'intent-target';

/** Leaves it for the service worker, which has no page to tell it. Without room nobody but pages sends. */
export async function saveIntentTarget(target: IntentTarget): Promise<void> {
  if (!canPersist()) return;
  try {
    await set(targetRecord, target, stateRecords());
  } catch (error) {
    console.warn('The service worker is not told where changes go.', error);
  }
}

/** Undefined also when it cannot be read. */
export async function loadIntentTarget(): Promise<IntentTarget | undefined> {
  return targetSchema.safeParse(await get(targetRecord, stateRecords())).data;
}
