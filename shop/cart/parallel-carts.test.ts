import { afterAll, describe, expect, test } from 'vitest';
import { addToCart, logInByForm, newCustomer, quantities, sameToken } from '../testing/customers.ts';
import { lineItem, openFilledShop, productId } from '../testing/serve-checkout.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());

const linesPath = '/checkout/cart/line-item';
const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('at the same moment', () => {
  test('a hundred additions of one product all count', async () => {
    const shopper = shop.shopper();
    await addToCart(shopper, 'klammer', 1, { id: 'erste' });
    const client = sameToken(shop, shopper);
    await times(99, () => addToCart(client, 'klammer', 1, { id: 'erste' }));
    expect(await quantities(shopper)).toEqual([100]);
  });

  test('a hundred additions of different lines all stay', async () => {
    const shopper = shop.shopper();
    await shopper.ok('GET', '/context');
    const clients = [sameToken(shop, shopper), sameToken(shop, shopper)];
    await times(100, (index) => addToCart(clients[index % 2] ?? shopper, 'frei', 1, { id: `zeile-${index}` }));
    expect(await quantities(shopper)).toHaveLength(100);
  });

  test('two clients of one token change and remove without undoing each other', async () => {
    const first = shop.shopper();
    await first.ok('POST', linesPath, { items: [lineItem('spiral', 1), lineItem('klammer', 1), lineItem('frei', 1)] });
    const second = sameToken(shop, first);
    await Promise.all([
      first.ok('PATCH', linesPath, { items: [{ id: productId('spiral'), quantity: 7 }] }),
      second.ok('DELETE', linesPath, { ids: [productId('klammer')] }),
      second.ok('PATCH', linesPath, { items: [{ id: productId('frei'), payload: { note: 'x' } }] }),
      first.ok('POST', linesPath, { items: [lineItem('noten', 2)] }),
    ]);
    expect((await quantities(second)).toSorted()).toEqual([1, 2, 7]);
  });

  test('the same line is removed once; the second client is told that it is gone', async () => {
    const first = shop.shopper();
    await addToCart(first, 'spiral', 1);
    const second = sameToken(shop, first);
    const answers = await Promise.all(
      [first, second].map((client) => client.call('DELETE', linesPath, { ids: [productId('spiral')] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  test('two devices log in with carts of their own and none of the goods is lost', async () => {
    const { shopper, email } = await newCustomer(shop);
    await addToCart(shopper, 'spiral', 1);
    const devices = [shop.shopper(), shop.shopper()];
    for (const device of devices) await addToCart(device, 'spiral', 2);
    await Promise.all(devices.map((device) => logInByForm(device, email)));
    expect(await quantities(shopper)).toEqual([5]);
  });

  test('carts of different tokens do not meet', async () => {
    const carts = await times(20, async (index) => {
      const shopper = shop.shopper();
      await addToCart(shopper, 'frei', index + 1);
      return quantities(shopper);
    });
    expect(carts).toEqual(Array.from({ length: 20 }, (_, index) => [index + 1]));
  });
});

describe('a correction', () => {
  test('is told to the call that caused it, not to the other client', async () => {
    const first = shop.shopper();
    const second = sameToken(shop, first);
    const { errors } = await addToCart(first, 'stapel', 3);
    expect(Object.values(errors ?? {})).toMatchObject([{ messageKey: 'min-order-quantity' }]);
    second.token = first.token;
    expect(await second.ok('GET', '/checkout/cart')).toMatchObject({ errors: [], lineItems: [{ quantity: 5 }] });
  });

  test('follows from what changed in the shop, and is told once: price, stock, end of sale', async () => {
    const shopper = shop.shopper();
    await addToCart(shopper, 'einzel', 2);
    const set = (columns: string) =>
      shop.shop.database.prepare(`UPDATE product SET ${columns} WHERE id = ?`).run(productId('einzel'));
    set('stock = 1');
    const lowered = await shopper.ok('GET', '/checkout/cart');
    expect(Object.values(lowered['errors'] ?? {})).toMatchObject([{ messageKey: 'product-stock-reached', level: 10 }]);
    expect(await shopper.ok('GET', '/checkout/cart')).toMatchObject({ errors: [], lineItems: [{ quantity: 1 }] });
    set('active = 0');
    const gone = await shopper.ok('GET', '/checkout/cart');
    expect(Object.values(gone['errors'] ?? {})).toMatchObject([{ messageKey: 'product-not-found', level: 20 }]);
    expect(await shopper.ok('GET', '/checkout/cart')).toMatchObject({ errors: [], lineItems: [] });
    set('stock = 2, active = 1');
  });
});

describe('the most that can be bought of a product', () => {
  test('is counted over all of its lines: each may stay below while the sum is too high', async () => {
    const shopper = shop.shopper();
    const lines = (last: number) => [
      lineItem('stapel', 20, { id: 'a' }),
      lineItem('stapel', 25, { id: 'b' }),
      lineItem('stapel', last, { id: 'c' }),
    ];
    const full = await shopper.ok('POST', linesPath, { items: lines(5) });
    expect(full).toMatchObject({ errors: [] });
    const over = await shopper.ok('POST', linesPath, { items: [lineItem('stapel', 5, { id: 'c' })] });
    expect(Object.values(over['errors'] ?? {})).toMatchObject([
      { messageKey: 'product-stock-reached', level: 20, block: true, parameters: { quantity: 50 } },
    ]);
    expect(await quantities(shopper)).toEqual([20, 25, 10]);
    await shopper.ok('DELETE', linesPath, { ids: ['a'] });
    expect(await shopper.ok('GET', '/checkout/cart')).toMatchObject({ errors: [] });
  });
});
