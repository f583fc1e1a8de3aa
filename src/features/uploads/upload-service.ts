import type { FileStorage } from '#file-storage/file-storage.ts';
import { nextUploadState } from '#file-storage/upload-machine.ts';
import { openUploadDatabase, type UploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/upload-record.ts';
import { createUploadRecord } from './create-upload-record.ts';
import { stageRecord } from './stage-record.ts';
import { forgetOldRecords, releaseInterruptedStaging, stagingLock } from './tidy-records.ts';
import { openUploadChannel, type UploadChannel, type UploadMessage } from './upload-channel.ts';
import { UploadQueue, type UploadWish } from './upload-queue.ts';

/** The picked file is not the one the upload was started with. */
export class OtherFile extends Error {
  override readonly name = 'OtherFile';
}

/** Everything the page does with uploads. One tab at a time works on them; all tabs show them. */
export class UploadService {
  readonly #storage: FileStorage;
  readonly #database: UploadDatabase;
  readonly #show: (record: UploadRecord) => void;
  readonly #channel: UploadChannel;
  #queue: UploadQueue | undefined;

  private constructor(storage: FileStorage, database: UploadDatabase, show: (record: UploadRecord) => void) {
    this.#storage = storage;
    this.#database = database;
    this.#show = show;
    this.#channel = openUploadChannel((message) => void this.#receive(message));
  }

  /** @param show told about every record that changed, in this tab or another */
  static async open(storage: FileStorage, show: (record: UploadRecord) => void): Promise<UploadService> {
    const database = await openUploadDatabase();
    await forgetOldRecords(database, Date.now());
    const service = new UploadService(storage, database, show);
    for (const record of await database.loadRecords()) show(record);
    service.#becomeRunner();
    return service;
  }

  /** Puts files on record and begins to copy them; resolves before their bytes have moved. */
  async add(files: readonly File[], folderId: string): Promise<UploadRecord[]> {
    const last = (await this.#database.loadRecords()).at(-1)?.sequence ?? 0;
    const entries = files.map((file, index) => ({
      file,
      record: createUploadRecord(file, folderId, last + index + 1),
    }));
    for (const { record } of entries) await this.#save(record);
    void askToKeepCopies();
    for (const { record, file } of entries) void this.#stage(record, file);
    return entries.map(({ record }) => record);
  }

  async wish(id: string, wish: UploadWish): Promise<void> {
    if (this.#queue) await this.#queue.wish(id, wish);
    else this.#channel.send({ type: 'wish', id, wish });
  }

  /** Gives a job its file again after its copy was lost. @throws OtherFile */
  async repick(id: string, file: File): Promise<void> {
    const record = await this.#find(id);
    if (!record) return;
    if (record.name !== file.name || record.size !== file.size) throw new OtherFile(file.name);
    await this.#stage({ ...record, state: nextUploadState(record.state, 'file-picked') }, file);
  }

  /** The local copy of a file; undefined when it is not complete here. */
  async readStaged(id: string): Promise<File | undefined> {
    const record = await this.#find(id);
    if (!record || record.stagedBytes < record.size) return undefined;
    const bytes = await this.#database.readBytes(id, 0, record.size).catch(() => undefined);
    return bytes && new File([bytes], record.name, { type: record.contentType, lastModified: record.lastModified });
  }

  /** Waits for its turn: the lock goes to the next tab when this one closes or dies. */
  #becomeRunner(): void {
    void navigator.locks.request('upload-runner', async () => {
      await releaseInterruptedStaging(this.#database, (record) => this.#save(record));
      const queue = new UploadQueue({
        storage: this.#storage,
        database: this.#database,
        changed: (record) => this.#announce(record),
        now: Date.now,
        random: Math.random,
        offline: () => !navigator.onLine,
      });
      this.#queue = queue;
      window.addEventListener('online', () => void queue.wake());
      document.addEventListener('visibilitychange', () => void queue.wake());
      await queue.wake();
      await new Promise(() => undefined);
    });
  }

  async #receive(message: UploadMessage): Promise<void> {
    if (message.type === 'wish') {
      await this.#queue?.wish(message.id, message.wish);
      return;
    }
    const record = await this.#find(message.id);
    if (!record) return;
    this.#show(record);
    if (record.state === 'queued') await this.#queue?.wake();
  }

  async #stage(record: UploadRecord, file: File): Promise<void> {
    await navigator.locks.request(stagingLock(record.id), async () => {
      await this.#save(await stageRecord(record, file, this.#database));
    });
    await this.#queue?.wake();
  }

  async #save(record: UploadRecord): Promise<void> {
    await this.#database.saveRecord(record);
    this.#announce(record);
  }

  #announce(record: UploadRecord): void {
    this.#show(record);
    this.#channel.send({ type: 'changed', id: record.id });
  }

  async #find(id: string): Promise<UploadRecord | undefined> {
    return (await this.#database.loadRecords()).find((record) => record.id === id);
  }
}

/** Asks the browser not to throw the copies away when it runs short of space; it may say no. */
async function askToKeepCopies(): Promise<void> {
  await navigator.storage.persist().catch(() => false);
}
