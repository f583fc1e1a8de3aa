import type { PageBudget } from './page-budget.ts';

/** Packed bytes handed over at a time: they become a thousand times as many at most, 16 MB, before anybody is asked. */
const pieceBytes = 16_384;

/** What pages are written in becomes lists of numbers many times its size; pictures stay what they are. */
const textWeight = 16;

/** The beginning shows what a page is written in, though one endless word may follow. */
const headBytes = 64;

/**
 * Has what the browser unpacks counted as it comes out. The browser unpacks all it is given within one call, wherever
 * that leads, so it is given little at a time.
 */
export function countUnpacking(budget: PageBudget): void {
  const Native = globalThis.DecompressionStream;
  class CountedDecompressionStream {
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream<Uint8Array<ArrayBuffer>>;

    constructor(format: CompressionFormat) {
      const pieces = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({ transform: cut });
      this.writable = pieces.writable;
      let isText = false;
      this.readable = pieces.readable.pipeThrough(new Native(format)).pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(unpacked, out) {
            isText ||= looksLikeText(unpacked.subarray(0, headBytes)) || looksLikeText(unpacked);
            budget.take(unpacked.byteLength * (isText ? textWeight : 1));
            out.enqueue(unpacked);
          },
        }),
      );
    }
  }
  Object.assign(globalThis, { DecompressionStream: CountedDecompressionStream });
}

function cut(packed: Uint8Array<ArrayBuffer>, out: TransformStreamDefaultController<Uint8Array<ArrayBuffer>>): void {
  for (let from = 0; from < packed.length; from += pieceBytes) out.enqueue(packed.subarray(from, from + pieceBytes));
}

/** Some bytes of a piece tell what all of them are. */
const samples = 256;

/** Words and numbers with blanks between them; a picture of one dark tone may have the code of a letter or of a blank. */
function looksLikeText(bytes: Uint8Array): boolean {
  const count = Math.min(samples, bytes.length);
  let [letters, blanks] = [0, 0];
  for (let sample = 0; sample < count; sample += 1) {
    // Spread by the golden section, so that lines of equal length do not always show the same column.
    const byte = bytes[Math.floor(((sample * 0.618034) % 1) * bytes.length)] ?? 0;
    if (byte === 10 || byte === 13 || byte === 32) blanks += 1;
    else if (byte > 32 && byte < 127) letters += 1;
  }
  return letters + blanks >= count * 0.9 && blanks >= count / 20 && blanks <= count * 0.6;
}
