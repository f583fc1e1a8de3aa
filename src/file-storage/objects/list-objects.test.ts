import { expect, test } from 'vitest';
import { openFolder, openInProcessStorage } from '#testing/storage/open-in-process-storage.ts';
import type { FileStorage } from '../file-storage.ts';
import { listAllObjects, listObjects } from './list-objects.ts';
import { uploadBytes } from '../bytes/upload-bytes.ts';

const names = ['a/1', 'a/2', 'b/1', 'c', 'd', 'é'];

async function filledStorage() {
  const opened = openInProcessStorage();
  for (const name of names) await uploadBytes(opened.storage, `${openFolder}/${name}`, new Uint8Array([1]));
  opened.requests.length = 0;
  return opened;
}

const within = (...parts: string[]) => parts.map((part) => `${openFolder}/${part}`);

test('a folder lists what lies directly in it', async () => {
  const { storage } = await filledStorage();
  const page = await listObjects(storage, `${openFolder}/`);
  expect(page).toEqual({ folders: within('a', 'b'), objects: within('c', 'd', 'é'), nextPageToken: undefined });
});

test('pages of two lead from the first to the last', async () => {
  const { storage } = await filledStorage();
  const seen: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await listObjects(storage, openFolder, { maxResults: 2, pageToken });
    expect(page.folders.length + page.objects.length).toBeLessThanOrEqual(2);
    seen.push(...page.folders, ...page.objects);
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  expect(seen).toEqual(within('a', 'b', 'c', 'd', 'é'));
});

test('all pages together are the whole folder', async () => {
  const { storage } = await filledStorage();
  expect(await listAllObjects(storage, openFolder)).toEqual({
    folders: within('a', 'b'),
    objects: within('c', 'd', 'é'),
  });
});

test('an empty folder is empty, and the root may be listed', async () => {
  const { storage, requests } = await filledStorage();
  expect(await listAllObjects(storage, `${openFolder}/none`)).toEqual({ folders: [], objects: [] });
  await expect(listObjects(storage, '')).rejects.toMatchObject({ kind: 'unauthorized', about: '' });
  expect(requests.at(-1)?.url).toContain('?prefix=&delimiter=%2F');
});

test.each([1, 1000])('%i results per page may be asked for', async (maxResults) => {
  const { storage, requests } = await filledStorage();
  await listObjects(storage, openFolder, { maxResults });
  expect(requests[0]?.url).toContain(`maxResults=${maxResults}`);
});

/** A server that answers every page of a listing the same way. */
const scripted = (...pages: object[]): FileStorage => ({
  endpoint: '',
  bucket: 'scores',
  transport: async () => ({ status: 200, headers: new Headers(), body: JSON.stringify(pages.shift()) }),
});

test('sub-folders a server repeats on every page are listed once', async () => {
  const storage = scripted(
    { prefixes: ['k/a/'], items: [{ name: 'k/1' }], nextPageToken: 'x' },
    { prefixes: ['k/a/'], items: [{ name: 'k/2' }], nextPageToken: null },
  );
  expect(await listAllObjects(storage, 'k')).toEqual({ folders: ['k/a'], objects: ['k/1', 'k/2'] });
});

test('a server that leads in circles is not followed', async () => {
  const storage = scripted({ nextPageToken: 'x' }, { nextPageToken: 'x' }, { nextPageToken: 'x' });
  await expect(listAllObjects(storage, 'k')).rejects.toMatchObject({ kind: 'unreadable-answer' });
});

test('an answer that is no listing is not taken for an empty one', async () => {
  await expect(listObjects(scripted([1]), 'k')).rejects.toMatchObject({ kind: 'unreadable-answer' });
});
