import { expect, test } from 'vitest';
import { openUpload, startUpload, uploadAt } from '../../testing/upload-session.ts';
import {
  scoresBucket,
  bodyInPieces,
  customersFolder,
  md5Of,
  objectPath,
  sampleBytes,
  storageForTests,
  type StorageForTests,
} from '../../testing/storage.ts';

const chunkBytes = 262_144;
const name = `${customersFolder}score.pdf`;

async function storedBytes({ send }: StorageForTests) {
  return Buffer.from(await (await send(`${objectPath(name)}?alt=media`)).arrayBuffer());
}

test('start answers everything the official client reads, with an address on the host it was asked at', async () => {
  const response = await startUpload(storageForTests(), { size: 3 });
  expect(response.status).toBe(200);
  expect(response.headers.get('x-goog-upload-status')).toBe('active');
  expect(response.headers.get('x-goog-upload-chunk-granularity')).toBe('262144');
  expect(response.headers.get('x-goog-upload-url')).toMatch(
    new RegExp(
      `^http://shop\\.example/v0/b/${scoresBucket}/o\\?name=.+&upload_id=[\\w-]{32}&upload_protocol=resumable$`,
    ),
  );
  expect(response.headers.get('x-goog-upload-control-url')).toBe(response.headers.get('x-goog-upload-url'));
});

