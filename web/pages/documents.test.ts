import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTellingWeb, type TellingShop, type TinyWeb } from '../testing/tiny-build.ts';

let shop: TellingShop;
let web: TinyWeb;

beforeEach(async () => {
  ({ shop, web } = await openTellingWeb());
});
afterEach(() => web.close());

const policyOf = (answer: Response): string => answer.headers.get('content-security-policy') ?? '';
const nonceOf = (html: string): string => /"nonce":"([^"]+)"/.exec(html)?.[1] ?? '';
const text = async (path: string): Promise<string> =>
  /<main>(.*)<\/main>/s.exec(await (await web.get(path)).text())?.[1] ?? '';
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a page is rendered once for many visitors, and each gets a nonce that its policy names', async () => {
  const answers = await Promise.all([web.get('/kladden'), web.get('/kladden'), web.get('/kladden')]);
  answers.push(await web.get('/kladden'));
  const nonces = await Promise.all(answers.map(async (answer) => nonceOf(await answer.text())));
  expect(shop.asked).toEqual(['/kladden']);
  expect(new Set(nonces).size).toBe(4);
  for (const [index, nonce] of nonces.entries()) {
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(policyOf(answers[index] ?? Response.error())).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
  }
});

test('a text that quotes an earlier page, nonce and all, is shown as it is', async () => {
  const earlier = await (await web.get('/frueher')).text();
  const bytes = String.fromCharCode(...Array.from({ length: 64 }, (_, index) => 0x80 + index));
  const quote = earlier.replaceAll(/<\/?main>/g, '') + bytes;
  shop.says = () => ({ text: quote });
  for (const encoding of ['br', 'gzip', 'identity']) {
    const html = await unpacked(await web.get('/zitat', { 'accept-encoding': encoding }));
    expect(html).toContain(`<main>${quote}</main>`);
    expect(html.split(nonceOf(html.slice(html.lastIndexOf('"nonce"'))))).toHaveLength(2);
  }
});

async function unpacked(answer: Response): Promise<string> {
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(body.length));
  const encoding = answer.headers.get('content-encoding');
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

test.each(['br', 'gzip'])('a kept page comes packed with %s, the same page as without', async (encoding) => {
  shop.says = () => ({ text: '<p>Musik für Fagott und Orgel</p>'.repeat(500) });
  for (const theme of ['dark', 'light', '']) {
    const headers = { cookie: `nf-theme=${theme}` };
    const packed = await web.get('/orgel', { ...headers, 'accept-encoding': encoding });
    const [one, other] = [await unpacked(packed.clone()), await unpacked(await web.get('/orgel', headers))];
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(1000);
    expect(one.replace(nonceOf(one), '')).toBe(other.replace(nonceOf(other), ''));
    expect(/<html lang="de"(?: data-theme="(\w+)")? *>/.exec(one)?.[1] ?? '').toBe(theme);
  }
  expect(shop.asked).toEqual(['/orgel']);
});

test('who has a page already is told so, and keeps the policy that belongs to it', async () => {
  const first = await web.get('/kladden');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]+"$/);
  for (const known of [tag, `"anderes", W/${tag}`]) {
    const again = await web.get('/kladden', { 'if-none-match': known });
    expect([again.status, policyOf(again), again.body]).toEqual([304, '', null]);
    expect(again.headers.get('etag')).toBe(tag);
  }
  const dark = await web.get('/kladden', { 'if-none-match': tag, cookie: 'nf-theme=dark' });
  const packed = await web.get('/kladden', { 'if-none-match': tag, 'accept-encoding': 'br' });
  shop.says = () => ({ text: 'Anders' });
  shop.version += 1;
  const changed = await web.get('/kladden', { 'if-none-match': tag });
  expect([dark.status, packed.status, changed.status]).toEqual([200, 200, 200]);
});

test('no proxy between keeps a page: its nonce is for one visitor', async () => {
  expect((await web.get('/kladden')).headers.get('cache-control')).toBe('private, no-cache');
});

