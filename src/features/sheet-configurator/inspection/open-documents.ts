import { type OpenPdf, openPdf } from './open-pdf.ts';

/** Open documents cost memory: the file being looked at and the one before it stay open. */
const keptOpen = 2;

/** Opens each file once while it is in use. */
export class OpenDocuments {
  readonly #open = new Map<number, Promise<OpenPdf>>();

  /** The open document of a file. @throws {UnprintableFileError} */
  async of(fileKey: number, file: Blob): Promise<OpenPdf> {
    const known = this.#open.get(fileKey);
    const opening = known ?? openPdf(file);
    this.#open.delete(fileKey);
    this.#open.set(fileKey, opening);
    try {
      return await opening;
    } catch (error) {
      this.#open.delete(fileKey);
      throw error;
    }
  }

  /** Closes the documents not asked for recently. Call only while none of them is in use. */
  async closeOld(): Promise<void> {
    const old = [...this.#open].slice(0, -keptOpen);
    for (const [fileKey] of old) this.#open.delete(fileKey);
    await Promise.allSettled(
      old.map(async ([, opening]) => {
        const { document } = await opening;
        await document.loadingTask.destroy();
      }),
    );
  }
}
