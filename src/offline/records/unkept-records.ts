import type { UploadRecord } from './upload-record.ts';

interface Unkept {
  record: UploadRecord;
  /** What was on record when the browser refused; undefined: nothing. */
  base: UploadRecord | undefined;
  since: number;
}

/** Records this page alone knows, laid over those that are kept. What others have put on record since counts more. */
export class UnkeptRecords {
  readonly #unkept = new Map<string, Unkept>();
  #moment = 0;

  get isEmpty(): boolean {
    return this.#unkept.size === 0;
  }

  has(id: string): boolean {
    return this.#unkept.has(id);
  }

  /** To be asked before records are read: what came later is not in them. */
  get moment(): number {
    return this.#moment;
  }

  /** All records as this page knows them. @param readAt the moment before they were read */
  over(kept: readonly UploadRecord[], readAt: number): UploadRecord[] {
    const shown = new Map(kept.map((record) => [record.id, record]));
    for (const id of this.#unkept.keys()) {
      const record = this.one(id, shown.get(id), readAt);
      if (record) shown.set(id, record);
    }
    return [...shown.values()].toSorted((a, b) => a.position - b.position);
  }

  /** As `over`, for one record. */
  one(id: string, kept: UploadRecord | undefined, readAt: number): UploadRecord | undefined {
    const unkept = this.#unkept.get(id);
    if (!unkept) return kept;
    if (unkept.since > readAt || isSame(unkept.base, kept)) return unkept.record;
    this.#unkept.delete(id);
    return kept;
  }

  put(records: readonly UploadRecord[], kept: readonly UploadRecord[]): void {
    const bases = new Map(kept.map((record) => [record.id, record]));
    this.#moment += 1;
    for (const record of records)
      this.#unkept.set(record.id, { record, base: bases.get(record.id), since: this.#moment });
  }

  /** Forgets all, or those that are to go. @returns the forgotten ones */
  drop(isToGo: (record: UploadRecord) => boolean = () => true): UploadRecord[] {
    const gone = [...this.#unkept.values()].map(({ record }) => record).filter(isToGo);
    for (const { id } of gone) this.#unkept.delete(id);
    return gone;
  }
}

/** Both were read by the same schema, in the order of its keys. */
const isSame = (a: UploadRecord | undefined, b: UploadRecord | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
