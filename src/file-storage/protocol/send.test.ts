import { expect, test } from 'vitest';
import type { FileStorage } from '../file-storage.ts';
import { deleteObject, getMetadata } from '../objects/objects.ts';
import { StorageError } from './storage-error.ts';
import type { TransportRequest } from './transport.ts';
import {
  cancelSession,
  finalizeSession,
  querySession,
  sendChunk,
  startUploadSession,
} from '../sessions/upload-session.ts';

const metadata = JSON.stringify({ name: 'a.pdf', bucket: 'scores', size: '1' });
const sessionHeaders = new Headers({
  'x-goog-upload-status': 'active',
  'x-goog-upload-size-received': '0',
  'x-goog-upload-url': 'https://storage.example/session',
});

/** A server that knows one token only. */
function serverFor(token: string): { storage: FileStorage; asked: (string | undefined)[]; seen: TransportRequest[] } {
  const asked: (string | undefined)[] = [];
  const seen: TransportRequest[] = [];
  const storage: FileStorage = {
    endpoint: 'https://storage.example',
    bucket: 'scores',
    transport: async (request) => {
      const given = request.headers?.['authorization'];
      asked.push(given);
      seen.push(request);
      const status = given === `Firebase ${token}` ? 200 : 401;
      return { status, headers: sessionHeaders, body: metadata };
    },
  };
  return { storage, asked, seen };
}

const renewing = async ({ renew }: { renew: boolean }): Promise<string> => (renew ? 'new' : 'old');
/** On the storage's own host: elsewhere a session carries no tokens, its address alone opens it. */
const url = 'https://storage.example/session';
const bytes = new ArrayBuffer(1);

test.each<[string, (storage: FileStorage) => Promise<unknown>]>([
  ['metadata', (storage) => getMetadata(storage, 'a.pdf')],
  ['delete', (storage) => deleteObject(storage, 'a.pdf')],
  ['start', (storage) => startUploadSession(storage, { path: 'a.pdf', size: 1, contentType: 'text/plain' })],
  ['query', (storage) => querySession(storage, url)],
  ['upload', (storage) => sendChunk(storage, url, { offset: 0, bytes, last: false })],
  ['finalize', (storage) => finalizeSession(storage, url, 1)],
  ['cancel', (storage) => cancelSession(storage, url)],
])('%s carries the token of the user; one the server refuses is renewed once', async (_what, call) => {
  const { storage, asked } = serverFor('new');
  await call({ ...storage, token: renewing });
  expect(asked).toEqual(['Firebase old', 'Firebase new']);
});

test('a chunk that is sent again with a new token is the same chunk', async () => {
  const { storage, seen } = serverFor('new');
  await sendChunk({ ...storage, token: renewing }, url, { offset: 524_288, bytes, last: false });
  expect(seen.map(({ body }) => body)).toEqual([bytes, bytes]);
  expect(seen.map(({ headers }) => headers?.['x-goog-upload-offset'])).toEqual(['524288', '524288']);
});

test('a renewed token that is refused as well ends as unauthenticated', async () => {
  const { storage, asked } = serverFor('new');
  const signedOut = { ...storage, token: async () => 'old' };
  await expect(getMetadata(signedOut, 'a.pdf')).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(querySession(signedOut, url)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(asked).toHaveLength(4);
});

test('an anonymous visitor who is refused is not asked for a token', async () => {
  const { storage, asked } = serverFor('new');
  await expect(getMetadata(storage, 'a.pdf')).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(asked).toEqual([undefined]);
});

test('the app check token is asked for and sent with every request, and left out when there is none', async () => {
  const { storage, seen } = serverFor('new');
  let count = 0;
  const proven = { ...storage, token: renewing, appCheckToken: async () => `app-${(count += 1)}` };
  await getMetadata(proven, 'a.pdf');
  await querySession({ ...storage, token: renewing, appCheckToken: async () => undefined }, url);
  expect(seen.map(({ headers }) => headers?.['x-firebase-appcheck'])).toEqual(['app-1', 'app-2', undefined, undefined]);
});

test('a session on another host is told no token, and one it refuses is none to renew', async () => {
  const { storage, asked } = serverFor('new');
  let renewals = 0;
  const token = async ({ renew }: { renew: boolean }): Promise<string> => {
    renewals += renew ? 1 : 0;
    return 'new';
  };
  const elsewhere = querySession({ ...storage, token }, 'https://elsewhere.example/session');
  await expect(elsewhere).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect({ asked, renewals }).toEqual({ asked: [undefined], renewals: 0 });
});

test('a closed client asks nothing any more', async () => {
  const { storage, asked } = serverFor('new');
  const closed = AbortSignal.abort(new StorageError('app-deleted', 'closed'));
  await expect(getMetadata({ ...storage, closed }, 'a.pdf')).rejects.toMatchObject({ kind: 'app-deleted' });
  expect(asked).toEqual([]);
});
