import { afterAll, expect, test } from 'vitest';
import { codeOf, logInByForm, newCustomer } from '../../testing/customers.ts';
import { lineItem, openFilledShop, type Shopper } from '../../testing/serve-checkout.ts';
import type { JsonObject, JsonValue } from '../../base/json.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());

const path = '/checkout/cart/line-item';
const line = (id: string, payload: JsonObject = {}) => lineItem('klammer', 1, { id, payload });
const add = (shopper: Shopper, items: JsonValue) => shopper.call('POST', path, { items });
const lines = (first: number, count: number, payload: JsonObject = {}) =>
  Array.from({ length: count }, (_, index) => line(`line-${first + index}`, payload));
const letters = (count: number) => 'x'.repeat(count);

async function countLines(shopper: Shopper): Promise<number> {
  const { lineItems } = await shopper.ok('GET', '/checkout/cart');
  return Array.isArray(lineItems) ? lineItems.length : 0;
}

test('a cart holds 500 lines; a line more is refused, one that is there already may grow and go', async () => {
  const shopper = shop.shopper();
  expect((await add(shopper, lines(0, 499))).status).toBe(200);
  expect(codeOf(await add(shopper, lines(499, 2)))).toEqual([400, 'CHECKOUT__CART_TOO_MANY_LINE_ITEMS']);
  expect((await add(shopper, lines(499, 1))).status).toBe(200);
  expect(codeOf(await add(shopper, lines(500, 1)))).toEqual([400, 'CHECKOUT__CART_TOO_MANY_LINE_ITEMS']);
  expect((await add(shopper, lines(0, 1))).status).toBe(200);
  expect((await shopper.call('DELETE', `${path}?ids[]=line-0`)).status).toBe(200);
  expect(await countLines(shopper)).toBe(499);
});

test('what a client attaches to a line has at most 16 kB, at once or bit by bit', async () => {
  const shopper = shop.shopper();
  const tooLarge = [400, 'CHECKOUT__CART_LINE_ITEM_PAYLOAD_TOO_LARGE'];
  expect(codeOf(await add(shopper, [line('a', { note: letters(16 * 1024) })]))).toEqual(tooLarge);
  expect(codeOf(await add(shopper, [line('a', { note: 'ä'.repeat(9 * 1024) })]))).toEqual(tooLarge);
  expect((await add(shopper, [line('a', { note: letters(15 * 1024) })])).status).toBe(200);
  const more = await shopper.call('PATCH', path, { items: [{ id: 'a', payload: { more: letters(2 * 1024) } }] });
  expect(codeOf(more)).toEqual(tooLarge);
  const less = await shopper.call('PATCH', path, { items: [{ id: 'a', payload: { note: 'short' } }] });
  expect(less.status).toBe(200);
});

test('a print job of a thousand pages fits, with every page chosen by itself; other words in it do not make room', async () => {
  const page = { from: 'file', file: letters(36), page: 1000, turn: 270, half: { side: 'right', cutPercent: 50 } };
  const job = (more: JsonObject) => ({
    printJob: {
      id: 'job',
      role: 'lead',
      rows: [{ id: 'a', pages: Array.from({ length: 1000 }, () => page) }],
      ...more,
    },
  });
  expect((await add(shop.shopper(), [line('a', job({}))])).status).toBe(200);
  expect(codeOf(await add(shop.shopper(), [line('a', job({ note: letters(16 * 1024) }))]))).toEqual([
    400,
    'CHECKOUT__CART_LINE_ITEM_PAYLOAD_TOO_LARGE',
  ]);
  expect((await add(shop.shopper(), [line('a', job({ files: [letters(200 * 1024)] }))])).status).toBe(400);
});

test('a cart has at most 512 kB in all', async () => {
  const shopper = shop.shopper();
  const large = { note: letters(15 * 1024) };
  expect((await add(shopper, lines(0, 33, large))).status).toBe(200);
  expect(codeOf(await add(shopper, lines(33, 1, large)))).toEqual([400, 'CHECKOUT__CART_TOO_LARGE']);
  const codes = Array.from({ length: 400 }, (_, index) => ({
    type: 'promotion',
    referencedId: `${index}${letters(100)}`,
  }));
  expect(codeOf(await add(shopper, codes))).toEqual([400, 'CHECKOUT__CART_TOO_LARGE']);
  expect(await countLines(shopper)).toBe(33);
});

test('a login joins two carts as far as there is room, the own one first', async () => {
  const { shopper, email } = await newCustomer(shop);
  await add(shopper, lines(0, 400));
  const other = shop.shopper();
  await add(other, lines(350, 200));
  expect((await logInByForm(other, email)).status).toBe(200);
  expect(await countLines(other)).toBe(500);
  expect(await other.ok('GET', '/checkout/cart')).toMatchObject({
    lineItems: expect.arrayContaining([expect.objectContaining({ id: 'line-350', quantity: 2 })]),
  });
});

test('a call names at most 500 lines, and a cart holds at most 20 codes', async () => {
  const shopper = shop.shopper();
  const tooMany = [400, 'CHECKOUT__CART_TOO_MANY_LINE_ITEMS'];
  expect(codeOf(await add(shopper, lines(0, 501)))).toEqual(tooMany);
  expect(codeOf(await shopper.call('PATCH', path, { items: lines(0, 501) }))).toEqual(tooMany);
  const ids = Array.from({ length: 501 }, (_, index) => `line-${index}`);
  expect(codeOf(await shopper.call('POST', `${path}/delete`, { ids }))).toEqual(tooMany);
  const code = (index: number): JsonObject => ({ type: 'promotion', referencedId: `code-${index}` });
  const codes = (first: number, count: number) => Array.from({ length: count }, (_, index) => code(first + index));
  expect(codeOf(await add(shopper, codes(0, 21)))).toEqual([400, 'CHECKOUT__CART_TOO_MANY_PROMOTION_CODES']);
  expect((await add(shopper, codes(0, 20))).status).toBe(200);
});
