import { largestChunk } from './chunk-size.ts';

type Bytes = ArrayBuffer | Blob;

type Read = (start: number, end: number) => Promise<Bytes>;

/** Reads the next bytes of a file while the last ones are on their way, so that the connection never waits for the disk. */
export class ReadAhead {
  readonly #read: Read;
  readonly #size: number;
  #ahead: { start: number; end: number; bytes: Promise<Bytes> } | undefined;

  constructor(read: Read, size: number) {
    this.#read = read;
    this.#size = size;
  }

  /** Bytes from `start` to `end` (exclusive). @throws what reading throws */
  async take(start: number, end: number): Promise<Bytes> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    if (ahead?.start !== start || ahead.end < end) return this.#read(start, end);
    const bytes = await ahead.bytes;
    return ahead.end === end ? bytes : bytes.slice(0, end - start);
  }

  /** The chunk after one of so many bytes is at most twice as long; it begins at `start` unless something goes wrong. */
  expect(start: number, chunk: number): void {
    const end = Math.min(this.#size, start + Math.min(largestChunk, 2 * chunk));
    if (end <= start) return;
    const bytes = this.#read(start, end);
    // Told to whoever takes the bytes, if anybody does.
    bytes.catch(() => undefined);
    this.#ahead = { start, end, bytes };
  }
}
