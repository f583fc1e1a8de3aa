import { expect, test } from 'vitest';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { openFolder, openInProcessStorage } from '#testing/storage/open-in-process-storage.ts';
import { md5Of as md5OfBytes, strictStorage } from '#testing/storage/strict-storage.ts';
import type { FileStorage } from '../file-storage.ts';
import { getDownloadUrl, getMetadata } from '../objects/objects.ts';
import { uploadBytes } from './upload-bytes.ts';
import { uploadString } from '../upload-string.ts';

const path = `${openFolder}/score.pdf`;

async function textAt(storage: FileStorage): Promise<string> {
  const { body } = await storage.transport({ method: 'GET', url: await getDownloadUrl(storage, path) });
  return body;
}

test.each([0, 1, 262_144, 262_145, 3_000_000])('%i bytes go up in one request', async (size) => {
  const { storage, log } = openInProcessStorage();
  const bytes = scoreBytes(size);
  const stored = await uploadBytes(storage, path, bytes);
  expect(log).toEqual(['multipart']);
  expect(stored).toMatchObject({ size, md5Hash: md5OfBytes(bytes), contentType: 'application/octet-stream' });
});

test.each([
  ['a Blob', new Blob(['Menuett'], { type: 'text/plain' })],
  ['a File', new File(['Menuett'], 'm.txt', { type: 'text/plain' })],
])('%s brings its type', async (_what, data) => {
  const { storage } = openInProcessStorage();
  expect(await uploadBytes(storage, path, data)).toMatchObject({ size: 7, contentType: 'text/plain' });
  expect(await uploadBytes(storage, path, data, { contentType: 'text/html' })).toMatchObject({
    contentType: 'text/html',
  });
});

test('a part of a buffer is only that part', async () => {
  const { storage } = openInProcessStorage();
  await uploadBytes(storage, path, new TextEncoder().encode('Menuett').subarray(0, 3));
  expect(await textAt(storage)).toBe('Men');
  await uploadBytes(storage, path, new TextEncoder().encode('Menuett').buffer);
  expect(await textAt(storage)).toBe('Menuett');
});

test('text, base64 and data URLs are stored as what they stand for', async () => {
  const { storage } = openInProcessStorage();
  await uploadString(storage, path, 'Größe');
  expect(await textAt(storage)).toBe('Größe');
  await uploadString(storage, path, 'R3LDtsOfZQ', { format: 'base64url' });
  expect(await textAt(storage)).toBe('Größe');
  await uploadString(storage, path, 'data:text/plain;base64,TWVuZGVsc3NvaG4=', { format: 'data_url' });
  expect(await textAt(storage)).toBe('Mendelssohn');
  expect((await getMetadata(storage, path)).contentType).toBe('text/plain');
  const typed = { format: 'data_url', contentType: 'text/markdown' } as const;
  expect((await uploadString(storage, path, 'data:text/plain,a', typed)).contentType).toBe('text/markdown');
});

test('an upload survives passing troubles, an answer that is lost included', async () => {
  const { storage, breakNext, log } = openInProcessStorage();
  await breakNext([{ status: 500 }, { skip: 1, cut: 'after' }]);
  expect(await uploadBytes(storage, path, scoreBytes(5_000))).toMatchObject({ size: 5_000 });
  expect(log).toEqual(['multipart', 'multipart', 'multipart']);
});

test('bytes that are not those of a given md5 are refused', async () => {
  const { storage } = openInProcessStorage();
  const wrong = uploadBytes(storage, path, scoreBytes(10), { md5Hash: md5OfBytes(scoreBytes(11)) });
  await expect(wrong).rejects.toMatchObject({ kind: 'refused', status: 400 });
});

test('a server that stores other bytes is caught', async () => {
  const server = strictStorage();
  server.spoil = 1;
  await expect(uploadBytes(server.storage, path, scoreBytes(10))).rejects.toMatchObject({ kind: 'checksum' });
});

test('a server that stores fewer bytes is caught', async () => {
  const answer = JSON.stringify({ name: path, bucket: 'scores', size: '9' });
  const transport = async () => ({ status: 200, headers: new Headers(), body: answer });
  const short = uploadBytes({ endpoint: '', bucket: 'scores', transport }, path, scoreBytes(10));
  await expect(short).rejects.toMatchObject({ kind: 'server-file-wrong-size', about: path });
});

test.each([
  ['a path of somebody else', { to: 'prices/a.pdf', settings: {} }, { kind: 'unauthorized', about: 'prices/a.pdf' }],
  ['a full folder', { to: path, settings: { maxFolderBytes: 1_000 } }, { kind: 'quota-exceeded', about: 'notenfalz' }],
  ['a file above the limit', { to: path, settings: { maxObjectBytes: 1_000 } }, { kind: 'too-large', about: path }],
])('%s has an error of its own', async (_what, { to, settings }, error) => {
  const { storage } = openInProcessStorage({}, settings);
  await expect(uploadBytes(storage, to, scoreBytes(1_500))).rejects.toMatchObject(error);
});
