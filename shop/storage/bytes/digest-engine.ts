import { createCRC32, createMD5, type IHasher } from 'hash-wasm';

/**
 * Both checksums of the bytes so far, to be continued with the bytes that follow; null where nothing has come yet.
 * A value: it may be kept in the database, and continued more than once.
 */
export type DigestState = Uint8Array | null;

export interface Checksums {
  /** Base64. */
  readonly md5: string;
  /** CRC-32C (RFC 3720, appendix B.4): base64 of the four bytes, big-endian. */
  readonly crc32c: string;
}

export interface DigestEngine {
  /** @throws {DigestStateUnreadable} */
  extend(state: DigestState, bytes: Uint8Array): Uint8Array;
  /** @throws {DigestStateUnreadable} */
  finish(state: DigestState): Checksums;
}

/** The state is damaged, or was written by another version of the hashing module. The bytes must be read again. */
export class DigestStateUnreadable extends Error {
  constructor(options?: ErrorOptions) {
    super('The state of the checksums cannot be continued.', options);
    this.name = 'DigestStateUnreadable';
  }
}

/** Castagnoli polynomial 0x1EDC6F41, bits reversed. */
const polynomial = 0x82f63b78;

/** Loads the hashing modules. Both functions are synchronous: 1 MiB takes about 2.5 ms. */
export async function createDigestEngine(): Promise<DigestEngine> {
  const [md5, crc] = await Promise.all([createMD5(), createCRC32(polynomial)]);
  // A state of the CRC does not bring the table of its polynomial: only `init` makes it.
  crc.init();
  const md5Bytes = md5.init().save().length;

  const restore = (state: DigestState) => {
    if (state === null) {
      md5.init();
      crc.init();
      return;
    }
    load(md5, state.subarray(0, md5Bytes));
    load(crc, state.subarray(md5Bytes));
  };
  return {
    extend(state, bytes) {
      restore(state);
      md5.update(bytes);
      crc.update(bytes);
      return joined(md5.save(), crc.save());
    },
    finish(state) {
      restore(state);
      return { md5: base64(md5.digest('binary')), crc32c: base64(crc.digest('binary')) };
    },
  };
}

function load(hasher: IHasher, state: Uint8Array): void {
  try {
    hasher.load(state);
  } catch (cause) {
    throw new DigestStateUnreadable({ cause });
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
