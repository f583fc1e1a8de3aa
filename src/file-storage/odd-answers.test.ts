import { afterEach, expect, test, vi } from 'vitest';
import { breakOnce, isStoredAsSent, runTransfer, scoreBytes, transferPath } from '#testing/uploads/run-transfer.ts';
import { strictStorage, type StrictStorage } from '#testing/storage/strict-storage.ts';
import { crc32c } from './bytes/crc32c.ts';
import { openFileStorage } from './open-file-storage.ts';
import { uploadBytes } from './bytes/upload-bytes.ts';
import { startUploadSession } from './sessions/upload-session.ts';

afterEach(() => vi.restoreAllMocks());

const size = 600_000;
const small = 1_000;

/** Whatever metadata the server answers with is changed like this. */
function answering(server: StrictStorage, change: (metadata: object, method: string) => object): void {
  const { transport } = server.storage;
  server.storage.transport = async (request) => {
    const answer = await transport(request);
    if (!answer.body.startsWith('{"name"')) return answer;
    const metadata: object = JSON.parse(answer.body);
    return { ...answer, body: JSON.stringify(change(metadata, request.method)) };
  };
}

const withoutMd5 = (metadata: object): object => ({ ...metadata, md5Hash: undefined });

/** Warnings of the console, which are kept out of the report. */
function warnings(): string[] {
  const said: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((text: unknown) => void said.push(String(text)));
  return said;
}

test.each([
  ['another object', { name: 'somewhere/else.pdf' }],
  ['another bucket', { bucket: 'old-bucket' }],
])('an answer about %s is no success, and nothing is deleted for it', async (_what, other) => {
  for (const length of [small, size]) {
    const server = strictStorage();
    answering(server, (metadata) => ({ ...metadata, ...other }));
    await expect(runTransfer(server, length)).rejects.toMatchObject({ kind: 'refused' });
    expect(server.log).not.toContain('DELETE');
    await expect(uploadBytes(server.storage, transferPath, scoreBytes(length))).rejects.toMatchObject({
      kind: 'unreadable-answer',
    });
  }
});

test('a last answer about another object is settled by asking for ours', async () => {
  const server = strictStorage();
  answering(server, (metadata, method) => (method === 'POST' ? { ...metadata, name: 'else.pdf' } : metadata));
  const { waits } = await runTransfer(server, size);
  expect({ waits, isStored: isStoredAsSent(server, size) }).toEqual({ waits: [], isStored: true });
});

test.each([small, size])('%i bytes on a server that names no checksum are settled by their size', async (length) => {
  const said = warnings();
  const server = strictStorage();
  answering(server, withoutMd5);
  await runTransfer(server, length);
  await uploadBytes(server.storage, transferPath, scoreBytes(length));
  expect(isStoredAsSent(server, length)).toBe(true);
  expect(server.log).not.toContain('DELETE');
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('no checksum');
});

const big = (bytes: Uint8Array): string => {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, crc32c(bytes));
  return Buffer.from(view.buffer).toString('base64');
};

test.each([
  ['as the protocol has it', big],
  ['as the emulator has it', (bytes: Uint8Array) => String(crc32c(bytes))],
])('where there is no md5, a crc32c %s is compared', async (_what, write) => {
  const said = warnings();
  for (const length of [small, size]) {
    const right = strictStorage();
    answering(right, (metadata) => ({ ...withoutMd5(metadata), crc32c: write(scoreBytes(length)) }));
    await runTransfer(right, length);
    await uploadBytes(right.storage, transferPath, scoreBytes(length));
    expect(isStoredAsSent(right, length)).toBe(true);

    const wrong = strictStorage();
    answering(wrong, (metadata) => ({ ...withoutMd5(metadata), crc32c: write(scoreBytes(length + 1)) }));
    await expect(runTransfer(wrong, length)).rejects.toMatchObject({ kind: 'checksum' });
    await expect(uploadBytes(wrong.storage, transferPath, scoreBytes(length))).rejects.toMatchObject({
      kind: 'checksum',
    });
  }
  expect(said).toEqual([]);
});

test('a crc32c is that of the checksum’s definition', () => {
  expect(crc32c(new TextEncoder().encode('123456789'))).toBe(0xe3069283);
  expect(crc32c(new Uint8Array())).toBe(0);
  const [head, tail] = [new TextEncoder().encode('1234'), new TextEncoder().encode('56789')];
  expect(crc32c(tail, crc32c(head))).toBe(0xe3069283);
});

test.each(['Infinity', '-1', '0', '0.5', 'many', '', String(16 * 1024 * 1024 + 1), '1e12'])(
  'a granularity of "%s" is not believed',
  async (granularity) => {
    const headers = new Headers({
      'x-goog-upload-url': 'https://storage.example/session',
      'x-goog-upload-chunk-granularity': granularity,
    });
    const storage = { endpoint: '', bucket: 'scores', transport: async () => ({ status: 200, headers, body: '' }) };
    const session = await startUploadSession(storage, { path: 'a.pdf', size, contentType: 'text/plain' });
    expect(session.granularity).toBe(262_144);
  },
);

test('a server that stays full is tried some times, then it is said so', async () => {
  const server = strictStorage();
  server.fault = (command) => (command === 'upload' ? { kind: 'status', status: 507 } : undefined);
  await expect(runTransfer(server, size)).rejects.toMatchObject({
    kind: 'storage-full',
    status: 507,
    about: 'scores',
  });
  expect(server.log.filter((command) => command === 'upload')).toHaveLength(6);
});

test('a server that is full for a moment gets the file', async () => {
  const server = strictStorage();
  breakOnce(server, 'upload', { kind: 'status', status: 507 });
  const { waits } = await runTransfer(server, size);
  expect(waits.map(({ kind }) => kind)).toEqual(['busy']);
  expect(isStoredAsSent(server, size)).toBe(true);
});

test('one request to a full server is tried as often', async () => {
  const server = strictStorage();
  server.fault = () => ({ kind: 'status', status: 507 });
  const storage = openFileStorage(server.storage, { wait: async () => undefined });
  await expect(uploadBytes(storage, transferPath, scoreBytes(small))).rejects.toMatchObject({
    kind: 'storage-full',
    about: 'scores',
  });
  expect(server.log).toHaveLength(6);
});
