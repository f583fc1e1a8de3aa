import type { PageBudget } from './page-budget.ts';

/** Smaller ones do not add up. */
const countedFrom = 1024;

const wasmPageBytes = 65_536;

/**
 * Has everything a thread allocates for numbers counted before it is there. What a stream unpacks to is known to pdf.js
 * alone, and it asks nobody: a megabyte of zeros becomes a gigabyte within one call.
 */
export function countAllocations(budget: PageBudget): void {
  const counted = <Made extends object>(
    type: new (...args: never[]) => Made,
    bytesEach: number,
  ): new (...args: never[]) => Made =>
    new Proxy(type, {
      construct(target, args: readonly unknown[], newTarget) {
        const bytes = lengthOf(args[0]) * bytesEach;
        if (bytes >= countedFrom) budget.take(bytes);
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
    Int32Array: counted(Int32Array, 4),
    Uint32Array: counted(Uint32Array, 4),
    Float32Array: counted(Float32Array, 4),
    Float64Array: counted(Float64Array, 8),
  });
  countWasmMemory(budget);
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
