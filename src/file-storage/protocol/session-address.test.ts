import { afterEach, expect, test, vi } from 'vitest';
import { runTransfer, freshTransfer, isStoredAsSent, scoreBytes, transferPath } from '#testing/uploads/run-transfer.ts';
import { strictStorage, type StrictStorage } from '#testing/storage/strict-storage.ts';
import { abandonUpload } from '../sessions/abandon-upload.ts';
import type { FileStorage } from '../file-storage.ts';
import { openFileStorage } from '../open-file-storage.ts';
import { uploadResumable } from '../upload-resumable.ts';
import { querySession, startUploadSession } from '../sessions/upload-session.ts';

afterEach(() => vi.unstubAllGlobals());

const endpoint = 'https://storage.example';
const size = 600_000;

/** A server that opens sessions at this address, and everything it was sent. */
function namingSessions(address: string, at = endpoint) {
  const seen: { origin: string; authorization: string | undefined; app: string | undefined }[] = [];
  const storage: FileStorage = {
    endpoint: at,
    bucket: 'scores',
    token: async () => 'SECRET',
    appCheckToken: async () => 'APP',
    transport: async ({ url, headers = {} }) => {
      const { origin } = new URL(url, 'https://page.example');
      seen.push({ origin, authorization: headers['authorization'], app: headers['x-firebase-appcheck'] });
      return {
        status: 200,
        headers: new Headers({
          'x-goog-upload-url': address,
          'x-goog-upload-status': 'active',
          'x-goog-upload-size-received': '0',
        }),
        body: '',
      };
    },
  };
  return { storage, seen };
}

const upload = { path: 'a.pdf', size: 1, contentType: 'text/plain' };

async function openAndAsk({ storage }: { storage: FileStorage }): Promise<void> {
  const { url } = await startUploadSession(storage, upload);
  await querySession(storage, url);
}

test('a session on another host is its own key: neither the user’s token nor the app’s goes there', async () => {
  const server = namingSessions('https://elsewhere.example/session');
  await openAndAsk(server);
  expect(server.seen).toEqual([
    { origin: endpoint, authorization: 'Firebase SECRET', app: 'APP' },
    { origin: 'https://elsewhere.example', authorization: undefined, app: undefined },
  ]);
});

test.each([
  ['another port', 'https://storage.example:8443/session'],
  ['another host that begins alike', 'https://storage.example.evil.example/session'],
])('%s is another host', async (_what, address) => {
  const server = namingSessions(address);
  await openAndAsk(server);
  expect(server.seen[1]?.authorization).toBeUndefined();
});

test('a session on the host of the storage carries both tokens', async () => {
  const server = namingSessions(`${endpoint}/v0/b/scores/o?upload_id=1`);
  await openAndAsk(server);
  expect(server.seen[1]).toMatchObject({ authorization: 'Firebase SECRET', app: 'APP' });
});

test('without an endpoint the page’s own host is the storage’s', async () => {
  vi.stubGlobal('location', new URL('https://page.example/en-GB/'));
  const own = namingSessions('https://page.example/v0/b/scores/o?upload_id=1', '');
  const foreign = namingSessions('https://elsewhere.example/session', '');
  await openAndAsk(own);
  await openAndAsk(foreign);
  expect([...own.seen, ...foreign.seen].map(({ authorization }) => authorization)).toEqual([
    'Firebase SECRET',
    'Firebase SECRET',
    'Firebase SECRET',
    undefined,
  ]);
});

const unusable = [
  ['in clear text', 'http://storage.example/session'],
  ['unreadable', 'https://['],
  ['without a host', '/session'],
  ['with a password in it', 'https://name:secret@storage.example/session'],
  ['with a name in it', 'https://name@storage.example/session'],
  ['of another kind', 'javascript:alert(1)'],
] as const;

test.each(unusable)('a session address %s is refused, and nothing is sent there', async (_what, address) => {
  const server = namingSessions(address);
  await expect(startUploadSession(server.storage, upload)).rejects.toMatchObject({
    kind: 'unsafe-session',
    message: expect.not.stringContaining(address),
  });
  await expect(querySession(server.storage, address)).rejects.toMatchObject({ kind: 'session-gone' });
  expect(server.seen).toHaveLength(1);
});

test('in clear text is allowed where the storage itself is, and refused to a page that is not', async () => {
  const plain = namingSessions('http://127.0.0.1:9199/session', 'http://127.0.0.1:9199');
  await openAndAsk(plain);
  expect(plain.seen).toHaveLength(2);
  vi.stubGlobal('location', new URL('https://page.example/'));
  await expect(startUploadSession(plain.storage, upload)).rejects.toMatchObject({ kind: 'unsafe-session' });
});

/** The server names this address for every session it opens. */
function misnaming(server: StrictStorage, address: string): void {
  const { transport } = server.storage;
  server.storage.transport = async (request) => {
    const answer = await transport(request);
    if (request.headers?.['x-goog-upload-command'] !== 'start') return answer;
    return { ...answer, headers: { get: (key) => (key === 'x-goog-upload-url' ? address : answer.headers.get(key)) } };
  };
}

test('a transfer whose server names unusable sessions ends and says so', async () => {
  const server = strictStorage();
  misnaming(server, 'https://[');
  await expect(runTransfer(server, size)).rejects.toMatchObject({ kind: 'unsafe-session' });
  expect(server.log).toEqual(['start']);
});

test('a stored session address that is unusable is dropped, and the file sent anew', async () => {
  const server = strictStorage();
  const record = { ...freshTransfer, sessionUrl: 'https://[', sessionAt: 1_000 };
  const { saves } = await runTransfer(server, size, { record });
  expect({ isStored: isStoredAsSent(server, size), log: server.log[0] }).toEqual({ isStored: true, log: 'start' });
  expect(saves[0]?.sessionUrl).toBeUndefined();
});

test('an upload whose stored session address is unusable can be given up', async () => {
  const server = strictStorage();
  await abandonUpload(server.storage, { path: transferPath, sessionUrl: 'https://[' });
  expect(server.log).toEqual(['DELETE']);
});

test('whatever a transport throws is an error of the storage', async () => {
  const transport = () => {
    throw new DOMException('The URL is invalid.', 'SyntaxError');
  };
  const storage = openFileStorage({ endpoint, bucket: 'scores', transport, maxUploadRetryMs: 0 });
  const task = uploadResumable(storage, 'a.pdf', scoreBytes(size));
  await expect(task.finished).rejects.toMatchObject({
    kind: 'retry-limit-exceeded',
    cause: { name: 'StorageError', kind: 'network', cause: { name: 'SyntaxError' } },
  });
});
