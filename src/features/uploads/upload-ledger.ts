import { answersTo, nextUploadState, type UploadEvent } from '#file-storage/upload-machine.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/upload-record.ts';

/** The only way to change what is on record: every change is decided on what is there at that moment, in any tab. */
export interface UploadLedger {
  add(record: UploadRecord): Promise<void>;
  /** Undefined from `change` leaves the record as it is; so does the result then. */
  change(id: string, change: (record: UploadRecord) => UploadRecord | undefined): Promise<UploadRecord | undefined>;
  /** Tells a job what happened; undefined when this means nothing in its state. */
  apply(
    id: string,
    event: UploadEvent,
    patch?: (record: UploadRecord) => UploadRecord,
  ): Promise<UploadRecord | undefined>;
}

interface LedgerSurroundings {
  database: Pick<UploadDatabase, 'saveRecord' | 'changeRecord'>;
  /** Told after every change of a record. */
  changed: (record: UploadRecord) => void;
  now: () => number;
}

export function createUploadLedger({ database, changed, now }: LedgerSurroundings): UploadLedger {
  const change: UploadLedger['change'] = async (id, decide) => {
    const next = await database.changeRecord(id, (record) => {
      const decided = decide(record);
      return decided && { ...decided, updatedAt: now() };
    });
    if (next) changed(next);
    return next;
  };
  return {
    change,
    add: async (record) => {
      await database.saveRecord(record);
      changed(record);
    },
    apply: (id, event, patch = (record) => record) =>
      change(id, (record) => {
        if (!answersTo(record.state, event)) return undefined;
        return { ...patch(record), state: nextUploadState(record.state, event) };
      }),
  };
}

export function withoutError({ error: _passed, ...record }: UploadRecord): UploadRecord {
  return record;
}
