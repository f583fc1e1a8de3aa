import { backoffMs } from './backoff.ts';
import { chunkLength, nextChunkSize, smallestChunk } from './chunk-size.ts';
import type { FileStorage } from './file-storage.ts';
import type { ObjectMetadata } from './object-metadata.ts';
import { deleteObject, getMetadata } from './objects.ts';
import { StorageError } from './storage-error.ts';
import {
  finalizeSession,
  querySession,
  sendChunk,
  startSession,
  type SessionState,
  type UploadDescription,
} from './upload-session.ts';
import { uploadWhole, wholeUploadLimit } from './upload-whole.ts';

/** What must survive a crash; written before the step that depends on it. */
export interface TransferRecord {
  sessionUrl: string | undefined;
  /** When the session was opened, in milliseconds since 1970. */
  sessionAt: number;
  granularity: number;
  /** Bytes the server has acknowledged. */
  acknowledged: number;
}

export interface TransferSurroundings {
  storage: FileStorage;
  /** Bytes of the file from `start` to `end` (exclusive). */
  read: (start: number, end: number) => Promise<ArrayBuffer>;
  /** Called before the first byte of a session and after every acknowledged chunk. */
  save: (record: TransferRecord) => Promise<void>;
  /** Told when a try failed and how long the pause is; resolves when it is time (or connectivity came back). */
  wait: (pause: { ms: number; error: StorageError }) => Promise<void>;
  /** Told when bytes move again after a pause. */
  moving: () => void;
  now: () => number;
  random: () => number;
  signal: AbortSignal;
}

/** A session lives a week; one that may end under way is not continued. */
const sessionLifetimeMs = 6.5 * 24 * 60 * 60 * 1000;

/** Errors after which the same bytes may be tried again later. */
const passing = new Set(['busy', 'network', 'unreadable-answer']);

/**
 * Brings a file to the storage, whatever happens in between, and compares what is stored with what was sent.
 *
 * Continues a session of an earlier run by asking the server first. Never ends for a passing reason: it waits and goes on.
 * @throws StorageError for reasons that stay (`unauthorized`, `quota-exceeded`, `too-large`, `checksum` …)
 * @throws the signal's reason when aborted
 */
export async function transfer(
  upload: UploadDescription & { md5Hash: string },
  record: TransferRecord,
  surroundings: TransferSurroundings,
): Promise<ObjectMetadata> {
  let failures = 0;
  let current = record;
  let mismatches = 0;
  const save = async (next: TransferRecord): Promise<void> => {
    if (next.acknowledged > current.acknowledged) failures = 0;
    current = next;
    await surroundings.save(next);
  };
  for (;;) {
    surroundings.signal.throwIfAborted();
    try {
      const stored = await attempt(upload, current, { ...surroundings, save });
      if (isWhatWasSent(stored, upload)) return stored;
      mismatches += 1;
      await deleteObject(surroundings.storage, upload.path);
      await save(withoutSession(current));
      if (mismatches > 1) throw new StorageError('checksum', 'The stored file differs from the file that was sent.');
    } catch (error) {
      surroundings.signal.throwIfAborted();
      if (!(error instanceof StorageError)) throw error;
      if (error.kind === 'session-gone') await save(withoutSession(current));
      else if (!passing.has(error.kind)) throw error;
      failures += 1;
      await surroundings.wait({ ms: backoffMs(failures, surroundings.random, error.retryAfterMs), error });
    }
  }
}

const withoutSession = (record: TransferRecord): TransferRecord => ({
  ...record,
  sessionUrl: undefined,
  acknowledged: 0,
});

function isWhatWasSent(stored: ObjectMetadata, { size, md5Hash }: UploadDescription): boolean {
  return stored.size === size && stored.md5Hash === md5Hash;
}

async function attempt(
  upload: UploadDescription,
  record: TransferRecord,
  surroundings: TransferSurroundings,
): Promise<ObjectMetadata> {
  const { storage, signal } = surroundings;
  if (upload.size <= wholeUploadLimit) {
    surroundings.moving();
    return uploadWhole(storage, upload, await surroundings.read(0, upload.size), {
      signal,
      random: surroundings.random,
    });
  }
  const opened = await continueOrStart(upload, record, surroundings);
  const ended = await sendRemaining(upload, opened, surroundings);
  return ended.metadata ?? getMetadata(storage, upload.path);
}

interface OpenSession {
  record: TransferRecord & { sessionUrl: string };
  state: SessionState;
}

async function continueOrStart(
  upload: UploadDescription,
  record: TransferRecord,
  surroundings: TransferSurroundings,
): Promise<OpenSession> {
  const { storage, signal, now, save } = surroundings;
  const { sessionUrl } = record;
  if (sessionUrl !== undefined && now() - record.sessionAt < sessionLifetimeMs) {
    const state = await querySession(storage, sessionUrl, signal);
    return { record: { ...record, sessionUrl }, state };
  }
  const session = await startSession(storage, upload, signal);
  const opened = { sessionUrl: session.url, sessionAt: now(), granularity: session.granularity, acknowledged: 0 };
  await save(opened);
  return { record: opened, state: { status: 'active', received: 0 } };
}

type Finished = Extract<SessionState, { status: 'final' }>;

async function sendRemaining(
  upload: UploadDescription,
  session: OpenSession,
  surroundings: TransferSurroundings,
): Promise<Finished> {
  const { storage, signal, now } = surroundings;
  const { sessionUrl, granularity } = session.record;
  let { state } = session;
  let chunk = smallestChunk;
  for (;;) {
    if (state.status === 'final') return state;
    if (state.status === 'cancelled' || state.received > upload.size)
      throw new StorageError('session-gone', 'The upload session has ended.');
    surroundings.moving();
    await surroundings.save({ ...session.record, acknowledged: state.received });
    signal.throwIfAborted();
    const offset = state.received;
    if (offset === upload.size) {
      state = await finalizeSession(storage, sessionUrl, offset, signal);
      if (state.status === 'active')
        throw new StorageError('unreadable-answer', 'The storage did not complete the upload.');
      continue;
    }
    const length = chunkLength(offset, { size: upload.size, chunk, granularity });
    const bytes = await surroundings.read(offset, offset + length);
    const begun = now();
    state = await sendChunk(storage, sessionUrl, { offset, bytes, last: offset + length === upload.size }, { signal });
    chunk = nextChunkSize(chunk, now() - begun);
  }
}
