import { deleteIfThere } from '../sessions/abandon-upload.ts';
import { backoffMs } from './backoff.ts';
import { chunkLength, nextChunkSize, smallestChunk, type ChunkLimits } from './chunk-size.ts';
import type { FileStorage } from '../file-storage.ts';
import type { ObjectMetadata } from '../objects/object-metadata.ts';
import { getMetadata } from '../objects/objects.ts';
import { Patience } from './patience.ts';
import { ReadAhead } from './transfer-read-ahead.ts';
import { StorageError } from '../protocol/storage-error.ts';
import { compareWithSent, isAbout } from '../bytes/stored-as-sent.ts';
import type { UploadDescription } from '../objects/upload-description.ts';
import {
  finalizeSession,
  querySession,
  sendChunk,
  startUploadSession,
  usableGranularity,
  type SessionState,
} from '../sessions/upload-session.ts';
import { uploadWhole, wholeUploadLimit } from '../upload-whole.ts';

/** What must survive a crash; written before the step that depends on it. */
export interface TransferRecord {
  sessionUrl: string | undefined;
  /** When bytes were first on their way (for large files: when the session was opened), in milliseconds since 1970; or 0. */
  sessionAt: number;
  granularity: number;
  /** Bytes the server has acknowledged. */
  acknowledged: number;
}

export interface TransferEnvironment {
  storage: FileStorage;
  /** Bytes of the file from `start` to `end` (exclusive); best as Blob, which browsers send without stopping the page. */
  read: (start: number, end: number) => Promise<ArrayBuffer | Blob>;
  /** Called before the first byte moves, also after a pause, and after every acknowledged chunk. */
  save: (record: TransferRecord) => Promise<void>;
  /** Told when a try failed and how long the pause is; resolves when it is time (or connectivity came back). */
  wait: (pause: { ms: number; error: StorageError }) => Promise<void>;
  /** Told when all bytes are on their way and only the server's word is missing. */
  allSent?: () => void;
  /** Told when the server may have got other bytes than were meant; throws when they cannot be sent from where they are read. */
  doubted?: () => Promise<void>;
  /** Shared by all transfers, so that each host refuses one chunk and not one of every file. */
  chunkLimits: ChunkLimits;
  now: () => number;
  random: () => number;
  signal: AbortSignal;
}

/** A file whose checksum may become known only when all its bytes have been read. */
export interface TransferUpload extends Omit<UploadDescription, 'md5Hash'> {
  /** Base64, or what resolves with it; only a known one goes with the start of a session. */
  md5Hash: string | (() => Promise<string>);
}

/** A session lives a week; one that may end under way is not continued. */
const sessionLifetimeMs = 6.5 * 24 * 60 * 60 * 1000;

/**
 * Brings a file to the storage, whatever happens in between, and compares what is stored with what was sent.
 *
 * Continues a session of an earlier run by asking the server first. Never ends for a passing reason: it waits and goes on.
 * @throws StorageError for reasons that stay (`unauthorized`, `quota-exceeded`, `too-large`, `refused`, `checksum` …)
 * @throws the signal's reason when aborted
 */
export async function transfer(
  upload: TransferUpload,
  record: TransferRecord,
  environment: TransferEnvironment,
): Promise<ObjectMetadata> {
  let description = describe(upload);
  const patience = new Patience();
  const doubt = environment.doubted ?? (async () => undefined);
  let current = record;
  let mismatches = 0;
  /** What lies at the path is ours and wrong. */
  let isSpoiled = false;
  const save = async (next: TransferRecord): Promise<void> => {
    if (next.acknowledged > current.acknowledged) patience.progressed();
    current = next;
    await environment.save(next);
  };
  for (;;) {
    environment.signal.throwIfAborted();
    try {
      if (isSpoiled) await deleteIfThere(environment.storage, upload.path);
      isSpoiled = false;
      if (mismatches > 1) throw new StorageError('checksum', 'The stored file differs from the file that was sent.');
      const stored = await attempt(description, current, { ...environment, save });
      const sent = await describeFully(upload);
      description = sent;
      requireOurs(stored, environment.storage, upload.path);
      if ((await compareWithSent(stored, { ...sent, read: environment.read })) === 'same') return stored;
      mismatches += 1;
      isSpoiled = true;
      await save(withoutSession(current));
      await doubt();
    } catch (error) {
      environment.signal.throwIfAborted();
      if (!(error instanceof StorageError)) throw error;
      const next = patience.after(error);
      if (forgetsSession(next)) await save(withoutSession(current));
      if (isDoubtful(error, next)) await doubt();
      if (typeof next === 'object') throw next.end;
      const ms = backoffMs(patience.failures, environment.random, error.retryAfterMs);
      await environment.wait({ ms, error });
    }
  }
}

type NextStep = ReturnType<Patience['after']>;

const forgetsSession = (next: NextStep): boolean => next === 'anew' || (next !== 'again' && next.forgetSession);

/** A server that refuses the same bytes again and again may know their checksum better. */
const isDoubtful = ({ kind }: StorageError, next: NextStep): boolean => kind === 'out-of-step' && next !== 'again';

/** An answer about another file is not taken for ours, and nothing is deleted for it. @throws StorageError */
function requireOurs(stored: ObjectMetadata, storage: FileStorage, path: string): void {
  if (!isAbout(stored, storage, path))
    throw new StorageError('out-of-step', 'The storage answered about another file.');
}

