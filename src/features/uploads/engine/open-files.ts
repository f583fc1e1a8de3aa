import { isTerminal } from '#file-storage/machine/upload-machine.ts';
import { readPiece } from '#offline/parts/read-piece.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import { StagedBytesMissing } from '#offline/parts/upload-parts.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import type { ReadBytes, UploadSource } from '#offline/queue/upload-source.ts';

/** Files this tab has open, while they are copied or because the browser has no room for a copy. */
export class OpenFiles implements UploadSource {
  /** The name of this tab in records. */
  readonly tab: string;
  readonly #files = new Map<string, File>();
  readonly #givenBack = new Set<string>();
  readonly #database: Pick<UploadDatabase, 'deleteParts'>;

  constructor(tab: string, database: Pick<UploadDatabase, 'deleteParts'>) {
    this.tab = tab;
    this.#database = database;
  }

  keep(id: string, file: File): void {
    this.#files.set(id, file);
  }

  get(id: string): File | undefined {
    return this.#files.get(id);
  }

  /**
   * Lets go of a file that this tab no longer has to read. News may be old: no holder is no reason. Nor is a complete copy: it
   * may turn out to be damaged.
   */
  notice({ id, holder, state }: UploadRecord): void {
    const isElsewhere = holder !== undefined && holder !== this.tab;
    if (isElsewhere || isTerminal(state)) this.#files.delete(id);
  }

  /** The file of an upload whose copy is of no use; once, for a disk that fails will do so again. */
  giveBack({ id, state }: UploadRecord): File | undefined {
    if (state !== 'needs-file' || this.#givenBack.has(id)) return undefined;
    const file = this.#files.get(id);
    if (file) this.#givenBack.add(id);
    return file;
  }

  /** Whether only this tab can bring the bytes of an upload. */
  holds({ holder }: UploadRecord): boolean {
    return holder === this.tab;
  }

  serves(record: UploadRecord): boolean {
    return record.copy === 'none' && this.holds(record);
  }

  reaches(): boolean {
    return true;
  }

  open(id: string): ReadBytes {
    return async (start, end) => {
      const file = this.#files.get(id);
      if (!file) throw new StagedBytesMissing(`${id} is not open in this tab`);
      return new Blob([await readPiece(file, start, end)]);
    };
  }

  async forget(id: string): Promise<void> {
    this.#files.delete(id);
    await this.#database.deleteParts(id);
  }
}
