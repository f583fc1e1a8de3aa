import type { PageBudget } from './page-budget.ts';
import { letterBytes, looksLikeText, readBytes } from './weight-of-text.ts';

/** Smaller ones do not add up. */
const countedFrom = 1024;

/** The longest table of codes in a packed stream: it has a power of two of entries. */
const codeTableBytes = 131_072;

const wasmPageBytes = 65_536;

/** Pages are written in less; longer texts are looked at when they grow. */
const longText = 1_048_576;

/**
 * Has everything a thread allocates for numbers counted before it is there. What a stream unpacks to is known to pdf.js
 * alone, and it asks nobody: a megabyte of zeros becomes a gigabyte within one call.
 */
export function countAllocations(budget: PageBudget): void {
  const counted = <Made extends object>(
    type: new (...args: never[]) => Made,
    bytesEach: number,
    isPassing = (_source: unknown, _bytes: number): boolean => false,
  ): new (...args: never[]) => Made =>
    new Proxy(type, {
      construct(target, args: readonly unknown[], newTarget) {
        const bytes = lengthOf(args[0]) * bytesEach;
        if (bytes >= countedFrom && !isPassing(args[0], bytes)) budget.take(bytes);
        return Reflect.construct(target, args, newTarget);
      },
    });
  Object.assign(globalThis, {
    ArrayBuffer: counted(ArrayBuffer, 1),
    Int8Array: counted(Int8Array, 1),
    Uint8Array: counted(Uint8Array, 1),
    Uint8ClampedArray: counted(Uint8ClampedArray, 1),
    Int16Array: counted(Int16Array, 2),
    Uint16Array: counted(Uint16Array, 2),
    Int32Array: counted(Int32Array, 4, isCodeTable),
    Uint32Array: counted(Uint32Array, 4),
    Float32Array: counted(Float32Array, 4),
    Float64Array: counted(Float64Array, 8),
  });
  countWasmMemory(budget);
  countLetters(budget);
  countGrowing(budget);
}

/** Packed streams have thousands of blocks, each with two tables that are of no use behind it: they do not add up. */
function isCodeTable(source: unknown, bytes: number): boolean {
  return typeof source === 'number' && bytes <= codeTableBytes && Number.isInteger(Math.log2(bytes));
}

/** Of what an array is made from: a length or other numbers. A view of a buffer takes nothing. */
function lengthOf(source: unknown): number {
  if (typeof source === 'number') return source;
  if (Array.isArray(source)) return source.length;
  return ArrayBuffer.isView(source) && 'length' in source && typeof source.length === 'number' ? source.length : 0;
}

/** Decoders of pictures keep theirs to themselves. */
function countWasmMemory(budget: PageBudget): void {
  const { prototype } = WebAssembly.Memory;
  const grow = Reflect.get(prototype, 'grow');
  Object.assign(prototype, {
    grow(this: WebAssembly.Memory, pages: number): number {
      budget.take(pages * wasmPageBytes);
      return Reflect.apply(grow, this, [pages]);
    },
  });
}

/** pdf.js reads strings and names letter by letter. */
function countLetters(budget: PageBudget): void {
  const fromCharCode = new Proxy(String.fromCharCode, {
    apply(target, self, codes: number[]) {
      budget.take(codes.length * letterBytes);
      return Reflect.apply(target, self, codes);
    },
  });
  Object.assign(String, { fromCharCode });
}

/**
 * What the browser cannot unpack pdf.js unpacks into arrays it copies into larger ones again and again. What lies in
 * them is looked at then, and the smaller array is left to be freed.
 */
function countGrowing(budget: PageBudget): void {
  const { prototype } = Uint8Array;
  const set = Reflect.get(prototype, 'set');
  Object.assign(prototype, {
    set(this: Uint8Array, source: ArrayLike<number>, offset?: number): void {
      if (source instanceof Uint8Array && source.length >= longText) {
        if (looksLikeText(source)) budget.take(readBytes(source, true));
        if (offset === undefined && source.length * 2 <= this.length) budget.giveBack(source.length);
      }
      Reflect.apply(set, this, [source, offset]);
    },
  });
}
