import { expect, test } from 'vitest';
import { scoresBucket, customersFolder, objectPath, storageForTests } from '../../testing/storage.ts';

async function withObject(name = 'a/b.pdf') {
  const storage = storageForTests();
  const headers = { 'content-type': 'application/pdf' };
  const written = await storage.send(objectPath(name), { method: 'POST', headers, body: 'x' });
  const patch = async (change: unknown) =>
    JSON.parse(await (await storage.send(objectPath(name), { method: 'PATCH', body: JSON.stringify(change) })).text());
  return { ...storage, created: JSON.parse(await written.text()), patch };
}

test('metadata has the fields and forms of the storage protocol', async () => {
  const { created, send } = await withObject();
  expect(created).toEqual({
    name: 'a/b.pdf',
    bucket: scoresBucket,
    generation: '1795243369990000',
    metageneration: '1',
    contentType: 'application/pdf',
    timeCreated: '2026-11-21T06:42:49.990Z',
    updated: '2026-11-21T06:42:49.990Z',
    storageClass: 'STANDARD',
    size: '1',
    md5Hash: 'ndTkYSaMgDT1yFZOFVxnpg==',
    crc32c: 'qTxfkw==',
    etag: expect.any(String),
    downloadTokens: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    contentEncoding: 'identity',
    contentDisposition: "inline; filename*=utf-8''b.pdf",
  });
  expect(await (await send('/o/a%2Fb.pdf')).json()).toEqual(created);
});

test('an update sets what is there, removes null and leaves the rest alone', async () => {
  const { patch, created, passTime } = await withObject();
  passTime(1000);
  const first = await patch({ cacheControl: 'max-age=60', contentLanguage: 'de', metadata: { a: '1', b: 2, c: true } });
  expect(first).toMatchObject({ cacheControl: 'max-age=60', metadata: { a: '1', b: '2', c: 'true' } });
  expect(first.metageneration).toBe('2');
  expect(first.updated).toBe('2026-11-21T06:42:50.990Z');
  for (const field of ['generation', 'size', 'md5Hash', 'timeCreated', 'downloadTokens', 'contentType']) {
    expect(first[field]).toBe(created[field]);
  }
  expect(first.etag).not.toBe(created.etag);
  const second = await patch({ cacheControl: null, metadata: { a: null, d: 'x' } });
  expect(second.metadata).toEqual({ b: '2', c: 'true', d: 'x' });
  expect(second).not.toHaveProperty('cacheControl');
  expect(second.contentLanguage).toBe('de');
  expect(await patch({ metadata: null })).not.toHaveProperty('metadata');
});

test('custom metadata with the names of object internals are plain data', async () => {
  const { patch } = await withObject();
  const changed = await patch(JSON.parse('{"metadata":{"constructor":"x","toString":"y"}}'));
  expect(changed.metadata).toEqual({ constructor: 'x', toString: 'y' });
});

test('PUT with a method override updates too', async () => {
  const { send } = await withObject();
  const headers = { 'x-http-method-override': 'PATCH' };
  const response = await send('/o/a%2Fb.pdf', { method: 'PUT', headers, body: '{"contentLanguage":"pl"}' });
  expect(await response.json()).toMatchObject({ contentLanguage: 'pl', metageneration: '2' });
});

test('an update of what is missing is not found, and of broken JSON a bad request', async () => {
  const { send } = await withObject();
  expect((await send('/o/missing', { method: 'PATCH', body: '{}' })).status).toBe(404);
  expect((await send('/o/a%2Fb.pdf', { method: 'PATCH', body: '{' })).status).toBe(400);
  expect((await send('/o/a%2Fb.pdf', { method: 'PATCH', body: '{"cacheControl":5}' })).status).toBe(400);
});

test('tokens are added and taken away, and the last one is replaced', async () => {
  const { send, created } = await withObject();
  const change = async (query: string) =>
    JSON.parse(await (await send(`/o/a%2Fb.pdf?${query}`, { method: 'POST' })).text()).downloadTokens.split(',');
  const two = await change('create_token=true');
  expect(two).toHaveLength(2);
  expect(two[0]).toBe(created.downloadTokens);
  expect(await change(`delete_token=${two[0]}`)).toEqual([two[1]]);
  const replaced = await change(`delete_token=${two[1]}`);
  expect(replaced).toHaveLength(1);
  expect(replaced[0]).not.toBe(two[1]);
});

test('customers may neither change metadata nor tokens', async () => {
  const { send } = await withObject(`${customersFolder}a.pdf`);
  const path = objectPath(`${customersFolder}a.pdf`);
  expect((await send(path, { method: 'PATCH', body: '{}', administrator: false })).status).toBe(403);
  expect((await send(`${path}?create_token=true`, { method: 'POST', administrator: false })).status).toBe(403);
});

test('a deleted object is gone with its file', async () => {
  const { send, dataFiles } = await withObject();
  const response = await send('/o/a%2Fb.pdf', { method: 'DELETE' });
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  const again = await send('/o/a%2Fb.pdf', { method: 'DELETE' });
  expect(again.status).toBe(404);
  expect(await again.json()).toEqual({ error: { code: 404, message: 'Not Found.' } });
  expect(dataFiles()).toEqual([]);
});

test.each(['x/../y', '..a', '%2e%2e', 'a%2Fb', '100 % + Übung/♯ 𝄞.pdf', "o'brien (1)!*~.pdf", ' ', 'a?b#c&d=e', 'CON'])(
  'the name %s is taken literally',
  async (name) => {
    const { send } = storageForTests();
    await send(objectPath(name), { method: 'POST', body: 'x' });
    await send(`/o?name=${encodeURIComponent(`${name}2`)}`, { method: 'POST', body: 'y' });
    expect(await (await send(objectPath(name))).json()).toMatchObject({ name });
    expect(await (await send(objectPath(`${name}2`))).json()).toMatchObject({ name: `${name}2` });
    expect(await (await send('/o')).json()).toMatchObject({ items: [{ name }, { name: `${name}2` }] });
  },
);

test.each(['/o/a/b', '/p/x', '/v0/zzz', '/v0/b//o/x', '/v0/x'])('%s is no address of the store', async (path) => {
  const { send } = storageForTests();
  const response = await send(path.startsWith('/p') ? `/v0/b/${scoresBucket}${path}` : path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: { code: 404, message: 'Not Found.' } });
});

test.each(['/o/%', '/o/%FF', '/o/a%00b', '/o/a%0D'])('%s is a bad request', async (path) => {
  expect((await storageForTests().send(path)).status).toBe(400);
});

test('a configured bucket is the only one', async () => {
  const { send } = storageForTests({ bucket: 'other' });
  expect((await send('/o/a')).status).toBe(404);
  expect((await send('/v0/b/other/o')).status).toBe(200);
});

test('the root tells that the store is there', async () => {
  expect((await storageForTests().send('/v0')).status).toBe(200);
});

test('methods that make no sense are refused', async () => {
  const { send } = storageForTests();
  expect((await send('/o', { method: 'DELETE' })).status).toBe(405);
  expect((await send('/o/a', { method: 'PROPFIND' })).status).toBe(405);
});
