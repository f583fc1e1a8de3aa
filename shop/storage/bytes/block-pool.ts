/** Every chunk but the last should be a multiple of this, and a broken chunk counts in multiples of it. */
export const chunkGranularity = 262_144;

/** A piece of memory that is used again and again: filled from the network, hashed, and written to disk. */
export type Block = Uint8Array<ArrayBuffer>;

/** Lends memory to uploads under way and takes it back. */
export interface BlockPool {
  /** Its length is a multiple of {@link chunkGranularity}; its content is undefined. */
  take(): Block;
  give(block: Block): void;
}

const largeBlock = 4 * chunkGranularity;
/** 32 MiB. Uploads beyond that, of which each is slow anyway, get by with small blocks. */
const mostLargeBlocks = 32;

export function createBlockPool(): BlockPool {
  const spare: Block[] = [];
  let largeBlocks = 0;
  const newBlock = (length: number): Block => new Uint8Array(length);
  return {
    take() {
      const block = spare.pop();
      if (block !== undefined) return block;
      if (largeBlocks === mostLargeBlocks) return newBlock(chunkGranularity);
      largeBlocks += 1;
      return newBlock(largeBlock);
    },
    give(block) {
      if (block.length === largeBlock) spare.push(block);
    },
  };
}
