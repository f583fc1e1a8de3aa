import { setImmediate } from 'node:timers/promises';
import { discardBody } from '../protocol/discard-body.ts';
import { requireTaking, type FileStore } from '../records/file-store.ts';
import { cancelSession, finishSession } from './finish-session.ts';
import { receiveChunk } from './receive-chunk.ts';
import { finalAnswer, sessionAnswer, sessionHeaders, sessionRefusal } from './session-answers.ts';
import { findSession } from '../records/session-table.ts';
import { byteCount, type StorageCall } from '../records/storage-call.ts';
import { badRequest, notFound, StorageError, wrongContent } from '../protocol/storage-error.ts';
import type { UploadSession } from '../records/upload-session.ts';

const commands = ['start', 'query', 'upload', 'upload, finalize', 'finalize', 'cancel'] as const;
export type UploadCommand = (typeof commands)[number];

/**
 * The command of a resumable upload; null when the request has none.
 *
 * @throws {StorageError} 400 for a command that does not exist
 */
export function parseUploadCommand(headers: Headers): UploadCommand | null {
  const text = headers.get('x-goog-upload-command');
  if (text === null) return null;
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim());
  const command = commands.find((known) => known === words.join(', '));
  if (command === undefined) throw badRequest(`Unknown upload command "${text}".`);
  return command;
}

/**
 * Runs one command on an existing session, after earlier commands on it have settled. The session's id is all the
 * permission needed: rules and limits were checked at the start.
 *
 * @throws {StorageError} 404 unknown session, 410 expired, 400 command not possible now; and as the commands do
 */
export async function runSessionCommand(
  store: FileStore,
  call: StorageCall,
  sessionId: string,
  command: UploadCommand | null,
): Promise<Response> {
  if (command === null || command === 'start') throw badRequest('This upload command does not fit a session address.');
  if (command === 'query') await untilArrivalsAreRead();
  // Before its turn, which would stop a chunk of the session that is under way.
  if (command === 'upload' || command === 'upload, finalize') requireTaking(store);
  return store.turns.take(sessionId, async (signal) => {
    const session = requireSession(store, sessionId);
    if (session.status !== 'active') return answerEnded(call, session, command);
    if (command === 'query') return sessionAnswer(session);
    if (command === 'cancel') return sessionAnswer(await cancelSession(store, session));
    const receive = () => receiveOrCancel(store, session, () => receiveChunk(store, call, session, signal));
    if (command === 'upload') return sessionAnswer(await receive());
    if (command === 'finalize') requireOffsetAtEnd(call, session);
    const complete = command === 'finalize' ? session : await receive();
    return finalAnswer(await finishSession(store, complete));
  });
}

/** What is neither a PDF nor a picture will not become one: its session ends, and nothing of it stays. */
async function receiveOrCancel(
  store: FileStore,
  session: UploadSession,
  receive: () => Promise<UploadSession>,
): Promise<UploadSession> {
  try {
    return await receive();
  } catch (error) {
    if (!(error instanceof StorageError) || error.status !== wrongContent().status) throw error;
    throw wrongContent(sessionHeaders(await cancelSession(store, session)));
  }
}

/**
 * Lets two rounds of the event loop pass. A chunk that was broken off on one connection before the query was sent on
 * another may still wait to be accepted and read: bytes of it must not be added after the answer.
 */
async function untilArrivalsAreRead(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

function requireSession(store: FileStore, id: string): UploadSession {
  const session = findSession(store.database, id);
  const now = store.clock().getTime();
  if (session === null || session.expiresAt + store.settings.sessionLifetime <= now) throw notFound();
  if (session.expiresAt <= now) throw new StorageError(410, 'The upload session has expired.');
  return session;
}

/** A finished session tells its result again to a client that missed it; a cancelled one stays cancelled. */
async function answerEnded(call: StorageCall, session: UploadSession, command: UploadCommand): Promise<Response> {
  if (command === 'query') return sessionAnswer(session);
  if (command === 'cancel' && session.status === 'cancelled') return sessionAnswer(session);
  if (session.status === 'final' && (command === 'finalize' || command === 'upload, finalize')) {
    await discardBody(call.body);
    return finalAnswer(session);
  }
  throw sessionRefusal(session, `The upload session is already ${session.status}.`);
}

function requireOffsetAtEnd(call: StorageCall, session: UploadSession): void {
  const offset = byteCount(call.headers, 'x-goog-upload-offset');
  if (offset !== null && offset !== session.received) {
    throw sessionRefusal(session, `Client uploaded to the wrong offset (${offset} instead of ${session.received}).`);
  }
}
