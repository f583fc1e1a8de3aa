import type { Block } from './block-pool.ts';
import { createDigestEngine, type Checksums, type DigestEngine, type DigestState } from './digest-engine.ts';
import { startDigestThread, type DigestThread } from './digest-thread.ts';

/** Checksums of any amount of bytes, computed without keeping the event loop from other people for long. */
export type Digests = {
  /**
   * @param bytes must stay unchanged until the promise settles
   * @throws {DigestStateUnreadable}
   */
  extend(state: DigestState, bytes: Block): Promise<Uint8Array>;
  /** @throws {DigestStateUnreadable} */
  finish(state: DigestState): Promise<Checksums>;
};

/** Up to this many bytes, half a millisecond of work, the way to the thread and back is not worth it. */
const SMALL = 256 * 1024;

/** The thread starts with the first large block; until it is ready, and for small ones, the work is done here. */
export function createDigests(startThread: () => DigestThread = startDigestThread): Digests {
  let engine: Promise<DigestEngine> | null = null;
  let thread: DigestThread | null = null;
  const here = () => (engine ??= createDigestEngine());
  return {
    async extend(state, bytes) {
      if (bytes.length > SMALL) {
        if (thread === null || thread.hasEnded()) thread = startThread();
        if (thread.isReady()) return thread.extend(state, bytes);
      }
      return (await here()).extend(state, bytes);
    },
    finish: async (state) => (await here()).finish(state),
  };
}
