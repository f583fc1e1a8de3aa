import { expect, test } from 'vitest';
import { openFolder, openInProcessStorage } from '#testing/storage/open-in-process-storage.ts';
import { deleteObject, getDownloadUrl, getMetadata, updateMetadata } from './objects.ts';
import { uploadBytes } from '../bytes/upload-bytes.ts';

const text = (value: string) => new TextEncoder().encode(value);
const path = `${openFolder}/Übung 1 + 2 %.pdf`;

test('metadata tells everything the storage knows about an object', async () => {
  const { storage } = openInProcessStorage();
  await uploadBytes(storage, path, text('Allegro'), {
    contentType: 'application/pdf',
    cacheControl: 'no-cache',
    contentLanguage: 'de',
    contentDisposition: 'inline',
    customMetadata: { originalName: 'Übung.pdf' },
  });
  expect(await getMetadata(storage, path)).toMatchObject({
    bucket: 'notenfalz',
    fullPath: path,
    name: 'Übung 1 + 2 %.pdf',
    size: 7,
    generation: expect.stringMatching(/^\d+$/),
    metageneration: '1',
    timeCreated: expect.stringMatching(/^\d{4}-.*Z$/),
    updated: expect.stringMatching(/^\d{4}-.*Z$/),
    md5Hash: 'RBC/JQ6Pfv9TnZ8XJjgA/g==',
    contentType: 'application/pdf',
    cacheControl: 'no-cache',
    contentLanguage: 'de',
    contentDisposition: 'inline',
    contentEncoding: 'identity',
    customMetadata: { originalName: 'Übung.pdf' },
    downloadTokens: [expect.stringMatching(/./)],
  });
});

test('empty components of a path do not count', async () => {
  const { storage } = openInProcessStorage();
  await uploadBytes(storage, `/${openFolder}//a.txt/`, text('a'));
  expect((await getMetadata(storage, `${openFolder}/a.txt`)).fullPath).toBe(`${openFolder}/a.txt`);
});

test('metadata is changed, merged and removed without touching the bytes', async () => {
  const { storage } = openInProcessStorage({ token: 'admin' }, { adminToken: 'admin' });
  const before = await uploadBytes(storage, 'prices/list.pdf', text('1'), {
    contentType: 'application/pdf',
    contentLanguage: 'de',
    customMetadata: { a: '1', b: '2' },
  });
  const change = { contentType: 'text/csv', contentLanguage: null, customMetadata: { a: null, c: '3' } };
  const changed = await updateMetadata(storage, 'prices/list.pdf', change);
  expect(changed).toMatchObject({ contentType: 'text/csv', metageneration: '2', customMetadata: { b: '2', c: '3' } });
  expect(changed.contentLanguage).toBeUndefined();
  expect(changed).toMatchObject({ generation: before.generation, md5Hash: before.md5Hash });
  const emptied = await updateMetadata(storage, 'prices/list.pdf', { customMetadata: null });
  expect(emptied.customMetadata).toEqual({});
});

test('a download address brings the bytes to anybody', async () => {
  const { storage } = openInProcessStorage();
  await uploadBytes(storage, path, text('Allegro'));
  const url = await getDownloadUrl(storage, path);
  expect(url).toMatch(/^http:\/\/storage\.test\/v0\/b\/notenfalz\/o\/uploads%2F[^/]+\?alt=media&token=[^&]+$/);
  const answer = await storage.transport({ method: 'GET', url });
  expect(answer).toMatchObject({ status: 200, body: 'Allegro' });
});

test('a deleted object is gone; deleting it again says so', async () => {
  const { storage } = openInProcessStorage();
  await uploadBytes(storage, path, text('a'));
  await deleteObject(storage, path);
  const gone = { kind: 'object-not-found', status: 404, about: path };
  await expect(deleteObject(storage, path)).rejects.toMatchObject(gone);
  await expect(getMetadata(storage, path)).rejects.toMatchObject(gone);
  await expect(getDownloadUrl(storage, path)).rejects.toMatchObject(gone);
});

test('an operation survives passing troubles', async () => {
  const { storage, breakNext, waits, log } = openInProcessStorage();
  await uploadBytes(storage, path, text('a'));
  log.length = 0;
  await breakNext([
    { status: 503 },
    { skip: 1, cut: 'before' },
    { skip: 2, status: 429 },
    { skip: 3, cutAnswerAfter: 5 },
  ]);
  expect((await getMetadata(storage, path)).size).toBe(1);
  expect(waits).toEqual([2_500, 4_500, 8_500, 16_500]);
  expect(log).toHaveLength(5);
});

test('an operation that meets nothing but trouble ends after two minutes', async () => {
  const { storage, breakNext, waits } = openInProcessStorage();
  await breakNext({ status: 503, count: 'always' });
  const error = { kind: 'retry-limit-exceeded', about: path, cause: { kind: 'busy', status: 503 } };
  await expect(getMetadata(storage, path)).rejects.toMatchObject(error);
  expect(waits.reduce((sum, ms) => sum + ms)).toBe(120_000);
});
