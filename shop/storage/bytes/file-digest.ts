import { open } from 'node:fs/promises';
import type { Block, BlockPool } from './block-pool.ts';
import { DigestStateUnreadable, type Checksums, type DigestState } from './digest-engine.ts';
import type { Digests } from './digests.ts';

/** What computing checksums takes. */
interface Digesting {
  readonly digests: Digests;
  readonly blocks: BlockPool;
}

/** The beginning of a file, and the state of its checksums; null where that is not known. */
interface DigestedFile {
  readonly path: string;
  readonly length: number;
  readonly state: DigestState;
}

/** The checksums of a file that grows. */
export interface GrowingDigest {
  /** Goes on with bytes that follow, in the order of the calls; they must stay unchanged until this settles. */
  add(bytes: Block): Promise<void>;
  /** The state after everything that was added. */
  state(): Promise<DigestState>;
  checksums(): Promise<Checksums>;
}

/**
 * Continues the checksums of a file from their state. Where that is lost, or no longer readable, the file is read again,
 * but only once there is something to compute.
 */
export function growingDigest(
  store: Digesting,
  file: DigestedFile = { path: '', length: 0, state: null },
): GrowingDigest {
  let last = Promise.resolve(file.state);
  const fromLast = async <Result>(work: (state: DigestState) => Promise<Result>): Promise<Result> => {
    const state = await last;
    try {
      if (state !== null || file.length === 0) return await work(state);
    } catch (error) {
      if (!(error instanceof DigestStateUnreadable)) throw error;
    }
    return work(await digestFile(store, file));
  };
  return {
    async add(bytes) {
      last = fromLast((state) => store.digests.extend(state, bytes));
      await last;
    },
    state: () => last,
    checksums: () => fromLast((state) => store.digests.finish(state)),
  };
}

async function digestFile({ digests, blocks }: Digesting, { path, length }: DigestedFile): Promise<DigestState> {
  const file = await open(path, 'r');
  const block = blocks.take();
  try {
    let state: DigestState = null;
    for (let at = 0; at < length;) {
      const { bytesRead } = await file.read(block, 0, Math.min(block.length, length - at), at);
      if (bytesRead === 0) throw new Error(`${path} ends at ${at}, before what it is known to hold.`);
      state = await digests.extend(state, block.subarray(0, bytesRead));
      at += bytesRead;
    }
    return state;
  } finally {
    blocks.give(block);
    await file.close();
  }
}
