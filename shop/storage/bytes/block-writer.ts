import type { Block } from './block-pool.ts';
import { storeBlocks, type BlockTarget } from './block-storing.ts';

/** Gathers pieces into blocks; while one is filled, those before it are written and hashed. */
export interface BlockWriter {
  /** Length of the content, what is not written yet included. */
  size(): number;
  add(piece: Uint8Array): Promise<void>;
  /**
   * Writes what is left up to length `keep`, and waits until all is hashed and on disk. Blocks end at multiples of the
   * granularity: up to the last such multiple nothing ever needs to be taken back.
   */
  finish(keep: number): Promise<void>;
  /** Waits until nothing works on the file any more, whatever came of it; nothing may be added afterwards. */
  settle(): Promise<void>;
}

interface OpenBlock {
  readonly block: Block;
  readonly start: number;
  readonly end: number;
}

/** @param at length of the file's valid content, where writing goes on */
export function writeBlocks(target: BlockTarget, at: number): BlockWriter {
  const storing = storeBlocks(target);
  let open: OpenBlock | null = null;
  let size = at;

  const openBlock = (): OpenBlock => {
    const block = target.blocks.take();
    return { block, start: size, end: size + block.length - (size % block.length) };
  };

  const flush = ({ block, start }: OpenBlock): Promise<void> => {
    open = null;
    return storing.store(block, size - start, start);
  };

  return {
    size: () => size,
    async add(piece) {
      for (let taken = 0; taken < piece.length;) {
        open ??= openBlock();
        const part = piece.subarray(taken, taken + open.end - size);
        open.block.set(part, size - open.start);
        size += part.length;
        taken += part.length;
        if (size === open.end) await flush(open);
      }
    },
    async finish(keep) {
      size = Math.min(size, keep);
      if (open !== null && size > open.start) await flush(open);
      await storing.complete();
    },
    async settle() {
      if (open !== null) target.blocks.give(open.block);
      open = null;
      await storing.settle();
    },
  };
}
