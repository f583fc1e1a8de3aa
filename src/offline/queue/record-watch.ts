import { inRecords } from './record-trouble.ts';
import type { UploadDatabase } from '../upload-database.ts';
import { StagedBytesMissing } from '../parts/upload-parts.ts';
import type { UploadRecord } from '../records/upload-record.ts';

/** Waits until records say something; fed with every change of a record, whoever made it. */
export class RecordWatch {
  readonly #database: Pick<UploadDatabase, 'loadRecord'>;
  readonly #looks = new Set<(record: UploadRecord) => void>();

  constructor(database: Pick<UploadDatabase, 'loadRecord'>) {
    this.#database = database;
  }

  notice(record: UploadRecord): void {
    for (const look of this.#looks) look(record);
  }

  /**
   * Resolves with what `find` gives as soon as it is not undefined.
   * @throws StagedBytesMissing when the record is gone; RecordTrouble; what `find` throws; the signal's reason
   */
  async until<Found>(
    id: string,
    find: (record: UploadRecord) => Found | undefined,
    signal: AbortSignal,
  ): Promise<Found> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Found>();
    const look = (record: UploadRecord): void => {
      if (record.id !== id) return;
      try {
        const found = find(record);
        if (found !== undefined) resolve(found);
      } catch (error) {
        reject(error);
      }
    };
    const lookNow = async (): Promise<void> => {
      const record = await inRecords(() => this.#database.loadRecord(id));
      if (record) look(record);
      else reject(new StagedBytesMissing(`${id} is not on record`));
    };
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    this.#looks.add(look);
    try {
      await Promise.race([lookNow(), promise]);
      return await promise;
    } finally {
      this.#looks.delete(look);
      signal.removeEventListener('abort', stop);
    }
  }
}
