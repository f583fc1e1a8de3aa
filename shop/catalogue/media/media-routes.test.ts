import { afterAll, expect, test } from 'vitest';
import { openFixtureShop } from '#contract/fixture-shop.ts';
import { fixtureId } from '#contract/fixture-id.ts';
import { findById } from '../../entities/search/search.ts';
import { textOf } from '../../base/json.ts';

const running = await openFixtureShop();
afterAll(() => running.close());

const get = (url: string) => running.fetch(new Request(url));
const media = (name: string) => findById(running.shop, 'media', { id: fixtureId(`media:${name}`) }, running.context);

test('a picture is served for ever under its address', async () => {
  const answer = await get(textOf(media('hero')?.['url']));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a private file has no address and is not served under its path', async () => {
  const file = media('partitur-download');
  expect(file).toMatchObject({ url: '', private: true, hasFile: true });
  expect((await get(`http://127.0.0.1:8000/${textOf(file?.['path'])}`)).status).toBe(404);
});

test.each(['/media/..%2Fshop.sqlite', '/media/%2e%2e/private', '/media/', '/media/a%00b', '/media/%E0%A4%A'])(
  '%s leads nowhere',
  async (path) => {
    expect((await get(`http://127.0.0.1:8000${path}`)).status).toBe(404);
  },
);
