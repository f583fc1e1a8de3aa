import type { FileHandle } from 'node:fs/promises';
import type { Block, BlockPool } from './block-pool.ts';
import { syncEarly } from './early-sync.ts';

/** Where a growing file's bytes go. */
export type BlockTarget = {
  readonly file: FileHandle;
  readonly blocks: BlockPool;
  /** Called with all bytes in their order, which stay unchanged until it settles. */
  readonly hash: (bytes: Block) => Promise<void>;
};

/** Gathers pieces into blocks; while one is filled, those before it are written and hashed. */
export type BlockWriter = {
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
};

/** Blocks written and hashed at a time, beside the one that is filled. */
const MOST_UNDER_WAY = 2;

type OpenBlock = { readonly block: Block; readonly start: number; readonly end: number };

/** @param at length of the file's valid content, where writing goes on */
export function writeBlocks(target: BlockTarget, at: number): BlockWriter {
  const { file, blocks } = target;
  const sync = syncEarly(file);
  const underWay: Promise<void>[] = [];
  let open: OpenBlock | null = null;
  let size = at;

  const openBlock = (): OpenBlock => {
    const block = blocks.take();
    return { block, start: size, end: size + block.length - (size % block.length) };
  };

  const store = async ({ block, start }: OpenBlock, length: number) => {
    await writeAndHash(target, block.subarray(0, length), start).finally(() => blocks.give(block));
    sync.wrote(length);
  };

  const flush = async (full: OpenBlock) => {
    open = null;
    const stored = store(full, size - full.start);
    // Told to whoever awaits it below; until then it counts as handled.
    stored.catch(() => undefined);
    underWay.push(stored);
    if (underWay.length > MOST_UNDER_WAY) await underWay.shift();
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
      await Promise.all(underWay);
      await sync.complete();
    },
    async settle() {
      if (open !== null) blocks.give(open.block);
      open = null;
      await Promise.allSettled(underWay);
      await sync.settle();
    },
  };
}

/** Settles when neither needs the bytes any more. */
async function writeAndHash({ file, hash }: BlockTarget, bytes: Block, position: number): Promise<void> {
  const results = await Promise.allSettled([writeAll(file, bytes, position), hash(bytes)]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}
