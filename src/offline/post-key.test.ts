import { expect, test } from 'vitest';
import { canonicalJson, postKey } from './post-key.ts';

const ask = (body: string, headers: Record<string, string> = {}): Request =>
  new Request('https://shop.example/store-api/product', { method: 'POST', body, headers });

test('the order of keys does not matter, the order of lists does', () => {
  expect(canonicalJson({ a: 1, b: { d: 2, c: [1, 2] } })).toBe(canonicalJson({ b: { c: [1, 2], d: 2 }, a: 1 }));
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test('equal criteria share a key, whatever their order', async () => {
  const first = await postKey(ask('{"limit":1,"page":2}'));
  const second = await postKey(ask('{"page":2,"limit":1}'));
  expect(first.url).toBe(second.url);
  expect(first.method).toBe('GET');
});

test('another language, another session or another body has another key', async () => {
  const urls = await Promise.all([
    postKey(ask('{}')),
    postKey(ask('{}', { 'sw-language-id': 'pl' })),
    postKey(ask('{}'), 'session'),
    postKey(ask('{"limit":1}')),
  ]);
  expect(new Set(urls.map(({ url }) => url)).size).toBe(4);
});

test('reading the key leaves the body for the network', async () => {
  const request = ask('{"limit":1}');
  await postKey(request);
  expect(await request.text()).toBe('{"limit":1}');
});
