import { expect, test, vi } from 'vitest';
import type { FileStorage } from '#file-storage/file-storage.ts';
import { md5Of, strictStorage } from '#testing/storage/strict-storage.ts';
import { askForFile } from './ask-for-file.ts';

const bytes = new TextEncoder().encode('%PDF-1.7');
const path = 'uploads/f/u/a.pdf';
const file = { path, size: bytes.byteLength };

function storageWithFile() {
  const server = strictStorage();
  server.objects.set(path, bytes);
  return server;
}

test('a file of the right size is stored, also when its md5 is known and the same', async () => {
  const { storage } = storageWithFile();
  expect(await askForFile(storage, file)).toBe('stored');
  expect(await askForFile(storage, { ...file, md5: md5Of(bytes) })).toBe('stored');
});

test('a file that is not there, shorter or another one is missing', async () => {
  const { storage } = storageWithFile();
  expect(await askForFile(storage, { ...file, path: 'uploads/f/u/b.pdf' })).toBe('missing');
  expect(await askForFile(storage, { ...file, size: 9 })).toBe('missing');
  expect(await askForFile(storage, { ...file, md5: md5Of(new Uint8Array(8)) })).toBe('missing');
});

test.for([
  ['is busy', { kind: 'status', status: 503 }],
  ['refuses to tell', { kind: 'status', status: 403 }],
  ['gives no answer', { kind: 'cut-before' }],
] as const)('a storage that %s has said nothing about the file', async ([, fault]) => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const server = storageWithFile();
  server.fault = () => fault;
  const storage: FileStorage = server.storage;
  expect(await askForFile(storage, file)).toBe('unreachable');
  expect(errors.mock.calls).toHaveLength(1);
  errors.mockRestore();
});
