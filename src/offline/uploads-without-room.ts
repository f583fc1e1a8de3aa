import { isTerminal } from '#file-storage/machine/upload-machine.ts';
import { UnkeptRecords } from './records/unkept-records.ts';
import { isWantOfRoom } from './records/want-of-room.ts';
import type { UploadRecord } from './records/upload-record.ts';
import type { UploadDatabase } from './upload-database.ts';

/** After this time it is tried again to put on record what had no room. */
const retryMs = 10_000;

interface RoomListener {
  /** Told when the browser has no room for the record of an upload that has not ended: it ends with the page. */
  noRoom: () => void;
  /** Told when there is room again, and what is on record now. */
  keptAgain: (records: readonly UploadRecord[]) => void;
  /** Whether the page has ended, or left its uploads to a newer version. */
  closed: AbortSignal;
}

/** A database of uploads that goes on in memory. */
interface UploadsWithoutRoom {
  database: UploadDatabase;
  /** Whether what is known of an upload is on record. */
  isKept: (id: string) => boolean;
}

/**
 * Goes on from memory as long as the browser has no room for the records of uploads. Every later change tries to put all of
 * it on record again, and so does a clock. What other tabs change meanwhile counts more; they do not see what has no room.
 */
export function goOnWithoutRoom(given: UploadDatabase, listener: RoomListener): UploadsWithoutRoom {
  const unkept = new UnkeptRecords();
  const changing = new RecordsWithoutRoom(given, unkept, listener);
  const database: UploadDatabase = {
    ...given,
    loadRecords: async () => {
      const { moment } = unkept;
      return unkept.over(await given.loadRecords(), moment);
    },
    loadRecord: async (id) => {
      const { moment } = unkept;
      return unkept.one(id, await given.loadRecord(id), moment);
    },
    changeRecord: (id, change) => changing.changeOne(id, change),
    changeRecords: (change) => changing.change(change),
    deleteRecords: (isToGo) => changing.delete(isToGo),
    // The service worker takes the one of before, or waits for the next page.
    saveTarget: (target) => given.saveTarget(target).catch(unlessRoomLacks),
    // The first one has no room either: nobody can tell it from a later one.
    loadEpoch: () => given.loadEpoch().catch(unlessRoomLacks),
  };
  return { database, isKept: (id) => !unkept.has(id) };
}

function unlessRoomLacks(error: unknown): undefined {
  if (!isWantOfRoom(error)) throw error;
  console.warn('The browser has no room for the settings of uploads.', error);
}

type Change = Parameters<UploadDatabase['changeRecords']>[0];

class RecordsWithoutRoom {
  readonly #database: UploadDatabase;
  readonly #unkept: UnkeptRecords;
  readonly #listener: RoomListener;
  #last: Promise<unknown> = Promise.resolve();
  #isTold = false;
  #retry: ReturnType<typeof setInterval> | undefined;

  constructor(database: UploadDatabase, unkept: UnkeptRecords, listener: RoomListener) {
    this.#database = database;
    this.#unkept = unkept;
    this.#listener = listener;
    listener.closed.addEventListener('abort', () => clearInterval(this.#retry), { once: true });
  }

  change(change: Change): Promise<readonly UploadRecord[]> {
    return this.#inTurn(() => this.#orInMemory(() => this.#changeAll(change), change));
  }

  async changeOne(
    id: string,
    change: Parameters<UploadDatabase['changeRecord']>[1],
  ): Promise<UploadRecord | undefined> {
    const changeIt: Change = (records) => {
      const record = records.find((known) => known.id === id);
      const next = record && change(record);
      return next ? [next] : [];
    };
    const changeHere = async (): Promise<readonly UploadRecord[]> => {
      if (!this.#unkept.isEmpty) return this.#changeAll(changeIt);
      const changed = await this.#database.changeRecord(id, change);
      return changed ? [changed] : [];
    };
    return (await this.#inTurn(() => this.#orInMemory(changeHere, changeIt)))[0];
  }

  delete(isToGo: (record: UploadRecord) => boolean): Promise<void> {
    return this.#inTurn(async () => {
      const { moment } = this.#unkept;
      const asKnown = (record: UploadRecord): boolean => isToGo(this.#unkept.one(record.id, record, moment) ?? record);
      await this.#database.deleteRecords(asKnown);
      this.#unkept.drop(isToGo);
    });
  }

  /** One change at a time: what comes of each is known before the next begins. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(work, work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Writes what had no room along with what changes. */
  async #changeAll(change: Change): Promise<readonly UploadRecord[]> {
    let changed: readonly UploadRecord[] = [];
    await this.#database.changeRecords((kept) => {
      const { moment } = this.#unkept;
      const known = this.#unkept.over(kept, moment);
      changed = change(known);
      const ids = new Set(changed.map(({ id }) => id));
      return [...known.filter(({ id }) => this.#unkept.has(id) && !ids.has(id)), ...changed];
    });
    this.#tellKept(new Set(changed.map(({ id }) => id)));
    return changed;
  }

  /** @param changed are told by whoever changed them */
  #tellKept(changed: ReadonlySet<string>): void {
    if (this.#unkept.isEmpty) return;
    clearInterval(this.#retry);
    this.#isTold = false;
    this.#listener.keptAgain(this.#unkept.drop().filter(({ id }) => !changed.has(id)));
  }

  async #orInMemory(work: () => Promise<readonly UploadRecord[]>, change: Change): Promise<readonly UploadRecord[]> {
    try {
      return await work();
    } catch (error) {
      if (!isWantOfRoom(error)) throw error;
      const { moment } = this.#unkept;
      const kept = await this.#database.loadRecords();
      const changed = change(this.#unkept.over(kept, moment));
      this.#keepInMemory(changed, kept, error);
      return changed;
    }
  }

  #keepInMemory(changed: readonly UploadRecord[], kept: readonly UploadRecord[], error: unknown): void {
    if (this.#unkept.isEmpty && changed.length > 0) {
      console.warn('The browser has no room for the records of uploads; they go on in memory.', error);
      clearInterval(this.#retry);
      if (!this.#listener.closed.aborted)
        this.#retry = setInterval(() => void this.change(() => []).catch(logFailure), retryMs);
    }
    this.#unkept.put(changed, kept);
    if (this.#isTold || changed.every(({ state }) => isTerminal(state))) return;
    this.#isTold = true;
    this.#listener.noRoom();
  }
}

/** The next try follows. */
function logFailure(error: unknown): void {
  console.warn('Whether there is room for the records of uploads could not be found out.', error);
}
