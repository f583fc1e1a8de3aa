import type { FileStorage } from '#file-storage/file-storage.ts';
import { isUnderWay } from '#file-storage/upload-machine.ts';
import type { UploadRecord } from '#offline/upload-record.ts';
import { createUploadRecord, randomId } from './create-upload-record.ts';
import { FileCopier } from './file-copier.ts';
import { edgesOf } from './file-edges.ts';
import { findDuplicates } from './find-duplicates.ts';
import { movedPositions, type UploadMove } from './move-upload.ts';
import { OpenFiles } from './open-files.ts';
import { OtherFile } from './other-file.ts';
import { forgetOldRecords, releaseFilesOf } from './tidy-records.ts';
import { openUploadChannel, type UploadChannel } from './upload-channel.ts';
import { createUploadLedger, withoutError, type UploadLedger } from './upload-ledger.ts';
import { UploadQueue } from './upload-queue.ts';
import { copiedFiles, type UploadSource } from './upload-source.ts';
import { browserSurroundings, type UploadSurroundings } from './upload-surroundings.ts';
import { wishUpload, type UploadWish } from './upload-wish.ts';

/**
 * Everything the page does with uploads. One tab at a time uploads the copies, each tab the files that only it has open;
 * all tabs show all of them.
 */
export class UploadService {
  readonly #surroundings: UploadSurroundings;
  readonly #show: (record: UploadRecord) => void;
  readonly #channel: UploadChannel;
  readonly #ledger: UploadLedger;
  readonly #files: OpenFiles;
  readonly #copier: FileCopier;
  readonly #closed = new AbortController();
  /** Open files whose bytes are moving. */
  readonly #atRisk = new Set<string>();
  readonly #watchedTabs = new Set<string>();
  #queues: UploadQueue[] = [];
  #isRunner = false;

  private constructor(surroundings: UploadSurroundings, show: (record: UploadRecord) => void) {
    const { database, now, createHash, channelName } = surroundings;
    this.#surroundings = surroundings;
    this.#show = show;
    this.#channel = openUploadChannel(channelName, (id) => void this.#hear(id));
    const changed = (record: UploadRecord): void => {
      this.#channel.tellChanged(record.id);
      this.#notice(record);
    };
    this.#ledger = createUploadLedger({ database, changed, now });
    this.#files = new OpenFiles(randomId(), database);
    this.#copier = new FileCopier({ database, ledger: this.#ledger, createHash });
  }

  /** @param show told about every record that changed, in this tab or another */
  static async open(storage: FileStorage, show: (record: UploadRecord) => void): Promise<UploadService> {
    return UploadService.openIn(await browserSurroundings(storage), show);
  }

