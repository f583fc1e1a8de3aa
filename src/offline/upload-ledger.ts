import { answersTo, nextUploadState, type UploadEvent } from '#file-storage/machine/upload-machine.ts';
import type { UploadDatabase } from './upload-database.ts';
import type { UploadRecord } from './records/upload-record.ts';

/** The only way to change what is on record: every change is decided on what is there at that moment, in any tab. */
export interface UploadLedger {
  /** Undefined from `change` leaves the record as it is; so does the result then. */
  change(id: string, change: (record: UploadRecord) => UploadRecord | undefined): Promise<UploadRecord | undefined>;
  /** Decides on all records, by position, in one step; gives those that are changed or new. */
  changeAll(change: (records: readonly UploadRecord[]) => readonly UploadRecord[]): Promise<readonly UploadRecord[]>;
  /** Tells an upload what happened; undefined when this means nothing in its state. */
  apply(
    id: string,
    event: UploadEvent,
    patch?: (record: UploadRecord) => UploadRecord,
  ): Promise<UploadRecord | undefined>;
}

interface LedgerEnvironment {
  database: Pick<UploadDatabase, 'changeRecord' | 'changeRecords'>;
  /** Told after every change, of all records that changed together. */
  changed: (records: readonly UploadRecord[]) => void;
  now: () => number;
}

export function createUploadLedger({ database, changed, now }: LedgerEnvironment): UploadLedger {
  const change: UploadLedger['change'] = async (id, decide) => {
    const next = await database.changeRecord(id, (record) => {
      const decided = decide(record);
      return decided && { ...decided, updatedAt: now() };
    });
    if (next) changed([next]);
    return next;
  };
  return {
    change,
    changeAll: async (decide) => {
      const stamp = (record: UploadRecord): UploadRecord => ({ ...record, updatedAt: now() });
      const next = await database.changeRecords((records) => decide(records).map(stamp));
      if (next.length > 0) changed(next);
      return next;
    },
    apply: (id, event, patch = (record) => record) =>
      change(id, (record) => {
        if (!answersTo(record.state, event)) return undefined;
        return { ...patch(record), state: nextUploadState(record.state, event) };
      }),
  };
}

export function withoutOwnerWait({ awaitsOwner: _over, ...record }: UploadRecord): UploadRecord {
  return record;
}

export function withoutError({ error: _passed, ...record }: UploadRecord): UploadRecord {
  return record;
}
