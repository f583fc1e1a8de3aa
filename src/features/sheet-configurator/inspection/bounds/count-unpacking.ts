import type { PageBudget } from './page-budget.ts';
import { looksLikeText, readBytes } from './weight-of-text.ts';

/** Packed bytes handed over at a time: they become a thousand times as many at most, 16 MB, before anybody is asked. */
const pieceBytes = 16_384;

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
      let toBeCopied = 0;
      this.readable = pieces.readable.pipeThrough(new Native(format)).pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(unpacked, out) {
            isText ||= looksLikeText(unpacked);
            toBeCopied += unpacked.byteLength;
            budget.take(readBytes(unpacked, isText) + unpacked.byteLength);
            out.enqueue(unpacked);
          },
          flush: () => budget.giveBack(toBeCopied),
        }),
      );
    }
  }
  Object.assign(globalThis, { DecompressionStream: CountedDecompressionStream });
}

function cut(packed: Uint8Array<ArrayBuffer>, out: TransformStreamDefaultController<Uint8Array<ArrayBuffer>>): void {
  for (let from = 0; from < packed.length; from += pieceBytes) out.enqueue(packed.subarray(from, from + pieceBytes));
}
