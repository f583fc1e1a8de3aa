import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTellingWeb, type TellingShop, type TinyWeb } from '../testing/tiny-build.ts';

let shop: TellingShop;
let web: TinyWeb;

beforeEach(async () => {
  ({ shop, web } = await openTellingWeb());
});
afterEach(() => web.close());

const bodyAt = async (path: string): Promise<unknown> => JSON.parse(await (await web.get(path)).text());

test.each([
  ['/_payload.json', '/'],
  ['/en-GB/_payload.json', '/en-GB'],
  ['/kladden/_payload.json?p=2&utm_source=brief', '/kladden?p=2'],
])('%s is the data of %s', async (payload, page) => {
  const { status, headers } = await web.get(payload);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-cache',
  ]);
  expect(await bodyAt(payload)).toEqual({ status: 200, body: `<main>Seite ${page}</main>` });
});

test('a page and its data are one rendering, whichever is asked for first', async () => {
  await web.get('/kladden/_payload.json');
  await web.get('/kladden');
  await web.get('/hefte');
  await web.get('/hefte/_payload.json', { cookie: 'nf-theme=dark; sw-context-token=secret' });
  expect(shop.asked).toEqual(['/kladden', '/hefte']);
});

test('what the shop changes is seen at once in the data as well', async () => {
  await web.get('/kladden/_payload.json');
  shop.says = () => ({ text: 'Neu' });
  shop.version += 1;
  expect(await bodyAt('/kladden/_payload.json')).toMatchObject({ body: '<main>Neu</main>' });
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('data come packed with %s, and who has them is told so', async (encoding, unpack) => {
  shop.says = () => ({ text: '<p>Musik für Fagott und Orgel</p>'.repeat(500) });
  const accepting = { 'accept-encoding': encoding };
  const packed = await web.get('/orgel/_payload.json', accepting);
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(unpack(bytes).toString()).toBe(await (await web.get('/orgel/_payload.json')).text());
  expect(packed.headers.get('content-length')).toBe(String(bytes.length));
  expect(bytes.length).toBeLessThan(1000);
  const tag = packed.headers.get('etag') ?? '';
  const again = await web.get('/orgel/_payload.json', { ...accepting, 'if-none-match': tag });
  expect([again.status, again.headers.get('etag'), again.body]).toEqual([304, tag, null]);
  shop.version += 1;
  shop.says = () => ({ text: 'Anders' });
  expect((await web.get('/orgel/_payload.json', { ...accepting, 'if-none-match': tag })).status).toBe(200);
});

test('where a page has moved is told, not followed', async () => {
  shop.says = () => ({ status: 301, location: '/neu?p=2' });
  const answer = await web.get('/alt/_payload.json?p=2&utm_source=brief');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 301, location: '/neu?p=2&utm_source=brief' });
});

test('pages whose address ends with a slash have the data they are made of', async () => {
  shop.says = (address) =>
    address.startsWith('/B%C3%BCcher/') ? { text: 'Bücher' } : { status: 301, location: '/Bücher/' };
  const body = await bodyAt('/B%C3%BCcher/_payload.json');
  expect(body).toEqual({ status: 200, body: '<main>Bücher</main>' });
  await web.get('/B%C3%BCcher/_payload.json');
  expect(shop.asked).toEqual(['/B%C3%BCcher', '/B%C3%BCcher/']);
});

test('a page that is not there has data and its status; one that failed is not kept', async () => {
  shop.says = (address) => (address === '/weg' ? { status: 404, text: 'Weg' } : { status: 500, text: 'Kaputt' });
  const paths = ['/weg', '/weg', '/kaputt', '/kaputt'];
  const answers = await Promise.all(paths.map((path) => web.get(`${path}/_payload.json`)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 500, 500]);
  expect(answers.map(({ headers }) => headers.get('etag'))).toEqual([null, null, null, null]);
  await web.get('/kaputt/_payload.json');
  expect(shop.asked).toEqual(['/weg', '/kaputt', '/kaputt']);
});

test('search engines are told not to list data', async () => {
  expect((await web.get('/kladden/_payload.json')).headers.get('x-robots-tag')).toBe('noindex');
});
