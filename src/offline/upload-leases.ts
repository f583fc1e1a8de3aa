import type { IDBPDatabase } from 'idb';
import type { Lease, UploadSchema } from './upload-upgrades.ts';

/** Takes or prolongs a lease in one transaction; false when another owner's has not run out at `now`. */
export async function takeInOneStep(
  database: IDBPDatabase<UploadSchema>,
  { key, lease, now }: { key: string; lease: Lease; now: number },
): Promise<boolean> {
  const step = database.transaction('leases', 'readwrite');
  const held = await step.store.get(key);
  const isFree = held === undefined || held.owner === lease.owner || held.until <= now;
  if (isFree) await step.store.put(lease, key);
  await step.done;
  return isFree;
}

export async function dropOwn(database: IDBPDatabase<UploadSchema>, key: string, owner: string): Promise<void> {
  const step = database.transaction('leases', 'readwrite');
  if ((await step.store.get(key))?.owner === owner) await step.store.delete(key);
  await step.done;
}
