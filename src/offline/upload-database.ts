import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { partBytes, uploadRecordSchema, type UploadRecord, uploadDatabaseName } from './upload-record.ts';

interface UploadSchema extends DBSchema {
  jobs: { key: string; value: unknown };
  /** Key: job and number of the part. */
  parts: { key: [string, number]; value: ArrayBuffer };
  /** Key: name of what only one tab may do at a time. */
  leases: { key: string; value: Lease };
}

interface Lease {
  owner: string;
  /** Milliseconds since 1970. */
  until: number;
}

export interface UploadDatabase {
  saveRecord(record: UploadRecord): Promise<void>;
  /** All records that can be read, in order of addition. Unreadable ones are left out and stay untouched. */
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
  deleteRecord(id: string): Promise<void>;
  /** @throws DOMException QuotaExceededError when the browser has no room */
  savePart(id: string, index: number, bytes: ArrayBuffer): Promise<void>;
  /** @throws StagedBytesMissing when a part is not there */
  readBytes(id: string, start: number, end: number): Promise<ArrayBuffer>;
  deleteParts(id: string): Promise<void>;
  /** Takes or prolongs a lease; false when another owner's has not run out at `now`. */
  takeLease(name: string, lease: Lease, now: number): Promise<boolean>;
  dropLease(name: string, owner: string): Promise<void>;
  close(): void;
}

export class StagedBytesMissing extends Error {
  override readonly name = 'StagedBytesMissing';
}

/** Opens the database of uploads; version numbers stand for the upgrades below. */
export async function openUploadDatabase(name = uploadDatabaseName): Promise<UploadDatabase> {
  const open = (): Promise<IDBPDatabase<UploadSchema>> =>
    openDB<UploadSchema>(name, 2, {
      upgrade(database, oldVersion) {
        // 1: records and parts
        if (oldVersion < 1) {
          database.createObjectStore('jobs');
          database.createObjectStore('parts');
        }
        // 2: leases, for browsers without locks
        if (oldVersion < 2) database.createObjectStore('leases');
      },
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
  let connection = await open();
  /** WebKit ends connections in the background: reopen once and try again. */
  const use = async <Result>(work: (database: IDBPDatabase<UploadSchema>) => Promise<Result>): Promise<Result> => {
    try {
      return await work(connection);
    } catch (error) {
      if (!(error instanceof DOMException) || !/InvalidState|UnknownError/.test(error.name)) throw error;
      connection = await open();
      return work(connection);
    }
  };
  return {
    saveRecord: (record) => use(async (database) => void (await database.put('jobs', record, record.id))),
    loadRecords: () => use(async (database) => readRecords(await database.getAll('jobs'))),
    loadRecord: (id) => use(async (database) => readRecords([await database.get('jobs', id)])[0]),
    changeRecord: (id, change) => use((database) => changeInOneStep(database, id, change)),
    deleteRecord: (id) => use((database) => database.delete('jobs', id)),
    savePart: (id, index, bytes) => use(async (database) => void (await database.put('parts', bytes, [id, index]))),
    readBytes: (id, start, end) => use((database) => readRange(database, id, { start, end })),
    deleteParts: (id) => use((database) => database.delete('parts', IDBKeyRange.bound([id, 0], [id, Infinity]))),
    takeLease: (key, lease, now) => use((database) => takeInOneStep(database, { key, lease, now })),
    dropLease: (key, owner) => use((database) => dropOwn(database, key, owner)),
    close: () => connection.close(),
  };
}

function readRecords(values: unknown[]): UploadRecord[] {
  return values
    .flatMap((value) => {
      const parsed = uploadRecordSchema.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    })
    .toSorted((a, b) => a.sequence - b.sequence);
}

async function changeInOneStep(
  database: IDBPDatabase<UploadSchema>,
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

async function takeInOneStep(
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

async function dropOwn(database: IDBPDatabase<UploadSchema>, key: string, owner: string): Promise<void> {
  const step = database.transaction('leases', 'readwrite');
  if ((await step.store.get(key))?.owner === owner) await step.store.delete(key);
  await step.done;
}

async function readRange(
  database: IDBPDatabase<UploadSchema>,
  id: string,
  { start, end }: { start: number; end: number },
): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(end - start);
  const first = Math.floor(start / partBytes);
  const last = Math.max(first, Math.ceil(end / partBytes) - 1);
  if (end === start) return bytes.buffer;
  for (let index = first; index <= last; index += 1) {
    const part = await database.get('parts', [id, index]);
    if (!part) throw new StagedBytesMissing(`Part ${index} of ${id} is missing`);
    const partStart = index * partBytes;
    const from = Math.max(start, partStart);
    const piece = new Uint8Array(part, from - partStart, Math.min(end, partStart + part.byteLength) - from);
    bytes.set(piece, from - start);
  }
  return bytes.buffer;
}
