import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadWhole } from '#file-storage/upload-whole.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { deleteFile, listFolderFiles } from './folder-files.ts';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const folder = 'a'.repeat(10) + 'B'.repeat(22);
const header = '%PDF-1.7\n';
const put = (path: string, text: string) => {
  const bytes = new TextEncoder().encode(header + text);
  return uploadWhole(shop.storage, { path, contentType: 'application/pdf', size: bytes.length }, bytes.buffer);
};
const names = async (id = folder) => (await listFolderFiles(shop.storage, id)).map(({ name }) => name).toSorted();

test('a folder shows the files of all its uploads and its own', async () => {
  await put(`uploads/${folder}/u1/Violine 1.pdf`, 'one');
  await put(`uploads/${folder}/u2/Cello.pdf`, 'three');
  await put(`uploads/${folder}/Korrekturabzug.pdf`, 'proof');
  expect(await names()).toEqual(['Cello.pdf', 'Korrekturabzug.pdf', 'Violine 1.pdf']);
});

test('each file has its size, its date and an address that downloads it', async () => {
  const id = 'c'.repeat(32);
  await put(`uploads/${id}/u/Menuett in G.pdf`, '12345');
  const [file] = await listFolderFiles(shop.storage, id);
  expect(file).toMatchObject({ name: 'Menuett in G.pdf', size: header.length + 5 });
  expect(Date.parse(file?.storedAt ?? '')).toBeGreaterThan(0);
  const answer = await shop.running.fetch(new Request(file?.url ?? ''));
  expect(await answer.text()).toBe(`${header}12345`);
});

test('a folder nobody filled is empty, and so is one with a senseless key', async () => {
  expect(await names('d'.repeat(32))).toEqual([]);
  expect(await names('../secret')).toEqual([]);
  expect(await names('')).toEqual([]);
});

test('a deleted file is gone, and deleting it twice is no error', async () => {
  const id = 'e'.repeat(32);
  await put(`uploads/${id}/u/weg.pdf`, 'x');
  const [file] = await listFolderFiles(shop.storage, id);
  const target = { path: file?.path ?? '' };
  await deleteFile(shop.storage, target);
  expect(await names(id)).toEqual([]);
  await deleteFile(shop.storage, target);
});

test('more files than are asked for at a time are all listed', async () => {
  const id = 'f0'.repeat(16);
  for (let index = 0; index < 15; index += 1) await put(`uploads/${id}/u${index}/${index}.pdf`, String(index));
  expect(await names(id)).toHaveLength(15);
});

test('a file that was ordered says so, and stays', async () => {
  const id = 'ab'.repeat(16);
  const path = `uploads/${id}/u/bestellt.pdf`;
  await put(path, 'x');
  shop.running.shop.uploads?.hold('order', [path]);
  const files = await listFolderFiles(shop.storage, id);
  expect(files).toMatchObject([{ path, isOrdered: true }]);
  await expect(deleteFile(shop.storage, { path })).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(await names(id)).toEqual(['bestellt.pdf']);
});