  static async openIn(surroundings: UploadSurroundings, show: (record: UploadRecord) => void): Promise<UploadService> {
    const { database, now, onReturn } = surroundings;
    await forgetOldRecords(database, now());
    const service = new UploadService(surroundings, show);
    for (const record of await database.loadRecords()) show(record);
    await service.#announceTab();
    service.#openQueue(service.#files);
    service.#becomeRunner();
    onReturn(() => service.#hurry());
    return service;
  }

  /** Puts files on record and begins to copy them; resolves before their bytes have moved. */
  async add(files: readonly File[], folderId: string): Promise<UploadRecord[]> {
    const last = (await this.#surroundings.database.loadRecords()).at(-1)?.sequence ?? 0;
    const entries = files.map((file, index) => ({
      file,
      record: { ...createUploadRecord(file, folderId, last + index + 1), holder: this.#files.tab },
    }));
    for (const { record } of entries) await this.#ledger.add(record);
    this.#surroundings.keepCopies();
    for (const { record, file } of entries) this.#copy(record.id, file);
    return entries.map(({ record }) => record);
  }

  /** What the shopper wants of a job, whichever tab works on it. */
  wish(id: string, wish: UploadWish): Promise<void> {
    return wishUpload(this.#ledger, id, wish);
  }

  /** Moves a job in the order they are taken. */
  async move(id: string, to: UploadMove): Promise<void> {
    for (const { id: moved, position } of movedPositions(await this.#surroundings.database.loadRecords(), id, to))
      await this.#ledger.change(moved, (record) => ({ ...record, sequence: position }));
  }

  /** The files among these that are on record already. */
  async findDuplicates(files: readonly File[]): Promise<Map<File, UploadRecord>> {
    const { database, createHash } = this.#surroundings;
    return findDuplicates(files, await database.loadRecords(), createHash);
  }

  /** Gives a job its file again after its copy was lost. @throws OtherFile, FileNotReadable */
  async repick(id: string, file: File): Promise<void> {
    const { database, createHash } = this.#surroundings;
    const record = await database.loadRecord(id);
    if (!record) return;
    if (record.name !== file.name || record.size !== file.size) throw new OtherFile(file.name);
    const hash = createHash();
    const edges = await edgesOf(file, hash).finally(() => hash.close());
    if (record.edges !== undefined && record.edges !== edges) throw new OtherFile(file.name);
    const holder = this.#files.tab;
    const picked = await this.#ledger.apply(id, 'file-picked', (latest) => ({
      ...withoutError(latest),
      holder,
      stagedBytes: 0,
    }));
    if (picked) this.#copy(id, file);
  }

  /** The file of a job as this tab can read it; undefined when it is not complete here. */
  async readStaged(id: string): Promise<File | undefined> {
    const { database } = this.#surroundings;
    const open = this.#files.get(id);
    if (open) return open;
    const record = await database.loadRecord(id);
    if (!record || record.stagedBytes < record.size) return undefined;
    const bytes = await database.readBytes(id, 0, record.size).catch(() => undefined);
    return bytes && new File([bytes], record.name, { type: record.contentType, lastModified: record.lastModified });
  }

  /** As if the tab were closed. */
  close(): void {
    this.#closed.abort();
    for (const queue of this.#queues) queue.stop();
    this.#channel.close();
  }

  /** From now on the other tabs can tell that this one lives. */
  #announceTab(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    void this.#surroundings.locks.hold(
      tabLock(this.#files.tab),
      async () => {
        resolve();
        await this.#untilClosed();
      },
      this.#closed.signal,
    );
    return promise;
  }

  /** Waits for its turn: it goes to the next tab when this one closes or dies. */
  #becomeRunner(): void {
    const { database, locks } = this.#surroundings;
    const run = async (lost: AbortSignal): Promise<void> => {
      this.#isRunner = true;
      for (const record of await database.loadRecords()) this.#watchTab(record);
      const queue = this.#openQueue(copiedFiles(database));
      await this.#untilClosed(lost);
      queue.stop();
      this.#queues = this.#queues.filter((other) => other !== queue);
      this.#isRunner = false;
      if (lost.aborted) this.#becomeRunner();
    };
    void locks.hold('upload-runner', run, this.#closed.signal);
  }

  #openQueue(source: UploadSource): UploadQueue {
    const { storage, database, now, random, offline } = this.#surroundings;
    const queue = new UploadQueue({ storage, database, ledger: this.#ledger, source, now, random, offline });
    this.#queues = [...this.#queues, queue];
    void queue.wake();
    return queue;
  }

  #untilClosed(lost?: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const signal of lost ? [this.#closed.signal, lost] : [this.#closed.signal]) {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    }
    return promise;
  }

  #copy(id: string, file: File): void {
    this.#files.keep(id, file);
    void this.#copier.copy(id, file);
  }

  #hurry(): void {
    for (const queue of this.#queues) {
      queue.hurry();
      void queue.wake();
    }
  }

  async #hear(id: string): Promise<void> {
    const record = await this.#surroundings.database.loadRecord(id);
    if (record) this.#notice(record);
  }

  #notice(record: UploadRecord): void {
    this.#show(record);
    this.#copier.notice(record);
    for (const queue of this.#queues) queue.notice(record);
    this.#files.notice(record);
    this.#watchTab(record);
    this.#watchRisk(record);
  }

  #watchRisk(record: UploadRecord): void {
    if (this.#files.serves(record) && isUnderWay(record.state)) this.#atRisk.add(record.id);
    else this.#atRisk.delete(record.id);
    this.#surroundings.setLeaveWarning(this.#atRisk.size > 0);
  }

  /** The runner looks after the jobs of tabs that end while only they have the file. */
  #watchTab({ holder }: UploadRecord): void {
    if (!this.#isRunner || holder === undefined || holder === this.#files.tab || this.#watchedTabs.has(holder)) return;
    const { database, locks } = this.#surroundings;
    this.#watchedTabs.add(holder);
    const release = (): Promise<void> => releaseFilesOf(holder, database, this.#ledger);
    void locks.hold(tabLock(holder), release, this.#closed.signal);
  }
}

const tabLock = (tab: string): string => `upload-tab-${tab}`;