/** What is known of the file before all its bytes are read. */
function describe({ md5Hash, ...rest }: TransferUpload): UploadDescription {
  return typeof md5Hash === 'string' ? { ...rest, md5Hash } : rest;
}

async function describeFully({ md5Hash, ...rest }: TransferUpload): Promise<UploadDescription & { md5Hash: string }> {
  return { ...rest, md5Hash: typeof md5Hash === 'string' ? md5Hash : await md5Hash() };
}

const withoutSession = (record: TransferRecord): TransferRecord => ({
  ...record,
  sessionUrl: undefined,
  acknowledged: 0,
});

async function attempt(
  upload: UploadDescription,
  record: TransferRecord,
  environment: TransferEnvironment,
): Promise<ObjectMetadata> {
  if (upload.size <= wholeUploadLimit) return sendWhole(upload, record, environment);
  const opened = await continueOrStart(upload, record, environment);
  const ended = await sendRemaining(upload, opened, environment);
  const { storage } = environment;
  const { metadata } = ended;
  return metadata && isAbout(metadata, storage, upload.path) ? metadata : metadataOfFinished(storage, upload.path);
}

async function sendWhole(
  upload: UploadDescription,
  record: TransferRecord,
  { storage, read, save, now, random, signal }: TransferEnvironment,
): Promise<ObjectMetadata> {
  const bytes = await read(0, upload.size);
  await save({ ...record, sessionAt: now() });
  signal.throwIfAborted();
  return uploadWhole(storage, upload, bytes, { signal, random });
}

/** A finished session whose object somebody deleted does not bring it back. */
async function metadataOfFinished(storage: FileStorage, path: string): Promise<ObjectMetadata> {
  try {
    return await getMetadata(storage, path);
  } catch (error) {
    if (!(error instanceof StorageError) || error.kind !== 'object-not-found') throw error;
    throw new StorageError('session-gone', 'The upload was completed and its file deleted.');
  }
}

interface OpenSession {
  record: TransferRecord & { sessionUrl: string };
  state: SessionState;
}

async function continueOrStart(
  upload: UploadDescription,
  record: TransferRecord,
  environment: TransferEnvironment,
): Promise<OpenSession> {
  const { storage, signal, now, save } = environment;
  const { sessionUrl } = record;
  if (sessionUrl !== undefined && now() - record.sessionAt < sessionLifetimeMs) {
    const state = await querySession(storage, sessionUrl, signal);
    return { record: { ...record, sessionUrl }, state };
  }
  const session = await startUploadSession(storage, upload, signal);
  const opened = { sessionUrl: session.url, sessionAt: now(), granularity: session.granularity, acknowledged: 0 };
  await save(opened);
  return { record: opened, state: { status: 'active', received: 0 } };
}

type Finished = Extract<SessionState, { status: 'final' }>;

async function sendRemaining(
  upload: UploadDescription,
  session: OpenSession,
  environment: TransferEnvironment,
): Promise<Finished> {
  const { storage, signal, chunkLimits, now } = environment;
  const { sessionUrl } = session.record;
  const granularity = usableGranularity(session.record.granularity);
  let { state } = session;
  let chunk = smallestChunk;
  const bytes = new ReadAhead(environment.read, upload.size);
  for (;;) {
    if (state.status === 'final') return state;
    if (state.status === 'cancelled' || state.received > upload.size)
      throw new StorageError('session-gone', 'The upload session has ended.');
    await environment.save({ ...session.record, acknowledged: state.received });
    signal.throwIfAborted();
    const offset = state.received;
    if (offset === upload.size) {
      state = await finalizeSession(storage, sessionUrl, offset, signal);
      if (state.status === 'active') throw new StorageError('out-of-step', 'The storage did not complete the upload.');
      continue;
    }
    const end = offset + chunkLength(offset, { size: upload.size, chunk, granularity });
    const piece = { offset, bytes: await bytes.take(offset, end), last: end === upload.size };
    const begun = now();
    const sent = sendChunk(storage, sessionUrl, piece, {
      signal,
      onProgress: watchEnd(end - offset, piece.last, environment.allSent),
    });
    bytes.expect(end, chunk);
    try {
      state = await sent;
    } catch (error) {
      if (!isTooLong(error)) throw error;
      chunkLimits.refused(sessionUrl, end - offset, now());
      chunk = chunkLimits.largest(sessionUrl, now());
      if (chunkLength(offset, { size: upload.size, chunk, granularity }) >= end - offset) throw error;
      state = await querySession(storage, sessionUrl, signal);
      continue;
    }
    if (state.status === 'active' && state.received <= offset)
      throw new StorageError('busy', 'The storage kept nothing of what was sent.');
    chunk = nextChunkSize(end - offset, now() - begun, chunkLimits.largest(sessionUrl, now()));
  }
}

/** 413 of something before the storage, which itself would end the upload for the size of the file. */
const isTooLong = (error: unknown): boolean =>
  error instanceof StorageError && error.kind === 'unreadable-answer' && error.status === 413;

/** Tells when the last byte of the last chunk is on its way. */
function watchEnd(length: number, last: boolean, allSent: (() => void) | undefined): (sent: number) => void {
  return (sent) => {
    if (last && sent >= length) allSent?.();
  };
}
