import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProducts, getCart } from '#store-api/checkout/cart.ts';
import { listProductsByNumber } from '#store-api/catalogue/product-list.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { createRenderer } from './create-renderer.tsx';

const origin = 'https://noten.example';
const document = `${readFileSync('index.html', 'utf8')}<link rel="modulepreload" href="/assets/a.js">`;

describe.each(['6.6', '6.7'] as const)('the cart without scripts on a shop that speaks %s', (version) => {
  let shop: DemoShop;
  let desk: ReturnType<typeof createRenderer>['cart'];
  let productId: string;
  beforeAll(async () => {
    shop = await startDemoShop(version);
    desk = createRenderer({
      configuration: { shopwareEndpoint: '/', shopwareAccessToken: shop.accessKey },
      shop: { endpoint: shop.api.endpoint, fetch: shop.fetch },
      origin,
      build: { document, manifest: { 'index.html': { file: 'assets/index.js' } }, joinedStyles: {} },
    }).cart;
    [{ id: productId } = { id: '' }] = await listProductsByNumber(shop.api, ['SB-BLEISTIFTE']);
  });
  afterAll(() => shop.stop());

  let token: string | undefined;
  const session = { read: () => token, write: (value: string) => void (token = value) };
  beforeEach(() => {
    token = undefined;
  });

  const visit = (path = '/without-scripts/cart') => ({
    request: new Request(origin + path),
    session,
    fetch: shop.fetch,
  });
  const add = (quantity = 1) => desk.change(visit(), { kind: 'add', productId, quantity });
  const shownBy = async (fetch: typeof globalThis.fetch, path?: string) => {
    const shown = await desk.show({ ...visit(path), fetch, slots: { nonce: 'NONCE', theme: '' } });
    if ('location' in shown) throw new Error(`It leads to ${shown.location}`);
    return shown;
  };
  const show = async (path?: string) => {
    const shown = await shownBy(shop.fetch, path);
    return { ...shown, page: new DOMParser().parseFromString(shown.html, 'text/html') };
  };
  const cart = () => getCart(shop.connect({ token: session }));

  test('a product is put in, becomes more and is taken out again, in one session', async () => {
    expect(await add(2)).toBe('added');
    const [line] = (await cart()).lineItems;
    expect(line?.quantity).toBe(2);
    const lineId = line?.id ?? '';
    expect(await desk.change(visit(), { kind: 'change', lineId, quantity: 3 })).toBe('changed');
    expect((await cart()).lineItems.map(({ quantity }) => quantity)).toEqual([3]);
    expect(await desk.change(visit(), { kind: 'remove', lineId })).toBe('removed');
    expect((await cart()).lineItems).toEqual([]);
    expect(await desk.change(visit(), { kind: 'remove', lineId })).toBe('gone');
  });

  test('it shows what lies in it with forms that change it, what it costs, and why ordering needs scripts', async () => {
    await add(2);
    const [line] = (await cart()).lineItems;
    const { status, page } = await show('/without-scripts/cart?outcome=added');
    expect(status).toBe(200);
    const forms = [...page.querySelectorAll<HTMLFormElement>('main form')].map((form) => [
      form.method,
      form.getAttribute('action'),
      Object.fromEntries(new FormData(form)),
    ]);
    expect(forms).toEqual([
      ['post', '/without-scripts/cart/change', { line: line?.id, quantity: '2' }],
      ['post', '/without-scripts/cart/remove', { line: line?.id }],
    ]);
    const words = page.querySelector('main')?.textContent ?? '';
    expect(words).toContain(line?.label ?? '–');
    expect(words).toContain('Der Artikel liegt im Warenkorb.');
    expect(words).toMatch(/Gesamtsumme\s*\d+,\d\d\s€/);
    expect(words).toMatch(/Versand, geschätzt \(.+\)/);
    expect(words).toContain('Zum Bestellen brauchen Sie JavaScript');
  });

  test('it goes the cheapest way, as with scripts, which the shop is told once', async () => {
    const told: string[] = [];
    const noting: typeof fetch = (input, init) => {
      const request = new Request(input, init);
      told.push(`${request.method} ${new URL(request.url).pathname}`);
      return shop.fetch(request);
    };
    await add();
    for (let shown = 0; shown < 2; shown += 1) {
      const { html } = await shownBy(noting);
      expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Versand, geschätzt \(Brief\)\s+2,20\s€/);
    }
    expect((await cart()).deliveries[0]?.shippingMethod?.name).toBe('Brief');
    expect(told.filter((call) => call.startsWith('PATCH'))).toEqual(['PATCH /store-api/context']);
  });

  test('a shop that does not say how it can go shows it as it is', async () => {
    await add();
    const { status, html } = await shownBy(async (input, init) => {
      const request = new Request(input, init);
      return request.url.endsWith('/shipping-method') ? new Response(null, { status: 500 }) : shop.fetch(request);
    });
    expect([status, html]).toEqual([200, expect.stringMatching(/Versand, geschätzt \(Paket\)/)]);
  });

  test('no script runs in it, and search engines do not list it', async () => {
    const { html, page } = await show();
    expect(html).not.toMatch(/<script|modulepreload|<noscript/);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test.each([
    ['/without-scripts/cart', 'de', 'Warenkorb', '/without-scripts/cart/change'],
    ['/en-GB/without-scripts/cart', 'en', 'Cart', '/en-GB/without-scripts/cart/change'],
    ['/pl-PL/without-scripts/cart', 'pl', 'Koszyk', '/pl-PL/without-scripts/cart/change'],
  ])('%s speaks its language', async (path, language, heading, action) => {
    await add();
    const { page } = await show(path);
    expect([page.documentElement.lang, page.querySelector('h1')?.textContent]).toEqual([language, heading]);
    expect(page.querySelector('main form')?.getAttribute('action')).toBe(action);
  });

  test('nobody gets a session by looking at an empty cart', async () => {
    const { status, page } = await show();
    expect([status, token]).toEqual([200, undefined]);
    expect(page.querySelector('main')?.textContent).toContain('Der Warenkorb ist leer.');
  });

  test('what the shop does not sell is not said to be in the cart', async () => {
    const change = { kind: 'add', productId: 'f'.repeat(32), quantity: 1 } as const;
    expect(await desk.change(visit(), change)).toBe('corrected');
  });

  test('a print job is one thing, to be changed where its files are', async () => {
    const printJob = { id: 'job-1', role: 'paper' };
    await addProducts(shop.connect({ token: session }), [{ productId, id: 'job-1-paper', payload: { printJob } }]);
    const { page } = await show();
    expect(page.querySelectorAll('main form')).toHaveLength(0);
    expect(page.querySelector('main')?.textContent).toContain('Druckaufträge ändern und entfernen Sie mit JavaScript');
  });

  test('a shop that cannot be reached is no empty cart', async () => {
    await add();
    const away = () => Promise.reject(new TypeError('fetch failed'));
    expect(await shownBy(away)).toMatchObject({
      status: 503,
      html: expect.stringContaining('gerade nicht erreichbar'),
    });
    expect(await desk.change({ ...visit(), fetch: away }, { kind: 'add', productId, quantity: 1 })).toBe('away');
  });
});
