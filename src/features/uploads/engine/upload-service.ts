import { answersTo } from '#file-storage/machine/upload-machine.ts';
import { openUploadChannel, type UploadChannel } from '#offline/queue/upload-channel.ts';
import { createUploadLedger, type UploadLedger } from '#offline/upload-ledger.ts';
import { goOnWithoutRoom } from '#offline/uploads-without-room.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { copiedFiles } from '#offline/queue/upload-source.ts';
import { fencedStorage } from '#offline/queue/turn-fence.ts';
import { wishUpload, type UploadWish } from '#offline/upload-wish.ts';
import { copiedFile } from '../copying/copied-file.ts';
import { behind, createUploadRecords, randomId, type ChosenFiles } from './create-upload-record.ts';
import { ClearedData } from './cleared-data.ts';
import { FileCopier } from '../copying/file-copier.ts';
import { findDuplicates } from './find-duplicates.ts';
import { finishInBackground, stopBackground, takeBackEnded } from './finish-in-background.ts';
import { forgetUpload } from './forget-upload.ts';
import { LeaveWatch } from './leave-watch.ts';
import { movedUploads, type UploadMove } from './move-upload.ts';
import { UploadOwners } from './upload-owners.ts';
import { OpenFiles } from './open-files.ts';
import { checkSameFile, isCopyOf, pickedAgain } from './pick-again.ts';
import { takeUpFoundCopies } from './found-copies.ts';
import { TabWatch } from './tab-watch.ts';
import { forgetOldRecords } from './tidy-records.ts';
import { isForeign } from '../upload-owner.ts';
import { UploadQueues } from './upload-queues.ts';
import { browserEnvironment, type UploadPage, type UploadEnvironment } from './upload-environment.ts';
import { UploadTurn } from '#offline/queue/upload-turn.ts';
import type { HeldTurn } from '#offline/queue/watched-turn.ts';

/** Told about all records first, then about those that changed together, in this tab or another. */
type Show = (records: readonly UploadRecord[]) => void;

/**
 * Everything the page does with uploads. One tab at a time uploads the copies, each tab the files that only it has open;
 * all tabs show all of them.
 */
export class UploadService {
  /** Whose uploads these are. */
  readonly owners: UploadOwners;
  readonly #environment: UploadEnvironment;
  readonly #show: Show;
  readonly #channel: UploadChannel;
  readonly #ledger: UploadLedger;
  readonly #files: OpenFiles;
  readonly #queues: UploadQueues;
  readonly #copier: FileCopier;
  readonly #tabs: TabWatch;
  readonly #turn: UploadTurn;
  readonly #leaving: LeaveWatch;
  readonly #cleared: ClearedData;
  readonly #closed = new AbortController();
  #isRead = false;

