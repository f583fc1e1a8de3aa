import { expect, test } from 'vitest';
import {
  breakOnce,
  freshTransfer,
  isStoredAsSent,
  runTransfer,
  scoreBytes,
  transferPath,
} from '#testing/uploads/run-transfer.ts';
import { md5Of, strictStorage, type StrictStorage } from '#testing/storage/strict-storage.ts';
import { ChunkLimits } from './machine/chunk-size.ts';
import { transfer } from './machine/transfer.ts';
import type { TransportAnswer, TransportRequest } from './protocol/transport.ts';

const size = 3 * 262_144;

const commandOf = ({ headers }: TransportRequest): string | undefined => headers?.['x-goog-upload-command'];

/** The first request with this command is answered like this, without doing anything. */
function answerOnce(server: StrictStorage, command: string, received: number): void {
  const { transport } = server.storage;
  const headers = new Headers({
    'x-goog-upload-status': 'active',
    'x-goog-upload-size-received': String(received),
  });
  let answer: TransportAnswer | undefined = { status: 200, headers, body: '' };
  server.storage.transport = async (request) => {
    const made = commandOf(request) === command ? answer : undefined;
    if (!made) return transport(request);
    answer = undefined;
    return made;
  };
}

test('a server that claims more bytes than the file has is sent the file anew', async () => {
  const server = strictStorage();
  breakOnce(server, 'upload', { kind: 'cut-before' });
  answerOnce(server, 'query', size + 1);
  const { waits } = await runTransfer(server, size);
  expect(waits.map(({ kind }) => kind)).toEqual(['network', 'session-gone']);
  expect({ isStored: isStoredAsSent(server, size), sessions: server.sessions.size }).toEqual({
    isStored: true,
    sessions: 2,
  });
});

test('a server that has all bytes and does not complete the upload is given time', async () => {
  const server = strictStorage();
  breakOnce(server, 'upload, finalize', { kind: 'cut-within', bytes: size });
  answerOnce(server, 'finalize', size);
  const { waits } = await runTransfer(server, size);
  expect(waits.map(({ kind }) => kind)).toEqual(['network', 'out-of-step']);
  expect(isStoredAsSent(server, size)).toBe(true);
});

test('chunks grow on a fast line', async () => {
  const server = strictStorage();
  await runTransfer(server, 8_000_000);
  expect(server.log.filter((command) => command.startsWith('upload'))).toHaveLength(5);
});

test('that all bytes are on their way is told once, with the last one', async () => {
  const server = strictStorage();
  const { transport } = server.storage;
  const told: string[] = [];
  server.storage.transport = async (request) => {
    const { body, onProgress } = request;
    if (body instanceof ArrayBuffer) {
      onProgress?.(body.byteLength - 1);
      told.push(commandOf(request) ?? '');
      onProgress?.(body.byteLength);
    }
    return transport(request);
  };
  const bytes = scoreBytes(size);
  const upload = { path: transferPath, size, contentType: 'application/pdf', md5Hash: md5Of(bytes) };
  await transfer(upload, freshTransfer, {
    storage: server.storage,
    chunkLimits: new ChunkLimits(),
    read: async (start, end) => bytes.slice(start, end).buffer,
    save: async () => undefined,
    wait: async () => undefined,
    allSent: () => void told.push('all'),
    now: () => 0,
    random: () => 0,
    signal: new AbortController().signal,
  });
  expect(told).toEqual(['upload', 'upload, finalize', 'all']);
});
