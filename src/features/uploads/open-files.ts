import { StagedBytesMissing, type UploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/upload-record.ts';
import { readPiece } from './read-piece.ts';
import type { UploadSource } from './upload-source.ts';

/** Files this tab has open, while they are copied or because the browser has no room for a copy. */
export class OpenFiles implements UploadSource {
  /** The name of this tab in records. */
  readonly tab: string;
  readonly #files = new Map<string, File>();
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

  /** Lets go of a file that this tab no longer has to read. */
  notice({ id, holder, state }: UploadRecord): void {
    if (holder !== this.tab || state === 'success' || state === 'canceled') this.#files.delete(id);
  }

  serves({ holder }: UploadRecord): boolean {
    return holder === this.tab;
  }

  read(id: string, start: number, end: number): Promise<ArrayBuffer> {
    const file = this.#files.get(id);
    if (!file) throw new StagedBytesMissing(`${id} is not open in this tab`);
    return readPiece(file, start, end);
  }

  async forget(id: string): Promise<void> {
    this.#files.delete(id);
    await this.#database.deleteParts(id);
  }
}