  private constructor(given: UploadEnvironment, show: Show) {
    const { locks, now, channelName, isHidden, bytesMove, tellTrouble } = given;
    const closed = this.#closed.signal;
    const { database, isKept } = goOnWithoutRoom(given.database, {
      noRoom: () => tellTrouble('no-room'),
      keptAgain: (records) => this.#tell(records),
      closed,
    });
    const environment = { ...given, database };
    const tab = randomId();
    this.#environment = environment;
    this.#show = show;
    this.#channel = openUploadChannel(channelName, {
      changed: (ids) => void this.#hear(ids).catch(logFailure),
      askedForTurn: () => {
        if (isHidden()) this.#turn.handOver();
      },
      turnOffered: () => this.#askForTurn(),
      helpWaits: () => this.#leaving.askForHelp(),
      moving: bytesMove,
    });
    this.#ledger = createUploadLedger({ database, changed: (records) => this.#tell(records), now });
    this.#files = new OpenFiles(tab, database);
    const moving = [bytesMove, this.#channel.tellMoving];
    this.#queues = new UploadQueues({ ...environment, ledger: this.#ledger, moving });
    this.#copier = new FileCopier({ ...environment, ledger: this.#ledger, tab });
    this.#tabs = new TabWatch({ locks, ledger: this.#ledger, tab, closed });
    this.#leaving = new LeaveWatch({ ...environment, isKept, holds: (record) => this.#files.holds(record) });
    this.#cleared = new ClearedData({ database, ledger: this.#ledger, closed, cleared: () => this.#beginAnew() });
    this.owners = new UploadOwners({ ...environment, ledger: this.#ledger, cleared: this.#cleared });
    this.#turn = new UploadTurn({ locks, closed, begin: (turn) => this.#beginTurn(turn) });
  }

  static async open(page: UploadPage, show: Show): Promise<UploadService> {
    const environment = await browserEnvironment(page);
    try {
      return await UploadService.openIn(environment, show);
    } catch (error) {
      environment.database.close();
      throw error;
    }
  }

  static async openIn(environment: UploadEnvironment, show: Show): Promise<UploadService> {
    const { now, onReturn, onLeave } = environment;
    const service = new UploadService(environment, show);
    const { database } = service.#environment;
    try {
      await service.#saveTarget();
      await service.#cleared.look();
      await takeUpFoundCopies(database, service.#ledger);
      await forgetOldRecords(database, now());
      await service.#showAll();
      await service.#tabs.announce();
    } catch (error) {
      service.close();
      throw error;
    }
    service.#queues.open(service.#files, environment.storage);
    void service.#turn.take();
    service.#askForTurn();
    void takeBackEnded(service.#finishing);
    onReturn(() => service.#return());
    onLeave(() => service.#leaving.askForHelp());
    void database.outdated.then(() => service.#leaveToNewerVersion());
    return service;
  }

  /** Puts files on record, behind the others, and begins to copy them; resolves before their bytes have moved. */
  async add(chosen: ChosenFiles): Promise<UploadRecord[]> {
    const created = createUploadRecords(chosen, this.#files.tab);
    const added = await this.#ledger.changeAll((records) => behind(records, created));
    const { database, keepCopies, tellTrouble } = this.#environment;
    if (database.isLasting) keepCopies();
    else tellTrouble('keeps-nothing');
    for (const [index, record] of added.entries()) {
      const file = chosen.files[index];
      if (file) this.#open(record, file);
    }
    return [...added];
  }

  /** What the shopper wants of an upload, whichever tab works on it. */
  async wish(id: string, wish: UploadWish): Promise<void> {
    await wishUpload(this.#ledger, id, wish);
    const record = await this.#environment.database.loadRecord(id);
    if (record?.background === true && wish !== 'run') await stopBackground(id, this.#finishing);
  }

  /** Forgets an upload that has ended, with the copy of its file. @returns whether it did */
  forget(id: string): Promise<boolean> {
    return forgetUpload(id, this.#environment.database);
  }

  /** Lets the browser send the rest of an upload by itself, where it can. */
  finishInBackground(id: string): Promise<void> {
    return finishInBackground(id, this.#finishing);
  }

  /** Moves an upload in the order they are taken, past those of other customers, which are not shown. */
  async move(id: string, to: UploadMove, owner?: string): Promise<void> {
    await this.#ledger.changeAll((records) =>
      movedUploads(
        records.filter((record) => !isForeign(record, owner)),
        id,
        to,
      ),
    );
  }

  /** Says who is signed in: the unfinished uploads of other customers are halted, those of this one go on. */
  setOwner(owner: string | undefined): Promise<void> {
    return this.owners.change(owner);
  }

  /** The files among these that are on record already, as far as they are not another customer's. */
  async findDuplicates(files: readonly File[], owner: string | undefined): Promise<Map<File, UploadRecord>> {
    const { database, createCopyWorker } = this.#environment;
    const records = await database.loadRecords();
    return findDuplicates(
      files,
      records.filter((record) => !isForeign(record, owner)),
      createCopyWorker,
    );
  }

  /** Gives an upload its file again after its copy was lost. @throws OtherFile, FileNotReadable */
  async repick(id: string, file: File): Promise<void> {
    const { database, createCopyWorker } = this.#environment;
    const record = await database.loadRecord(id);
    if (!record) return;
    await checkSameFile(record, file, createCopyWorker);
    const goesOn = await isCopyOf(record, file, database);
    const holder = this.#files.tab;
    const picked = await this.#ledger.change(id, (latest) =>
      answersTo(latest.state, 'file-picked') ? pickedAgain(latest, { file, holder, goesOn }) : undefined,
    );
    if (picked) this.#open(picked, file);
  }

  /** The file of an upload as this tab can read it; undefined when it is not complete here. */
  async readStaged(id: string): Promise<File | undefined> {
    const { database } = this.#environment;
    const record = await database.loadRecord(id);
    return record?.copy === 'complete' ? copiedFile(record, database) : this.#files.get(id);
  }

  /** As if the tab were closed. */
  close(): void {
    this.#closed.abort();
    this.#copier.close();
    this.#queues.stop();
    this.#channel.close();
  }

  /** The newer version goes on with everything but the files that only this tab has, of which leaving it still warns. */
  #leaveToNewerVersion(): void {
    if (this.#closed.signal.aborted) return;
    this.close();
    this.#environment.offerReload();
  }

  #saveTarget(): Promise<void> {
    const { storage, database } = this.#environment;
    const { endpoint, bucket, tokenAddress } = storage;
    return database.saveTarget({ endpoint, bucket, tokenAddress });
  }

  /** With nothing of what this browser had kept. */
  #beginAnew(): void {
    this.#environment.tellTrouble('cleared');
    this.#saveTarget().catch(logFailure);
  }

  #open(record: UploadRecord, file: File): void {
    this.#files.keep(record.id, file);
    this.#copier.copy(record, file);
  }

  async #beginTurn(turn: HeldTurn): Promise<() => Promise<void>> {
    const { database, isHidden } = this.#environment;
    // Another tab may have asked for it while somebody else had it.
    if (isHidden()) this.#channel.offerTurn();
    for (const record of await database.loadRecords()) this.#tabs.look(record);
    // Whoever lost the turn has slept, and heard nothing meanwhile.
    turn.lost.addEventListener('abort', () => void this.#showAll().catch(logFailure), { once: true });
    return this.#queues.open(copiedFiles(database), fencedStorage(this.#environment.storage, turn));
  }

  get #finishing(): Parameters<typeof finishInBackground>[1] {
    return { ...this.#environment, ledger: this.#ledger };
  }

  /** The page is looked at again, or connected: what happened in other tabs while it was frozen may have been missed. */
  #return(): void {
    this.#showAll().catch(logFailure);
    this.#cleared.look().catch(logFailure);
    this.#askForTurn();
    this.#queues.tryAgain();
  }

  #askForTurn(): void {
    if (!this.#turn.isOurs && !this.#environment.isHidden()) this.#channel.askForTurn();
  }

  async #showAll(): Promise<void> {
    const records = await this.#environment.database.loadRecords();
    this.#isRead = true;
    this.#notice(records);
  }

  async #hear(ids: readonly string[]): Promise<void> {
    const { database } = this.#environment;
    const records = await Promise.all(ids.map((id) => database.loadRecord(id)));
    this.#notice(records.filter((record) => record !== undefined));
  }

  #tell(records: readonly UploadRecord[]): void {
    this.#channel.tellChanged(records.map(({ id }) => id));
    this.#notice(records);
  }

  #notice(records: readonly UploadRecord[]): void {
    // What is shown first are all records: whatever is missing there is unknown.
    if (!this.#isRead || this.#closed.signal.aborted) return;
    this.#show(records);
    this.#cleared.notice(records);
    for (const record of records) {
      this.owners.notice(record);
      this.#copier.notice(record);
      this.#queues.notice(record);
      this.#files.notice(record);
      if (this.#turn.isOurs) this.#tabs.look(record);
      const file = this.#files.giveBack(record);
      if (file) void this.repick(record.id, file).catch(logFailure);
    }
    this.#leaving.notice(records);
  }
}

/** The next change, or the next look at the page, tells it again. */
function logFailure(error: unknown): void {
  console.error('A change of an upload could not be followed.', error);
}
