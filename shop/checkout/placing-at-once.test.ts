import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addToCart, newCustomer, quantities, sameToken } from '../testing/customers.ts';
import { openFilledShop, productId, type Shopper } from '../testing/serve-checkout.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());

const listSchema = z.object({
  orders: z.object({ elements: z.array(z.object({ lineItems: z.array(z.object({ quantity: z.number() })) })) }),
});
const ordered = async (shopper: Shopper) =>
  listSchema
    .parse(await shopper.ok('POST', '/order', { associations: { lineItems: {} } }))
    .orders.elements.map(({ lineItems }) => lineItems.map(({ quantity }) => quantity));
const place = (shopper: Shopper) => shopper.call('POST', '/checkout/order', {});
const stockOf = (name: string) =>
  shop.shop.database.prepare('SELECT stock FROM product WHERE id = ?').get(productId(name))?.['stock'];

describe('at the same moment', () => {
  test('ten submits from two clients of one token make one order', async () => {
    const { shopper } = await newCustomer(shop);
    await addToCart(shopper, 'spiral', 2);
    const other = sameToken(shop, shopper);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => place(index % 2 ? other : shopper)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    expect(await ordered(shopper)).toEqual([[2]]);
  });

  test('what another client adds is either ordered or still in the cart', async () => {
    const { shopper } = await newCustomer(shop);
    await addToCart(shopper, 'spiral', 1);
    const other = sameToken(shop, shopper);
    const [order] = await Promise.all([place(shopper), addToCart(other, 'klammer', 3), addToCart(other, 'frei', 1)]);
    expect(order.status).toBe(200);
    const inOrder = (await ordered(shopper)).flat();
    const inCart = await quantities(shopper);
    expect([...inOrder, ...inCart].toSorted()).toEqual([1, 1, 3]);
  });

  test('two customers cannot both have the last pieces', async () => {
    const buyers = [await newCustomer(shop), await newCustomer(shop)].map(({ shopper }) => shopper);
    for (const shopper of buyers) await addToCart(shopper, 'einzel', 2);
    const answers = await Promise.all(buyers.map(place));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(stockOf('einzel')).toBe(0);
  });

  test('order numbers of twenty customers are all different and without gaps', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { shopper } = await newCustomer(shop, { guest: true });
        await addToCart(shopper, 'klammer', 1);
        return Number((await place(shopper)).body['orderNumber']);
      }),
    );
    const sorted = numbers.toSorted((a, b) => a - b);
    expect(sorted).toEqual(Array.from({ length: 20 }, (_, index) => (sorted[0] ?? 0) + index));
  });

  test('two cancellations put the goods back once', async () => {
    const { shopper } = await newCustomer(shop);
    await addToCart(shopper, 'frei', 5);
    const { id } = (await place(shopper)).body;
    const before = Number(stockOf('frei'));
    const cancel = () => shopper.call('POST', '/order/state/cancel', { orderId: id ?? null });
    expect((await Promise.all([cancel(), cancel()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(stockOf('frei')).toBe(before + 5);
  });
});