test('made-up parameters make no further pages; those that pages read do', async () => {
  for (let count = 0; count < 20; count += 1) await web.get(`/kladden?x=${count}`);
  await web.get('/kladden?utm_source=brief&p=2');
  await web.get('/kladden?p=2&x=1');
  expect(shop.asked).toEqual(['/kladden', '/kladden?p=2']);
});

test('a page that has moved is kept as well, and takes parameters along that no page reads', async () => {
  shop.says = () => ({ status: 301, location: '/neu?p=2' });
  const answers = [await web.get('/alt?p=2&utm_source=brief'), await web.get('/alt?p=2')];
  expect(answers.map(({ status }) => status)).toEqual([301, 301]);
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/neu?p=2&utm_source=brief', '/neu?p=2']);
  expect(shop.asked).toHaveLength(1);
});

test('after a minute a page is shown as it was and rendered anew behind it; after an hour it is waited for', async () => {
  await web.get('/kladden');
  shop.says = () => ({ text: 'Neu' });
  web.pass(59_000);
  expect(await text('/kladden')).toBe('Seite /kladden');
  expect(shop.asked).toHaveLength(1);
  web.pass(2_000);
  expect(await text('/kladden')).toBe('Seite /kladden');
  await settled();
  expect(await text('/kladden')).toBe('Neu');
  expect(shop.asked).toHaveLength(2);
  shop.says = () => ({ text: 'Noch neuer' });
  web.pass(61 * 60_000);
  expect(await text('/kladden')).toBe('Noch neuer');
});

test('a shop that takes its time keeps nobody waiting for a page once seen', async () => {
  await web.get('/kladden');
  web.pass(90_000);
  let answer = (): void => undefined;
  shop.says = () => new Promise((resolve) => (answer = () => resolve({ text: 'Spät' })));
  expect(await text('/kladden')).toBe('Seite /kladden');
  expect(await text('/kladden')).toBe('Seite /kladden');
  expect(shop.asked).toHaveLength(2);
  await settled();
  answer();
  await settled();
  expect(await text('/kladden')).toBe('Spät');
});

test('what the shop changes is seen at once, also by a page that was being rendered from what was before', async () => {
  await web.get('/kladden');
  shop.version += 1;
  shop.says = () => ({ text: 'Zwei' });
  expect(await text('/kladden')).toBe('Zwei');

  const answers: (() => void)[] = [];
  shop.says = (address) =>
    new Promise((resolve) => void answers.push(() => resolve({ text: `${address} ${answers.length}` })));
  const before = text('/hefte');
  await expect.poll(() => answers.length).toBe(1);
  shop.version += 1;
  const after = text('/hefte');
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  await Promise.all([before, after]);
  await text('/hefte');
  expect(shop.asked.filter((address) => address === '/hefte')).toHaveLength(2);
});

test('a page that is not found is kept and has no entity tag; an error is not kept', async () => {
  shop.says = (address) => (address === '/weg' ? { status: 404, text: 'Weg' } : { status: 500, text: 'Kaputt' });
  const answers = [await web.get('/weg'), await web.get('/weg'), await web.get('/kaputt'), await web.get('/kaputt')];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 500, 500]);
  expect(answers.map(({ headers }) => headers.get('etag'))).toEqual([null, null, null, null]);
  expect(shop.asked).toEqual(['/weg', '/kaputt', '/kaputt']);
});

test('a language chosen before that the shop does not have any more leads nobody round in circles', async () => {
  shop.says = (address) =>
    address.startsWith('/en-GB') ? { status: 302, location: address.slice(6) || '/' } : { text: 'Start' };
  const cookie = 'i18n_redirected=en-GB';
  expect((await web.get('/', { cookie })).status).toBe(200);
  shop.says = (address) => ({ text: address });
  web.pass(2 * 60 * 60_000);
  expect((await web.get('/?p=2', { cookie })).headers.get('location')).toBe('/en-GB?p=2');
});
