import { createHash } from 'node:crypto';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { StorageError } from '#file-storage/protocol/storage-error.ts';
import type { TransportAnswer, TransportRequest } from '#file-storage/protocol/transport.ts';
import {
  bytesOf,
  foreignReply,
  nameOf,
  objectJson,
  refusal,
  reply,
  sessionReply,
  wholeUploadData,
} from './strict-storage-answers.ts';

/** What is to go wrong with one request. */
export type Fault =
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Something before the server answers instead of it; a page unless said. */
  | { kind: 'foreign'; status: number; body?: string }
  /** The request never arrives. */
  | { kind: 'cut-before' }
  /** The server does its work, the answer is lost. */
  | { kind: 'cut-after' }
  /** Only so many bytes of the body arrive, in whole multiples of the granularity. */
  | { kind: 'cut-within'; bytes: number }
  /** As `cut-within`, but the server notices only after the next query was answered. */
  | { kind: 'cut-late'; bytes: number }
  /** The server keeps fewer bytes than were sent and says so. */
  | { kind: 'keep-fewer'; bytes: number };

export interface StrictSession {
  name: string;
  size: number;
  bytes: Uint8Array<ArrayBuffer>;
  status: 'active' | 'final' | 'cancelled';
}

export interface StrictStorage {
  storage: FileStorage;
  sessions: Map<string, StrictSession>;
  objects: Map<string, Uint8Array<ArrayBuffer>>;
  /** Commands and methods in the order they came. */
  log: string[];
  /** Asked before every request; may be replaced at any time. */
  fault: (command: string) => Fault | undefined;
  /** Asked for every request after its fault, before it is answered or after. Resolves when it may go on. */
  hold: (command: string, when: 'before' | 'after') => Promise<void> | undefined;
  /** So many objects are stored with a wrong byte. */
  spoil: number;
  /** What stands before the server answers requests with a longer body by a page that says 413. */
  longestBody: number;
}

const granularity = 262_144;

/**
 * The file storage in memory, as the production service behaves where it is stricter than the embedded one: a chunk must
 * begin exactly where the server stands (storage protocol 1.4), and session addresses are on another host.
 */
export function strictStorage(): StrictStorage {
  const server: StrictStorage = {
    storage: { endpoint: '', bucket: 'scores', transport: (request) => carry(server, request) },
    sessions: new Map(),
    objects: new Map(),
    log: [],
    fault: () => undefined,
    hold: () => undefined,
    spoil: 0,
    longestBody: Infinity,
  };
  return server;
}

const late = new WeakMap<StrictStorage, () => void>();

async function carry(server: StrictStorage, sent: TransportRequest): Promise<TransportAnswer> {
  const request = await withBytes(sent);
  request.signal?.throwIfAborted();
  const headers = request.headers ?? {};
  const command = headers['x-goog-upload-command'] ?? headers['x-goog-upload-protocol'] ?? request.method;
  server.log.push(command);
  const fault = server.fault(command);
  await unlessAborted(server.hold(command, 'before'), request.signal);
  const early = fault ? faultAnswer(server, request, fault) : proxyAnswer(server, request);
  if (early) return early;
  const answer = await answerRequest(server, command, request);
  if (command === 'query') {
    late.get(server)?.();
    late.delete(server);
  }
  await unlessAborted(server.hold(command, 'after'), request.signal);
  if (fault?.kind === 'cut-after') throw new StorageError('network', 'The answer was lost.');
  request.signal?.throwIfAborted();
  return answer;
}

/** Chunks may come as Blobs. */
async function withBytes(request: TransportRequest): Promise<TransportRequest> {
  const { body, headers } = request;
  const isChunk = body instanceof Blob && headers?.['x-goog-upload-protocol'] !== 'multipart';
  return isChunk ? { ...request, body: await body.arrayBuffer() } : request;
}

async function unlessAborted(held: Promise<void> | undefined, signal: AbortSignal | undefined): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  await Promise.race([held, promise]);
  signal?.throwIfAborted();
}

/** @throws StorageError when the connection is cut */
function faultAnswer(server: StrictStorage, request: TransportRequest, fault: Fault): TransportAnswer | undefined {
  if (fault.kind === 'cut-after') return undefined;
  if (fault.kind === 'status') return reply(fault.status, fault.headers);
  if (fault.kind === 'foreign') return foreignReply(fault.status, fault.body);
  const session = server.sessions.get(request.url);
  const keep = (count: number): void => {
    if (session?.status === 'active') append(session, wholePart(bytesOf(request), count));
  };
  if (fault.kind === 'cut-within') keep(fault.bytes);
  if (fault.kind === 'cut-late') late.set(server, () => keep(fault.bytes));
  if (fault.kind !== 'keep-fewer') throw new StorageError('network', 'The connection was cut.');
  keep(fault.bytes);
  return session ? sessionReply(session) : reply(404);
}

