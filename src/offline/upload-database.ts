import * as z from 'zod/mini';
import { areCopiesInReach } from './parts/copies-in-reach.ts';
import { inStep } from './records/database-step.ts';
import { openPartFolder, type PartFolder } from './parts/part-files.ts';
import { deleteLongUnreadable } from './records/unreadable-records.ts';
import { openConnection, type Connection, type UseDatabase } from './records/upload-connection.ts';
import { changeInOneStep, dropOwn, takeInOneStep } from './records/upload-leases.ts';
import { uploadParts, type UploadParts } from './parts/upload-parts.ts';
import { uploadDatabaseName } from './records/upload-names.ts';
import { uploadRecordSchema, type UploadRecord } from './records/upload-record.ts';
import type { Lease } from './records/upload-upgrades.ts';

export interface UploadDatabase extends UploadParts {
  /** All records that can be read, by position. Unreadable ones are left out and stay untouched. */
  loadRecords(): Promise<UploadRecord[]>;
  /** Undefined also when it cannot be read. */
  loadRecord(id: string): Promise<UploadRecord | undefined>;
  /**
   * Reads, decides and writes in one transaction, so that no other change, of any tab, comes in between.
   * @param change gives the new record, or undefined to leave the old one; may be called again after a lost connection
   * @returns the new record; undefined when nothing was changed
   */
  changeRecord(
    id: string,
    change: (record: UploadRecord) => UploadRecord | undefined,
  ): Promise<UploadRecord | undefined>;
  /** As `changeRecord`, over all records by position: writes and returns those that `change` gives, old or new. */
  changeRecords(
    change: (records: readonly UploadRecord[]) => readonly UploadRecord[],
  ): Promise<readonly UploadRecord[]>;
  /** Deletes the records that are to go, decided in the same transaction; unreadable ones stay. */
  deleteRecords(isToGo: (record: UploadRecord) => boolean): Promise<void>;
  /** Deletes records that could not be read for a long time; see `deleteLongUnreadable`. `now`: milliseconds since 1970. */
  deleteUnreadable(now: number): Promise<void>;
  /** Whether the copies that were kept can be looked for; see `areCopiesInReach`. */
  hasCopiesInReach(): Promise<boolean>;
  /** Where uploads go, for the service worker, which has no page to tell it. */
  saveTarget(target: UploadTarget): Promise<void>;
  loadTarget(): Promise<UploadTarget | undefined>;
  /** Takes or prolongs a lease; false when another owner's has not run out at `now`. */
  takeLease(name: string, lease: Lease, now: number): Promise<boolean>;
  dropLease(name: string, owner: string): Promise<void>;
  loadLease(name: string): Promise<Lease | undefined>;
  /** Reads, decides and writes in one transaction; false when `change` gives nothing to be written. */
  changeLease(name: string, change: (held: Lease | undefined) => Lease | undefined): Promise<boolean>;
  /** Whether what is kept outlives the page. */
  isLasting: boolean;
  /** Another one after the browser has deleted what was kept; undefined as long as there is no room for one. */
  loadEpoch(): Promise<string | undefined>;
  /** Calls back when the browser ended the connection, or somebody deletes the database: the data may be gone. */
  onLoss(listener: () => void): void;
  /** Resolves when a newer version of the shop has changed the database: everything is refused from then on. */
  outdated: Promise<void>;
  close(): void;
}

const targetSchema = z.object({
  endpoint: z.string(),
  bucket: z.string(),
  tokenAddress: z.optional(z.object({ url: z.string(), accessKey: z.string() })),
});

/** The file storage of this shop: origin of the server (empty: the page's own), bucket, and where tokens are asked for. */
export type UploadTarget = z.infer<typeof targetSchema>;

/** The uploads of this browser, the same for pages and service worker. */
export const openOwnUploads = async (): Promise<UploadDatabase> =>
  openUploadDatabase(uploadDatabaseName, await openPartFolder());

/**
 * Opens the database of uploads, bringing an older one to the present version.
 * @param folder of the copies; without one they are kept in the database
 */
export async function openUploadDatabase(name: string, folder?: PartFolder): Promise<UploadDatabase> {
  const connection = await openConnection(name);
  const use: UseDatabase = (work) => connection.use(work);
  return {
    ...recordsIn(use),
    ...uploadParts(use, folder),
    deleteUnreadable: (now) => use((database) => deleteLongUnreadable(database, now)),
    hasCopiesInReach: () => use((database) => areCopiesInReach(database, folder)),
    saveTarget: (target) => use(async (database) => void (await database.put('settings', target, 'target'))),
    loadTarget: () => use(async (database) => targetSchema.safeParse(await database.get('settings', 'target')).data),
    takeLease: (key, lease, now) => use((database) => takeInOneStep(database, { key, lease, now })),
    dropLease: (key, owner) => use((database) => dropOwn(database, key, owner)),
    loadLease: (key) => use((database) => database.get('leases', key)),
    changeLease: (key, change) => use((database) => changeInOneStep(database, key, change)),
    isLasting: true,
    loadEpoch: () => use(readEpoch),
    onLoss: (listener) => connection.onLoss(listener),
    outdated: connection.outdated,
    close: () => connection.close(),
  };
}

async function readEpoch(database: Connection): Promise<string> {
  const step = database.transaction('settings', 'readwrite');
  return inStep(step, async () => {
    const known = z.string().safeParse(await step.store.get('epoch'));
    if (known.success) return known.data;
    const epoch = crypto.randomUUID();
    await step.store.put(epoch, 'epoch');
    return epoch;
  });
}

type Records = Pick<UploadDatabase, 'loadRecords' | 'loadRecord' | 'changeRecord' | 'changeRecords' | 'deleteRecords'>;

const recordsIn = (use: UseDatabase): Records => ({
  loadRecords: () => use(async (database) => readRecords(await database.getAll('jobs'))),
  loadRecord: (id) => use(async (database) => readRecords([await database.get('jobs', id)])[0]),
  changeRecord: (id, change) => use((database) => changeOne(database, id, change)),
  changeRecords: (change) => use((database) => changeAll(database, change)),
  deleteRecords: (isToGo) => use((database) => deleteSome(database, isToGo)),
});

function readRecords(values: unknown[]): UploadRecord[] {
  return values
    .flatMap((value) => {
      const parsed = uploadRecordSchema.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    })
    .toSorted((a, b) => a.position - b.position);
}

function changeOne(
  database: Connection,
  id: string,
  change: (record: UploadRecord) => UploadRecord | undefined,
): Promise<UploadRecord | undefined> {
  const step = database.transaction('jobs', 'readwrite');
  return inStep(step, async () => {
    const [record] = readRecords([await step.store.get(id)]);
    const next = record && change(record);
    if (next) await step.store.put(next, id);
    return next;
  });
}

function changeAll(
  database: Connection,
  change: (records: readonly UploadRecord[]) => readonly UploadRecord[],
): Promise<readonly UploadRecord[]> {
  const step = database.transaction('jobs', 'readwrite');
  return inStep(step, async () => {
    const next = change(readRecords(await step.store.getAll()));
    await Promise.all(next.map((record) => step.store.put(record, record.id)));
    return next;
  });
}

function deleteSome(database: Connection, isToGo: (record: UploadRecord) => boolean): Promise<void> {
  const step = database.transaction('jobs', 'readwrite');
  return inStep(step, async () => {
    const gone = readRecords(await step.store.getAll()).filter(isToGo);
    await Promise.all(gone.map(({ id }) => step.store.delete(id)));
  });
}
