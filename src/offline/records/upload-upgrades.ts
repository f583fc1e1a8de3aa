import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import * as z from 'zod/mini';

export interface Lease {
  owner: string;
  /** Milliseconds since 1970. */
  until: number;
}

export interface UploadSchema extends DBSchema {
  jobs: { key: string; value: unknown };
  /** Key: upload and number of the part. */
  parts: { key: [string, number]; value: ArrayBuffer };
  /** Key: name of what only one tab may do at a time. */
  leases: { key: string; value: Lease };
  /** Key: name of what the service worker has to know. */
  settings: { key: string; value: unknown };
}

type Upgrade = IDBPTransaction<UploadSchema, StoreNames<UploadSchema>[], 'versionchange'>;

/** Version of the database of uploads: the number of the last upgrade. */
export const uploadDatabaseVersion = 3;

/** Brings a database of any earlier version to the present one, keeping its uploads. */
export async function upgradeUploads(
  database: IDBPDatabase<UploadSchema>,
  oldVersion: number,
  upgrade: Upgrade,
): Promise<void> {
  // 1: records and parts
  if (oldVersion < 1) {
    database.createObjectStore('jobs');
    database.createObjectStore('parts');
  }
  // 2: leases, for browsers without locks
  if (oldVersion < 2) database.createObjectStore('leases');
  // 3: copying is no state any more, order is a position; settings for the service worker
  if (oldVersion < 3) {
    database.createObjectStore('settings');
    if (oldVersion > 0) await rewriteRecords(upgrade);
  }
}

async function rewriteRecords(upgrade: Upgrade): Promise<void> {
  const jobs = upgrade.objectStore('jobs');
  for (const key of await jobs.getAllKeys()) {
    const old = version2Schema.safeParse(await jobs.get(key));
    if (old.success) await jobs.put(asVersion3(old.data), key);
  }
}

const version2Schema = z.looseObject({
  sequence: z.number(),
  state: z.string(),
  size: z.number(),
  stagedBytes: z.number(),
  md5: z.optional(z.string()),
  holder: z.optional(z.string()),
});

function asVersion3({ sequence, ...record }: z.infer<typeof version2Schema>): unknown {
  const { state, size, stagedBytes, md5, holder } = record;
  const isStaging = state === 'staging';
  const copied = { ...record, position: sequence, state: isStaging ? 'queued' : state };
  if (md5 !== undefined && stagedBytes >= size && !isStaging) return { ...copied, copy: 'complete' };
  return { ...copied, stagedBytes: 0, copy: holder !== undefined && !isStaging ? 'none' : 'growing' };
}