/** What stands before the server takes only so much at once. */
const proxyAnswer = ({ longestBody }: StrictStorage, request: TransportRequest): TransportAnswer | undefined =>
  bytesOf(request).byteLength > longestBody ? foreignReply(413) : undefined;

const wholePart = (bytes: Uint8Array, count: number): Uint8Array =>
  bytes.subarray(0, Math.floor(Math.min(count, bytes.byteLength) / granularity) * granularity);

function answerRequest(
  server: StrictStorage,
  command: string,
  request: TransportRequest,
): TransportAnswer | Promise<TransportAnswer> {
  const name = nameOf(request.url);
  if (command === 'multipart') return storeWhole(server, name, request);
  if (command === 'start') return openSession(server, name, request);
  if (command === 'GET' || command === 'DELETE') return objectReply(server, command, name);
  const session = server.sessions.get(request.url);
  if (!session) return reply(404);
  if (command === 'query') return sessionReply(session);
  if (command === 'cancel') return cancel(session);
  return receive(server, session, { command, request });
}

function cancel(session: StrictSession): TransportAnswer {
  if (session.status === 'final') return refusal(session, 'The upload is complete.');
  session.status = 'cancelled';
  return sessionReply(session);
}

function receive(
  server: StrictStorage,
  session: StrictSession,
  { command, request }: { command: string; request: TransportRequest },
): TransportAnswer {
  const has = session.bytes.byteLength;
  if (session.status === 'cancelled') return refusal(session, 'The upload was cancelled.');
  if (session.status === 'final') return finalReply(server, session);
  const offset = Number(request.headers?.['x-goog-upload-offset']);
  if (offset !== has) return refusal(session, `Client uploaded to the wrong offset (${offset} instead of ${has})`);
  const bytes = bytesOf(request);
  const isLast = command.endsWith('finalize');
  if (has + bytes.byteLength > session.size) return refusal(session, 'More bytes than announced.');
  if (!isLast && (offset + bytes.byteLength) % granularity !== 0) return refusal(session, 'Not a multiple of 262144.');
  append(session, bytes);
  if (!isLast) return sessionReply(session);
  if (session.bytes.byteLength !== session.size) return refusal(session, 'Fewer bytes than announced.');
  session.status = 'final';
  store(server, session.name, session.bytes);
  return finalReply(server, session);
}

function finalReply(server: StrictStorage, session: StrictSession): TransportAnswer {
  return sessionReply(session, objectJson(session.name, server.objects.get(session.name) ?? session.bytes));
}

function openSession(server: StrictStorage, name: string, request: TransportRequest): TransportAnswer {
  const url = `https://elsewhere.example/session/${server.sessions.size + 1}`;
  const size = Number(request.headers?.['x-goog-upload-header-content-length']);
  const session: StrictSession = { name, size, bytes: new Uint8Array(), status: 'active' };
  server.sessions.set(url, session);
  const answer = sessionReply(session);
  const more = { 'x-goog-upload-url': url, 'x-goog-upload-chunk-granularity': String(granularity) };
  return { ...answer, headers: { get: (key) => new Headers(more).get(key) ?? answer.headers.get(key) } };
}

async function storeWhole(server: StrictStorage, name: string, { body }: TransportRequest): Promise<TransportAnswer> {
  if (!(body instanceof Blob)) return reply(400);
  const bytes = wholeUploadData(new Uint8Array(await body.arrayBuffer()));
  store(server, name, bytes);
  return reply(200, {}, objectJson(name, server.objects.get(name) ?? bytes));
}

function objectReply(server: StrictStorage, method: string, name: string): TransportAnswer {
  const bytes = server.objects.get(name);
  if (!bytes) return reply(404);
  if (method === 'GET') return reply(200, {}, objectJson(name, bytes));
  server.objects.delete(name);
  return reply(204);
}

function store(server: StrictStorage, name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const kept = bytes.slice();
  if (server.spoil > 0) kept[0] = (kept[0] ?? 0) ^ 255;
  server.spoil = Math.max(0, server.spoil - 1);
  server.objects.set(name, kept);
}

function append(session: StrictSession, bytes: Uint8Array): void {
  const next = new Uint8Array(session.bytes.byteLength + bytes.byteLength);
  next.set(session.bytes);
  next.set(bytes, session.bytes.byteLength);
  session.bytes = next;
}

export const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');
