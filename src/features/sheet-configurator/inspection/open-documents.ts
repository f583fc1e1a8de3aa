import type { InspectedPage } from '#print/pages/inspected-file.ts';
import type { Size } from '#print/spec/paper-format.ts';

/** A PDF that has been opened. Its pages count from 1; one of them is worked on at a time. */
export interface OpenScore {
  readonly pageCount: number;
  readonly isEncrypted: boolean;
  sizeOf: (page: number) => Promise<Size>;
  inspect: (page: number) => Promise<InspectedPage>;
  /** `withMarks`: with what somebody laid over the page. */
  draw: (page: number, widthPx: number, withMarks: boolean) => Promise<ImageBitmap>;
  close: () => Promise<void>;
}

/** @throws {UnprintableFileError} */
export type OpenScoreFile = (file: Blob) => Promise<OpenScore>;

interface OpenDocument {
  readonly opening: Promise<OpenScore>;
  users: number;
}

/** Open documents cost memory: beside those being worked on, the one used last stays open. */
const keptOpen = 1;

/** Opens each file once while it is in use. */
export class OpenDocuments {
  /** By file, the one used last behind the others. */
  readonly #open = new Map<number, OpenDocument>();

  /** Gives the document of a file, which `open` opens unless it is open, to `work`. @throws {UnprintableFileError} */
  async use<Value>(
    fileKey: number,
    open: () => Promise<OpenScore>,
    work: (score: OpenScore) => Promise<Value>,
  ): Promise<Value> {
    const document = this.#open.get(fileKey) ?? { opening: open(), users: 0 };
    document.users += 1;
    this.#open.delete(fileKey);
    this.#open.set(fileKey, document);
    // What could not be opened may be tried again.
    document.opening.catch(() => this.#open.delete(fileKey));
    try {
      return await work(await document.opening);
    } finally {
      document.users -= 1;
      await this.#closeOld();
    }
  }

  async #closeOld(): Promise<void> {
    const idle = [...this.#open].filter(([, { users }]) => users === 0).slice(0, -keptOpen);
    for (const [fileKey] of idle) this.#open.delete(fileKey);
    await Promise.allSettled(idle.map(async ([, { opening }]) => (await opening).close()));
  }
}
