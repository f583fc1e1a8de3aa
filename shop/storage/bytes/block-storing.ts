import type { FileHandle } from 'node:fs/promises';
import type { Block, BlockPool } from './block-pool.ts';
import { syncEarly } from './early-sync.ts';

/** Where a growing file's bytes go. */
export interface BlockTarget {
  readonly file: FileHandle;
  readonly blocks: BlockPool;
  /** Called with all bytes in their order, which stay unchanged until it settles. */
  readonly hash: (bytes: Block) => Promise<void>;
}

/** Writes and hashes full blocks, a few at a time. */
export interface BlockStoring {
  /** Takes the first `length` bytes of a block over, and waits while too many are under way. */
  store(block: Block, length: number, position: number): Promise<void>;
  /** Waits until everything is hashed and on disk. */
  complete(): Promise<void>;
  /** Waits until nothing works on the file any more, whatever came of it. */
  settle(): Promise<void>;
}

/** Blocks written and hashed at a time, beside the one that is filled. */
const mostUnderWay = 2;

export function storeBlocks({ file, blocks, hash }: BlockTarget): BlockStoring {
  const sync = syncEarly(file);
  const hashed: Promise<void>[] = [];
  const written: Promise<void>[] = [];
  return {
    async store(block, length, position) {
      const bytes = block.subarray(0, length);
      const writing = writeAll(file, bytes, position).then(() => sync.wrote(length));
      const hashing = hash(bytes);
      void Promise.allSettled([writing, hashing]).then(() => blocks.give(block));
      written.push(writing);
      hashed.push(hashing);
      if (hashed.length > mostUnderWay) await Promise.all([written.shift(), hashed.shift()]);
    },
    async complete() {
      // The disk does not wait for the checksums.
      const synced = Promise.all(written).then(() => sync.complete());
      await Promise.all([synced, ...hashed]);
    },
    async settle() {
      await Promise.allSettled([...written, ...hashed]);
      await sync.settle();
    },
  };
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}
