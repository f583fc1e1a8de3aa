import { afterAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { openTinyWeb } from '../testing/tiny-build.ts';

const origin = 'http://shop.example';
const productId = '0123456789abcdef0123456789abcdef';

/** What the shop was asked, by whom and in which session. */
let asked: { change: unknown; token: string | null; address: string | undefined }[] = [];
const shop = {
  async backend(request: Request, { address }: { address: string | undefined }) {
    asked.push({ change: await request.json(), token: request.headers.get('sw-context-token'), address });
    return new Response('{}', { headers: { 'sw-context-token': 'token-of-the-shop' } });
  },
};
const web = await openTinyWeb(shop);
const secureWeb = await openTinyWeb({ ...shop, settings: readSettings({ PUBLIC_URL: 'https://noten.example' }) });
afterAll(() => [web, secureWeb].forEach((one) => one.close()));
beforeEach(() => {
  asked = [];
});

const form = (fields: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: fields,
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin, 'sec-fetch-site': 'same-origin', ...headers },
});
const add = `product=${productId}&quantity=2`;

test('a form changes the cart and leads back to it, in its language; the browser is told a new session', async () => {
  for (const language of ['', '/en-GB', '/pl-PL']) {
    const { status, headers } = await web.ask(`${language}/without-scripts/cart/add`, form(add));
    expect([status, headers.get('location')]).toEqual([303, `${language}/without-scripts/cart?outcome=add`]);
    expect(headers.get('set-cookie')).toBe(
      'sw-context-token=token-of-the-shop; Path=/; Max-Age=31536000; SameSite=Lax',
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
  expect(asked[0]).toMatchObject({ change: { kind: 'add', productId, quantity: 2 }, token: '' });
});

test('the session of the browser is used, and not told again', async () => {
  const cookie = 'nf-theme=dark; sw-context-token=token-of-the-shop';
  const { headers } = await web.ask('/without-scripts/cart/remove', form('line=a-1', { cookie }));
  expect(asked).toMatchObject([{ change: { kind: 'remove', lineId: 'a-1' }, token: 'token-of-the-shop' }]);
  expect(headers.get('set-cookie')).toBeNull();
});

test('where visitors come under https the cookie goes nowhere else', async () => {
  const headers = { origin: 'https://noten.example' };
  const answer = await secureWeb.ask('/without-scripts/cart/add', form(add, headers));
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, expect.stringMatching(/; Secure$/)]);
  expect((await secureWeb.ask('/without-scripts/cart/add', form(add))).status).toBe(403);
});

test.each([
  [{ origin: 'https://elsewhere.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('a form of another site changes nothing: %j', async (headers) => {
  expect((await web.ask('/without-scripts/cart/add', form(add, headers))).status).toBe(403);
  expect(asked).toEqual([]);
});

test('a browser that says nothing of where a form comes from is served', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await web.ask('/without-scripts/cart/add', { method: 'POST', body: add, headers });
  expect(status).toBe(303);
});

test.each([
  ['add', `${add}&more=1`],
  ['add', `${add}&quantity=3`],
  ['add', `product=${productId}`],
  ['add', `product=..%2Fx&quantity=1`],
  ['add', `product=${productId}&quantity=0`],
  ['add', `product=${productId}&quantity=1e3`],
  ['change', `line=a%0d%0ab&quantity=1`],
  ['remove', ''],
])('what is no form of ours is not passed on, and said to have failed: %s %s', async (kind, fields) => {
  const { status, headers } = await web.ask(`/without-scripts/cart/${kind}`, form(fields));
  expect([status, headers.get('location')]).toEqual([303, '/without-scripts/cart?outcome=failed']);
  expect(asked).toEqual([]);
});

test('files and long forms are not read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const file = await web.ask('/without-scripts/cart/add', form('--x--', headers));
  expect(file.headers.get('location')).toBe('/without-scripts/cart?outcome=failed');
  expect((await web.ask('/without-scripts/cart/add', form('x'.repeat(5000)))).status).toBe(413);
});

test('no form leads to another host', async () => {
  for (const path of ['//elsewhere.example/without-scripts/cart/add', '/xx/without-scripts/cart/add'])
    expect((await web.ask(path, form(add))).headers.get('location')).toBeNull();
});

test('the cart is for one visitor: not kept, not listed, with a policy of its own', async () => {
  const cookie = 'sw-context-token=mine; nf-theme=dark';
  const shown = await web.get('/without-scripts/cart', { cookie });
  const html = await shown.text();
  expect(html).toContain('<main>mine</main>');
  expect(html).toContain('<html lang="de" data-theme="dark">');
  const nonce = /"nonce":"([^"]+)"/.exec(html)?.[1] ?? '–';
  expect(shown.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(['cache-control', 'x-robots-tag', 'vary'].map((name) => shown.headers.get(name))).toEqual([
    'private, no-store',
    'noindex',
    expect.stringContaining('cookie'),
  ]);
  expect(shown.headers.get('etag')).toBeNull();
});

test('a cookie that no shop gave is no session', async () => {
  const cookie = 'sw-context-token=a%0d%0ab';
  expect(await (await web.get('/without-scripts/cart', { cookie })).text()).toContain('<main>undefined</main>');
});
