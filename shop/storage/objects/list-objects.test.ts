import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { customersFolder, objectPath, storageForTests, type StorageForTests } from '../../testing/storage.ts';

const listSchema = z.strictObject({
  prefixes: z.array(z.string()),
  items: z.array(z.strictObject({ name: z.string(), bucket: z.string() })),
  nextPageToken: z.optional(z.string()),
});

async function listPage({ send }: StorageForTests, query: Record<string, string>) {
  const response = await send(`/o?${new URLSearchParams({ delimiter: '/', ...query }).toString()}`);
  if (response.status !== 200) throw new Error(await response.text());
  const { prefixes, items, nextPageToken } = listSchema.parse(await response.json());
  return { prefixes, names: items.map((item) => item.name), nextPageToken };
}

async function listAll(storage: StorageForTests, query: Record<string, string>) {
  const entries: string[] = [];
  let token = '';
  do {
    const page = await listPage(storage, { ...query, ...(token === '' ? {} : { pageToken: token }) });
    entries.push(...page.prefixes, ...page.names);
    token = page.nextPageToken ?? '';
  } while (token !== '');
  return entries;
}

async function withNames(...names: string[]) {
  const storage = storageForTests();
  for (const name of names) await storage.send(objectPath(name), { method: 'POST', body: '' });
  return storage;
}

test('a folder shows its objects and sub-folders', async () => {
  const storage = await withNames('a/1.pdf', 'a/2.pdf', 'a/b/3.pdf', 'a/b/4.pdf', 'a/c/d/5.pdf', 'other.pdf');
  expect(await listPage(storage, { prefix: 'a/' })).toEqual({
    prefixes: ['a/b/', 'a/c/'],
    names: ['a/1.pdf', 'a/2.pdf'],
    nextPageToken: undefined,
  });
  expect(await listPage(storage, { prefix: '' })).toMatchObject({ prefixes: ['a/'], names: ['other.pdf'] });
});

test('without delimiter the whole tree is listed', async () => {
  const storage = await withNames('a/1', 'a/b/2', 'c');
  expect((await listPage(storage, { delimiter: '' })).names).toEqual(['a/1', 'a/b/2', 'c']);
});

test('pages merge folders and objects in UTF-8 order and show each once', async () => {
  const storage = await withNames('a', 'b/1', 'b/2', 'b/3', 'c', 'd/1', 'ä', '𝄞', 'ﬁ');
  const first = await listPage(storage, { maxResults: '2' });
  expect(first).toMatchObject({ prefixes: ['b/'], names: ['a'] });
  const second = await listPage(storage, { maxResults: '2', pageToken: first.nextPageToken ?? '' });
  expect(second).toMatchObject({ prefixes: ['d/'], names: ['c'] });
  const third = await listPage(storage, { maxResults: '9', pageToken: second.nextPageToken ?? '' });
  expect(third).toEqual({ prefixes: [], names: ['ä', 'ﬁ', '𝄞'], nextPageToken: undefined });
});

test('a page goes on although its last object was deleted meanwhile', async () => {
  const storage = await withNames('a', 'b', 'c', 'd');
  const { nextPageToken = '' } = await listPage(storage, { maxResults: '2' });
  await storage.send('/o/b', { method: 'DELETE' });
  expect((await listPage(storage, { pageToken: nextPageToken })).names).toEqual(['c', 'd']);
});

test('names with empty segments, which no storage client can address, are left out', async () => {
  const storage = await withNames('a/b', 'a//c', 'a/', '/d');
  expect(await listAll(storage, { prefix: 'a/' })).toEqual(['a/b']);
  expect(await listAll(storage, { prefix: '' })).toEqual(['a/']);
});

test('however names and page sizes fall, all pages together are the folder', async () => {
  const segment = fc.constantFrom('a', 'b', 'ab', '0', '/', 'ü', '.', '-', '~').map((text) => text.replace('/', 'a0'));
  const name = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { maxLength: 14 }), fc.integer({ min: 1, max: 5 }), async (names, size) => {
      const storage = await withNames(...names);
      const expected = new Set(
        names.filter((each) => each.startsWith('a/')).map((each) => /^a\/[^/]+\/?/.exec(each)?.[0] ?? ''),
      );
      const listed = await listAll(storage, { prefix: 'a/', maxResults: String(size) });
      expect(listed.toSorted()).toEqual([...expected].toSorted());
      await storage.close();
    }),
    // Each run founds a store of its own.
    { numRuns: 10 },
  );
});

test.each([
  'prefix=a',
  'maxResults=0',
  'maxResults=-1',
  'maxResults=x',
  'delimiter=-',
  'pageToken=%21%21',
  'pageToken=Yg&prefix=a/',
])('%s is a bad request', async (query) => {
  expect((await storageForTests().send(`/o?${query}`)).status).toBe(400);
});

test('more than a thousand results at once are never given', async () => {
  const storage = storageForTests();
  await storage.send('/o/seed', { method: 'POST', body: '' });
  storage.database.exec(
    `INSERT INTO storage_objects
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
     SELECT bucket, 'f/' || printf('%05d', i), generation + i, 1, size, md5, crc32c, metadata, download_tokens,
       file_id || i, time_created, updated FROM storage_objects, n`,
  );
  const page = await listPage(storage, { prefix: 'f/', maxResults: '5000' });
  expect(page.names).toHaveLength(1000);
  expect(page.nextPageToken).toBeDefined();
  expect(await listAll(storage, { prefix: 'f/' })).toHaveLength(1200);
});

test('customers list an open folder but not what folders there are', async () => {
  const { send } = await withNames(`${customersFolder}a.pdf`);
  const list = (prefix: string) =>
    send(`/o?delimiter=/&prefix=${encodeURIComponent(prefix)}`, { administrator: false });
  expect(await (await list(customersFolder)).json()).toMatchObject({ items: [{ name: `${customersFolder}a.pdf` }] });
  for (const prefix of ['', 'uploads/', 'uploads/short/']) expect((await list(prefix)).status).toBe(403);
});
