import type { IDBPDatabase } from 'idb';
import { inStep } from './database-step.ts';
import type { Lease, UploadSchema } from './upload-upgrades.ts';

type Connection = IDBPDatabase<UploadSchema>;

/** Takes or prolongs a lease in one transaction; false when another owner's has not run out at `now`. */
export function takeInOneStep(
  database: Connection,
  { key, lease, now }: { key: string; lease: Lease; now: number },
): Promise<boolean> {
  const step = database.transaction('leases', 'readwrite');
  return inStep(step, async () => {
    const held = await step.store.get(key);
    const isFree = held === undefined || held.owner === lease.owner || !isAlive(held, lease, now);
    if (isFree) await step.store.put(lease, key);
    return isFree;
  });
}

/** Reads, decides and writes in one transaction; false when `change` gives nothing to be written. */
export function changeInOneStep(
  database: Connection,
  key: string,
  change: (held: Lease | undefined) => Lease | undefined,
): Promise<boolean> {
  const step = database.transaction('leases', 'readwrite');
  return inStep(step, async () => {
    const next = change(await step.store.get(key));
    if (next) await step.store.put(next, key);
    return next !== undefined;
  });
}

/** A lease that ends later than any taken now was taken before the clock was set back. */
function isAlive(held: Lease, { until }: Lease, now: number): boolean {
  const longest = until - now;
  return held.until > now && held.until - now <= 2 * longest;
}

export function dropOwn(database: Connection, key: string, owner: string): Promise<void> {
  const step = database.transaction('leases', 'readwrite');
  return inStep(step, async () => {
    if ((await step.store.get(key))?.owner === owner) await step.store.delete(key);
  });
}