test('a session address follows the proxy in front when that is trusted', async () => {
  const storage = storageForTests({ trustForwarded: true });
  const response = await storage.send(`/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'x-goog-upload-command': 'start',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'noten.example:8443',
    },
  });
  expect(response.headers.get('x-goog-upload-url')).toMatch(/^https:\/\/noten\.example:8443\/v0\//);
});

test('chunks become the object when the last one arrives', async () => {
  const storage = storageForTests();
  const bytes = sampleBytes(2 * chunkBytes + 77);
  const upload = await openUpload(storage, { size: bytes.length, metadata: { metadata: { pages: 12 } } });
  expect(await upload.state()).toBe('active 0');
  expect((await upload.upload(0, bytes.subarray(0, chunkBytes))).headers.get('x-goog-upload-status')).toBe('active');
  expect(await upload.state()).toBe(`active ${chunkBytes}`);
  await upload.upload(chunkBytes, bytes.subarray(chunkBytes, 2 * chunkBytes));
  const last = await upload.uploadLast(2 * chunkBytes, bytes.subarray(2 * chunkBytes));
  expect(last.headers.get('x-goog-upload-status')).toBe('final');
  expect(await last.json()).toMatchObject({
    name,
    bucket: scoresBucket,
    size: String(bytes.length),
    md5Hash: md5Of(bytes),
    contentType: 'application/pdf',
    metageneration: '1',
    metadata: { pages: '12' },
  });
  expect((await storedBytes(storage)).equals(bytes)).toBe(true);
});

test('an object keeps its bytes until the session that replaces it is final', async () => {
  const storage = storageForTests();
  await (await openUpload(storage)).uploadLast(0, Buffer.from('first'));
  const upload = await openUpload(storage, { size: 6 });
  await upload.upload(0, Buffer.from('second'));
  expect((await storedBytes(storage)).toString()).toBe('first');
  await upload.finalize(6);
  expect((await storedBytes(storage)).toString()).toBe('second');
  expect(storage.dataFiles()).toHaveLength(1);
});

test('an empty file is uploaded by an empty last chunk', async () => {
  const upload = await openUpload(storageForTests(), { size: 0 });
  expect(await (await upload.uploadLast(0, null)).json()).toMatchObject({ size: '0', crc32c: 'AAAAAA==' });
});

test('PUT serves as well as POST', async () => {
  const storage = storageForTests();
  const { address } = await openUpload(storage, { size: 2 });
  const headers = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' };
  const response = await storage.send(address, { method: 'PUT', headers, body: 'ab' });
  expect(response.headers.get('x-goog-upload-status')).toBe('final');
});

test('bytes sent again are passed over, so a lost answer does no harm', async () => {
  const storage = storageForTests();
  const bytes = sampleBytes(3 * chunkBytes);
  const upload = await openUpload(storage, { size: bytes.length });
  await upload.upload(0, bytes.subarray(0, 2 * chunkBytes));
  expect((await upload.upload(0, bytes.subarray(0, chunkBytes))).status).toBe(200);
  expect(await upload.state()).toBe(`active ${2 * chunkBytes}`);
  await upload.uploadLast(chunkBytes, bytes.subarray(chunkBytes));
  expect((await storedBytes(storage)).equals(bytes)).toBe(true);
});

test('a chunk behind a gap is refused in the words of the production service and changes nothing', async () => {
  const upload = await openUpload(storageForTests(), { size: 900 });
  await upload.upload(0, Buffer.alloc(100));
  const response = await upload.upload(200, Buffer.alloc(100));
  expect(response.status).toBe(400);
  expect(response.headers.get('x-goog-upload-status')).toBe('active');
  expect(response.headers.get('x-goog-upload-size-received')).toBe('100');
  expect(await response.json()).toEqual({
    error: { code: 400, message: 'Client uploaded to the wrong offset (200 instead of 100).' },
  });
  expect(await upload.state()).toBe('active 100');
});

test.each([
  ['told by Content-Length', Buffer.alloc(11)],
  ['found out while reading', () => bodyInPieces(Buffer.alloc(6), Buffer.alloc(5))],
])('more bytes than announced, %s, are refused and none is kept', async (_, body) => {
  const upload = await openUpload(storageForTests(), { size: 10 });
  const response = await upload.uploadLast(0, typeof body === 'function' ? body() : body);
  expect(response.status).toBe(400);
  expect(await upload.state()).toBe('active 0');
});

test('finishing with fewer bytes than announced is refused, and the rest may follow', async () => {
  const storage = storageForTests();
  const upload = await openUpload(storage, { size: 10 });
  const response = await upload.uploadLast(0, Buffer.from('12345'));
  expect(response.status).toBe(400);
  expect(response.headers.get('x-goog-upload-status')).toBe('active');
  expect((await storage.send(objectPath(name))).status).toBe(404);
  expect((await upload.uploadLast(5, Buffer.from('67890'))).status).toBe(200);
  expect((await storedBytes(storage)).toString()).toBe('1234567890');
});

test('a finished upload tells its result again, whatever was overwritten since', async () => {
  const storage = storageForTests();
  const upload = await openUpload(storage, { size: 3 });
  const first = await (await upload.uploadLast(0, Buffer.from('abc'))).text();
  await (await openUpload(storage)).uploadLast(0, Buffer.from('newer'));
  for (const again of [await upload.uploadLast(0, Buffer.from('abc')), await upload.finalize(3)]) {
    expect(again.status).toBe(200);
    expect(again.headers.get('x-goog-upload-status')).toBe('final');
    expect(await again.text()).toBe(first);
  }
  expect(await upload.state()).toBe('final 3');
  expect((await upload.upload(3, Buffer.from('x'))).status).toBe(400);
  expect((await upload.cancel()).status).toBe(400);
  expect((await storedBytes(storage)).toString()).toBe('newer');
});

test('a cancelled upload stays cancelled and leaves nothing on disk', async () => {
  const storage = storageForTests();
  const upload = await openUpload(storage, { size: 6 });
  await upload.upload(0, Buffer.from('abc'));
  expect((await upload.cancel()).status).toBe(200);
  expect(await upload.state()).toBe('cancelled 0');
  expect((await upload.cancel()).status).toBe(200);
  expect((await upload.upload(0, Buffer.from('abc'))).status).toBe(400);
  expect((await upload.finalize(0)).status).toBe(400);
  expect(storage.dataFiles()).toEqual([]);
});

test('a promised MD5 that matches is accepted', async () => {
  const bytes = sampleBytes(1000);
  const upload = await openUpload(storageForTests(), { metadata: { md5Hash: md5Of(bytes) } });
  expect((await upload.uploadLast(0, bytes)).status).toBe(200);
});

test('a promised MD5 that does not match ends the session without an object', async () => {
  const storage = storageForTests();
  const upload = await openUpload(storage, { metadata: { md5Hash: md5Of(Buffer.from('other')) } });
  const response = await upload.uploadLast(0, Buffer.from('bytes'));
  expect(response.status).toBe(400);
  expect(response.headers.get('x-goog-upload-status')).toBe('cancelled');
  expect((await storage.send(objectPath(name))).status).toBe(404);
  expect(storage.dataFiles()).toEqual([]);
});

test('an unknown session is not found', async () => {
  const upload = uploadAt(storageForTests(), `/o?name=x&upload_id=${'a'.repeat(32)}&upload_protocol=resumable`);
  for (const response of [await upload.command('query', null), await upload.upload(0, 'x'), await upload.cancel()]) {
    expect(response.status).toBe(404);
  }
});

test.each([
  ['a command that does not exist', { 'x-goog-upload-command': 'bogus' }, ''],
  ['a session command without a session', { 'x-goog-upload-command': 'query' }, ''],
  ['a chunk without offset', { 'x-goog-upload-command': 'upload' }, 'session'],
  ['a chunk with a broken offset', { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '-1' }, 'session'],
  ['start at a session', { 'x-goog-upload-command': 'start' }, 'session'],
  ['no command at a session', {}, 'session'],
])('%s is a bad request', async (_, headers, target) => {
  const storage = storageForTests();
  const { address } = await openUpload(storage, { size: 5 });
  const response = await storage.send(target === 'session' ? address : '/o?name=x', {
    method: 'POST',
    headers,
    body: 'x',
  });
  expect(response.status).toBe(400);
  expect(await uploadAt(storage, address).state()).toBe('active 0');
});

test.each([
  ['no name', '/o', ''],
  ['a name over 1024 bytes', `/o?name=${'%C3%BC'.repeat(513)}`, '{}'],
  ['a name with a line break', '/o?name=a%0Ab', '{}'],
  ['broken metadata', '/o?name=a', '{"name":'],
  ['metadata that is a list', '/o?name=a', '[]'],
  ['a content type with a line break', '/o?name=a', '{"contentType":"a\\r\\nb"}'],
  ['an impossible MD5', '/o?name=a', '{"md5Hash":"abc"}'],
  ['too much custom metadata', '/o?name=a', JSON.stringify({ metadata: { long: 'x'.repeat(9000) } })],
])('start with %s is a bad request', async (_, address, body) => {
  const headers = { 'x-goog-upload-command': 'start', 'x-goog-upload-protocol': 'resumable' };
  expect((await storageForTests().send(address, { method: 'POST', headers, body })).status).toBe(400);
});

test('the name may come with the metadata alone', async () => {
  const headers = { 'x-goog-upload-command': 'start' };
  const response = await storageForTests().send('/o', { method: 'POST', headers, body: '{"name":"a/b c.pdf"}' });
  expect(response.headers.get('x-goog-upload-url')).toContain('?name=a%2Fb%20c.pdf&upload_id=');
});
