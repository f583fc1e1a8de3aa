/** Every chunk but the last should be a multiple of this, and a broken chunk counts in multiples of it. */
export const CHUNK_GRANULARITY = 262_144;

/** A piece of memory that is used again and again: filled from the network, hashed, and written to disk. */
export type Block = Uint8Array<ArrayBuffer>;

/** Lends memory to uploads under way and takes it back. */
export type BlockPool = {
  /** Its length is a multiple of {@link CHUNK_GRANULARITY}; its content is undefined. */
  take(): Block;
  give(block: Block): void;
};

const LARGE_BLOCK = 4 * CHUNK_GRANULARITY;
/** 32 MiB. Uploads beyond that, of which each is slow anyway, get by with small blocks. */
const MOST_LARGE_BLOCKS = 32;

export function createBlockPool(): BlockPool {
  const spare: Block[] = [];
  let largeBlocks = 0;
  const newBlock = (length: number): Block => new Uint8Array(length);
  return {
    take() {
      const block = spare.pop();
      if (block !== undefined) return block;
      if (largeBlocks === MOST_LARGE_BLOCKS) return newBlock(CHUNK_GRANULARITY);
      largeBlocks += 1;
      return newBlock(LARGE_BLOCK);
    },
    give(block) {
      if (block.length === LARGE_BLOCK) spare.push(block);
    },
  };
}
