import { free } from './free.ts';
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
  const pieces = freeCopiedPieces();
  class CountedDecompressionStream {
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream<Uint8Array<ArrayBuffer>>;

    constructor(format: CompressionFormat) {
      const cutting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({ transform: cut });
      this.writable = cutting.writable;
      let isText = false;
      let toBeCopied = 0;
      this.readable = cutting.readable.pipeThrough(new Native(format)).pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(unpacked, out) {
            isText ||= looksLikeText(unpacked);
            toBeCopied += unpacked.byteLength;
            budget.take(readBytes(unpacked, isText) + unpacked.byteLength);
            pieces.add(unpacked);
            out.enqueue(unpacked);
          },
          flush: () => budget.giveBack(toBeCopied),
        }),
      );
    }
  }
  Object.assign(globalThis, { DecompressionStream: CountedDecompressionStream });
}

/**
 * pdf.js puts the pieces together with `set` and leaves them to the garbage collector, which on a busy computer comes much
 * later. The one before is freed with the next: pdf.js still asks how long the last one was.
 * @returns where pieces are to be noted
 */
function freeCopiedPieces(): WeakSet<Uint8Array> {
  const pieces = new WeakSet<Uint8Array>();
  const { prototype } = Uint8Array;
  const set = Reflect.get(prototype, 'set');
  let copied: Uint8Array | undefined;
  Object.assign(prototype, {
    set(this: Uint8Array, source: ArrayLike<number>, offset?: number): void {
      Reflect.apply(set, this, [source, offset]);
      if (!(source instanceof Uint8Array) || !pieces.has(source)) return;
      if (copied && copied !== source) free(copied.buffer);
      copied = source;
    },
  });
  return pieces;
}

function cut(packed: Uint8Array<ArrayBuffer>, out: TransformStreamDefaultController<Uint8Array<ArrayBuffer>>): void {
  for (let from = 0; from < packed.length; from += pieceBytes) out.enqueue(packed.subarray(from, from + pieceBytes));
}
