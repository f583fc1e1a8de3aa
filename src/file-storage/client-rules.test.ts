import { expect, test } from 'vitest';
import { openFolder, openInProcessStorage } from '#testing/storage/open-in-process-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { listObjects } from './objects/list-objects.ts';
import { deleteObject, downloadUrl, getDownloadUrl, getMetadata, updateMetadata } from './objects/objects.ts';
import { openFileStorage, type OpenFileStorage } from './open-file-storage.ts';
import type { StorageErrorKind } from './protocol/storage-error.ts';
import { createFetchTransport } from './protocol/transport.ts';
import { uploadBytes } from './bytes/upload-bytes.ts';
import { uploadResumable } from './upload-resumable.ts';
import { uploadString } from './upload-string.ts';
import { xhrTransport } from './protocol/xhr-transport.ts';

const path = `${openFolder}/a.txt`;
const data = new Uint8Array([1, 2, 3]);
const unused = async () => ({ status: 200, headers: new Headers(), body: '' });
const open = (settings: object) => openFileStorage({ endpoint: '', bucket: 'scores', transport: unused, ...settings });

/** What the client refuses before anything is sent (specification §5, §8). */
const refusals: [string, StorageErrorKind, (storage: OpenFileStorage) => unknown][] = [
  ['metadata of the root', 'invalid-root-operation', (storage) => getMetadata(storage, '/')],
  ['a download address of the root', 'invalid-root-operation', (storage) => getDownloadUrl(storage, '')],
  ['a change of the root', 'invalid-root-operation', (storage) => updateMetadata(storage, '', {})],
  ['deleting the root', 'invalid-root-operation', (storage) => deleteObject(storage, '//')],
  ['an upload to the root', 'invalid-root-operation', (storage) => uploadBytes(storage, '', data)],
  ['a string to the root', 'invalid-root-operation', (storage) => uploadString(storage, '/', 'a')],
  ['a resumable upload to the root', 'invalid-root-operation', (storage) => uploadResumable(storage, '', data)],
  ['a page of 0', 'invalid-argument', (storage) => listObjects(storage, openFolder, { maxResults: 0 })],
  ['a page of 1001', 'invalid-argument', (storage) => listObjects(storage, openFolder, { maxResults: 1001 })],
  ['a page of 1.5', 'invalid-argument', (storage) => listObjects(storage, openFolder, { maxResults: 1.5 })],
  ['a type that is no header', 'invalid-argument', (s) => uploadBytes(s, path, data, { contentType: 'a\r\nb: c' })],
  ['base64 with -', 'invalid-format', (storage) => uploadString(storage, path, 'a-b=', { format: 'base64' })],
  ['base64 with _', 'invalid-format', (storage) => uploadString(storage, path, 'a_b=', { format: 'base64' })],
  ['base64url with +', 'invalid-format', (storage) => uploadString(storage, path, 'a+b', { format: 'base64url' })],
  ['base64url with /', 'invalid-format', (storage) => uploadString(storage, path, 'a/b', { format: 'base64url' })],
  ['no data URL', 'invalid-format', (storage) => uploadString(storage, path, 'text', { format: 'data_url' })],
  ['no bucket', 'no-default-bucket', (storage) => getMetadata({ ...storage, bucket: '' }, path)],
  ['a listing without bucket', 'no-default-bucket', (storage) => listObjects({ ...storage, bucket: '' }, '')],
  ['an upload without bucket', 'no-default-bucket', (storage) => uploadBytes({ ...storage, bucket: '' }, path, data)],
  ['a negative operation time', 'invalid-argument', () => open({ maxOperationRetryMs: -1 })],
  ['a negative upload time', 'invalid-argument', () => open({ maxUploadRetryMs: -1 })],
  ['a time that is no number', 'invalid-argument', () => open({ maxUploadRetryMs: Number.NaN })],
  ['no XMLHttpRequest', 'unsupported-environment', () => xhrTransport({ method: 'GET', url: '/' })],
];

test.each(refusals)('%s: %s', async (_what, kind, call) => {
  const { storage, log } = openInProcessStorage();
  await expect((async () => call(storage))()).rejects.toMatchObject({ name: 'StorageError', kind });
  expect(log).toEqual([]);
});

test('no fetch: unsupported-environment', () => {
  const { fetch } = globalThis;
  try {
    Reflect.deleteProperty(globalThis, 'fetch');
    expect(() => createFetchTransport()).toThrow(expect.objectContaining({ kind: 'unsupported-environment' }));
  } finally {
    globalThis.fetch = fetch;
  }
});

test('a retry time of 0 is allowed', () => {
  expect(open({ maxOperationRetryMs: 0, maxUploadRetryMs: 0 }).retry).toMatchObject({ operationMs: 0, uploadMs: 0 });
});

test('the official times hold unless others are asked for', () => {
  expect(open({}).retry).toMatchObject({ operationMs: 120_000, uploadMs: 600_000 });
});

test('an object without token has no download address', async () => {
  const { storage } = openInProcessStorage();
  const metadata = { ...(await uploadBytes(storage, path, data)), downloadTokens: [] };
  expect(() => downloadUrl(storage, metadata)).toThrow(
    expect.objectContaining({ kind: 'no-download-url', about: path }),
  );
});

test('closing ends what is under way and what comes later', async () => {
  const requested = Promise.withResolvers<void>();
  const never: FileStorage['transport'] = ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      requested.resolve();
    });
  const storage = open({ transport: never });
  const underWay = getMetadata(storage, path);
  const task = uploadResumable(storage, path, data);
  await requested.promise;
  storage.close();
  await expect(underWay).rejects.toMatchObject({ kind: 'app-deleted' });
  await expect(getMetadata(storage, path)).rejects.toMatchObject({ kind: 'app-deleted' });
  await expect(task.finished).rejects.toMatchObject({ kind: 'app-deleted' });
  expect(task.snapshot.state).toBe('error');
});

test('closing ends a wait for a better time', async () => {
  const busy = async () => ({ status: 503, headers: new Headers(), body: '' });
  const storage = open({ transport: busy });
  const waiting = getMetadata(storage, path);
  storage.close();
  await expect(waiting).rejects.toMatchObject({ kind: 'app-deleted' });
});
