import { openDB, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';
import { dropOwn, takeInOneStep } from './upload-leases.ts';
import { allPartsOf, deleteOrphans, readPart } from './upload-parts.ts';
import { uploadRecordSchema, type UploadRecord, uploadDatabaseName } from './upload-record.ts';
import { uploadDatabaseVersion, upgradeUploads, type Lease, type UploadSchema } from './upload-upgrades.ts';

export interface UploadDatabase {
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
  deleteRecord(id: string): Promise<void>;
  /** @throws DOMException QuotaExceededError when the browser has no room */
  savePart(id: string, index: number, bytes: ArrayBuffer): Promise<void>;
  countParts(id: string): Promise<number>;
  /** @throws StagedBytesMissing when it is not there */
  readPart(id: string, index: number): Promise<Blob>;
  deleteParts(id: string): Promise<void>;
  /** Deletes the parts of uploads that are not on record. */
  deleteOrphanParts(): Promise<void>;
  /** Where uploads go, for the service worker, which has no page to tell it. */
  saveTarget(target: UploadTarget): Promise<void>;
  loadTarget(): Promise<UploadTarget | undefined>;
  /** Takes or prolongs a lease; false when another owner's has not run out at `now`. */
  takeLease(name: string, lease: Lease, now: number): Promise<boolean>;
  dropLease(name: string, owner: string): Promise<void>;
  close(): void;
}

const targetSchema = z.object({ endpoint: z.string(), bucket: z.string() });

/** The file storage of this shop: origin of the server (empty: the page's own) and bucket. */
export type UploadTarget = z.infer<typeof targetSchema>;

type Connection = IDBPDatabase<UploadSchema>;

/** Opens the database of uploads, bringing an older one to the present version. */
export async function openUploadDatabase(name = uploadDatabaseName): Promise<UploadDatabase> {
  const open = (): Promise<Connection> =>
    openDB<UploadSchema>(name, uploadDatabaseVersion, {
      upgrade: (database, oldVersion, _newVersion, step) => void upgradeUploads(database, oldVersion, step),
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
  let connection = await open();
  /** WebKit ends connections in the background: reopen once and try again. */
  const use: Use = async (work) => {
    try {
      return await work(connection);
    } catch (error) {
      if (!(error instanceof DOMException) || !/InvalidState|UnknownError/.test(error.name)) throw error;
      connection = await open();
      return work(connection);
    }
  };
  return {
    ...recordsIn(use),
    ...partsIn(use),
    saveTarget: (target) => use(async (database) => void (await database.put('settings', target, 'target'))),
    loadTarget: () => use(async (database) => targetSchema.safeParse(await database.get('settings', 'target')).data),
    takeLease: (key, lease, now) => use((database) => takeInOneStep(database, { key, lease, now })),
    dropLease: (key, owner) => use((database) => dropOwn(database, key, owner)),
    close: () => connection.close(),
  };
}

type Use = <Result>(work: (database: Connection) => Promise<Result>) => Promise<Result>;

type Records = Pick<UploadDatabase, 'loadRecords' | 'loadRecord' | 'changeRecord' | 'changeRecords' | 'deleteRecord'>;

const recordsIn = (use: Use): Records => ({
  loadRecords: () => use(async (database) => readRecords(await database.getAll('jobs'))),
  loadRecord: (id) => use(async (database) => readRecords([await database.get('jobs', id)])[0]),
  changeRecord: (id, change) => use((database) => changeOne(database, id, change)),
  changeRecords: (change) => use((database) => changeAll(database, change)),
  deleteRecord: (id) => use((database) => database.delete('jobs', id)),
});

type Parts = Pick<UploadDatabase, 'savePart' | 'countParts' | 'readPart' | 'deleteParts' | 'deleteOrphanParts'>;

const partsIn = (use: Use): Parts => ({
  savePart: (id, index, bytes) => use(async (database) => void (await database.put('parts', bytes, [id, index]))),
  countParts: (id) => use((database) => database.count('parts', allPartsOf(id))),
  readPart: (id, index) => use((database) => readPart(database, id, index)),
  deleteParts: (id) => use((database) => database.delete('parts', allPartsOf(id))),
  deleteOrphanParts: () => use(deleteOrphans),
});

function readRecords(values: unknown[]): UploadRecord[] {
  return values
    .flatMap((value) => {
      const parsed = uploadRecordSchema.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    })
    .toSorted((a, b) => a.position - b.position);
}

async function changeOne(
  database: Connection,
  id: string,
  change: (record: UploadRecord) => UploadRecord | undefined,
): Promise<UploadRecord | undefined> {
  const step = database.transaction('jobs', 'readwrite');
  const [record] = readRecords([await step.store.get(id)]);
  const next = record && change(record);
  if (next) await step.store.put(next, id);
  await step.done;
  return next;
}

async function changeAll(
  database: Connection,
  change: (records: readonly UploadRecord[]) => readonly UploadRecord[],
): Promise<readonly UploadRecord[]> {
  const step = database.transaction('jobs', 'readwrite');
  const next = change(readRecords(await step.store.getAll()));
  await Promise.all(next.map((record) => step.store.put(record, record.id)));
  await step.done;
  return next;
}
