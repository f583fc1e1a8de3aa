import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { openTestShop } from '../../testing/serve-checkout.ts';
import { storeMedia, writeMediaFile, type MediaFile } from './store-media.ts';

const folder = removableFolder();
const onDisk = await openTestShop({ folder: folder.path, inMemory: false });
const inMemory = await openTestShop();
afterAll(async () => {
  await Promise.all([onDisk.close(), inMemory.close()]);
  folder.remove();
});

const picture: MediaFile = {
  id: '0197a5b7c4d07f8e9a3b2c1d0e4f5a6b',
  name: 'etude',
  extension: 'webp',
  mimeType: 'image/webp',
  body: Buffer.from('a large picture'),
  size: { width: 800, height: 1131 },
  thumbnails: [{ width: 400, height: 566, body: Buffer.from('a small picture') }],
};

/** Every file below `media`, by name, with what tells one writing of it from another. */
const filesOf = (root: string): (readonly [string, number])[] =>
  readdirSync(join(root, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, statSync(join(entry.parentPath, entry.name)).ino] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));

test('a picture that was written before its transaction lies there whole, and is not written again', async () => {
  await writeMediaFile(onDisk.shop, picture);
  const written = filesOf(folder.path);
  expect(written.map(([name]) => name)).toEqual(['etude_400x566.webp', 'etude.webp']);
  storeMedia(onDisk.shop, picture);
  expect(filesOf(folder.path)).toEqual(written);
});

test('beside a database in memory nothing is written twice either', async () => {
  await writeMediaFile(inMemory.shop, picture);
  storeMedia(inMemory.shop, picture);
  expect(filesOf(inMemory.shop.folder).map(([name]) => name)).toEqual(['etude_400x566.webp', 'etude.webp']);
  storeMedia(inMemory.shop, picture);
  expect(filesOf(inMemory.shop.folder)).toHaveLength(2);
});
