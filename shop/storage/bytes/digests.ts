import type { Block } from './block-pool.ts';
import { createDigestEngine, type Checksums, type DigestEngine, type DigestState } from './digest-engine.ts';

/** Checksums of files, computed by modules that are loaded with the first bytes. */
export interface Digests {
  /** @throws {DigestStateUnreadable} */
  extend(state: DigestState, bytes: Block): Promise<Uint8Array>;
  /** @throws {DigestStateUnreadable} */
  finish(state: DigestState): Promise<Checksums>;
}

export function createDigests(): Digests {
  let engine: Promise<DigestEngine> | null = null;
  const loaded = () => (engine ??= createDigestEngine());
  return {
    extend: async (state, bytes) => (await loaded()).extend(state, bytes),
    finish: async (state) => (await loaded()).finish(state),
  };
}
