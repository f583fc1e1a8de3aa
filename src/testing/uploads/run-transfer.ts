import { ChunkLimits } from '#file-storage/machine/chunk-size.ts';
import type { StorageErrorKind } from '#file-storage/protocol/storage-error.ts';
import { transfer, type TransferRecord, type TransferUpload } from '#file-storage/machine/transfer.ts';
import { md5Of, type Fault, type StrictStorage } from '../storage/strict-storage.ts';

export const transferPath = 'uploads/folder/job/a b.pdf';

export const freshTransfer: TransferRecord = {
  sessionUrl: undefined,
  sessionAt: 0,
  granularity: 262_144,
  acknowledged: 0,
};

/** Bytes that differ from place to place, so that one that is twice or missing is noticed. */
export function scoreBytes(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(size).map((_, index) => (index * 31 + (index >> 9)) & 255);
}

interface TransferRun {
  /** Where each wait came from and how long it was to be. */
  waits: { ms: number; kind: StorageErrorKind }[];
  saves: TransferRecord[];
  /** Times the record claimed more bytes than the server had. */
  overclaims: number;
}

interface RunOptions {
  record?: TransferRecord;
  now?: number;
  mostWaits?: number;
  md5Hash?: TransferUpload['md5Hash'];
}

/** Brings a file of `size` bytes to the server without losing time in waits. @throws what `transfer` throws */
export async function runTransfer(
  server: StrictStorage,
  size: number,
  { record = freshTransfer, now = 1_000, mostWaits = 40, md5Hash }: RunOptions = {},
): Promise<TransferRun> {
  const bytes = scoreBytes(size);
  const run: TransferRun = { waits: [], saves: [], overclaims: 0 };
  const upload = { path: transferPath, size, contentType: 'application/pdf', md5Hash: md5Hash ?? md5Of(bytes) };
  await transfer(upload, record, {
    storage: server.storage,
    chunkLimits: new ChunkLimits(),
    read: async (start, end) => bytes.slice(start, end).buffer,
    save: async (saved) => {
      run.saves.push(saved);
      const session = server.sessions.get(saved.sessionUrl ?? '');
      if (session && saved.acknowledged > session.bytes.byteLength) run.overclaims += 1;
    },
    wait: async ({ ms, error }) => {
      run.waits.push({ ms, kind: error.kind });
      if (run.waits.length > mostWaits) throw new Error(`Still failing: ${error.kind} ${error.message}`);
    },
    now: () => now,
    random: () => 0.999,
    signal: new AbortController().signal,
  });
  return run;
}

/** The fault hits the nth request with this command. */
export function breakOnce(server: StrictStorage, command: string, fault: Fault, nth = 1): void {
  let seen = 0;
  server.fault = (candidate) => {
    if (candidate !== command) return undefined;
    seen += 1;
    return seen === nth ? fault : undefined;
  };
}

export function isStoredAsSent({ objects }: StrictStorage, size: number): boolean {
  const stored = objects.get(transferPath);
  return stored !== undefined && Buffer.compare(stored, scoreBytes(size)) === 0;
}
