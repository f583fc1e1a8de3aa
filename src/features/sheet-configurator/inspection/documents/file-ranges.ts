import { PDFDataRangeTransport } from 'pdfjs-dist';
import { pageBudget } from '../bounds/page-budget.ts';
import { looksLikeText, readBytes } from '../bounds/weight-of-text.ts';

/** Up to here a file is read at once, which is faster. */
const readWholeBytes = 8 * 1024 * 1024;

/** What is read at a time of larger files. */
const rangeBytes = 1024 * 1024;

/** Reads what pdf.js asks for, when it asks for it: a large score never lies in memory as a whole. */
class FileRanges extends PDFDataRangeTransport {
  readonly #file: Blob;
  readonly #fail: (error: unknown) => void;

  constructor(file: Blob, fail: (error: unknown) => void) {
    super(file.size, null);
    this.#file = file;
    this.#fail = fail;
  }

  override requestDataRange(begin: number, end: number): void {
    const read = async (): Promise<void> => {
      const bytes = new Uint8Array(await this.#file.slice(begin, end).arrayBuffer());
      // Pages may be written in it without being packed.
      if (looksLikeText(bytes)) pageBudget.take(readBytes(bytes, true));
      this.onDataRange(begin, bytes);
    };
    read().catch(this.#fail);
  }
}

/**
 * The part of pdf.js' settings that says where the bytes come from.
 * @param fail told when the file can no longer be read
 */
export async function bytesOf(file: Blob, fail: (error: unknown) => void) {
  if (file.size <= readWholeBytes) return { data: new Uint8Array(await file.arrayBuffer()) };
  return {
    range: new FileRanges(file, fail),
    rangeChunkSize: rangeBytes,
    disableAutoFetch: true,
    disableStream: true,
  };
}
