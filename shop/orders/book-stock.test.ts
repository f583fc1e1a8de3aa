import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addToCart, newCustomer } from '../testing/customers.ts';
import { openFilledShop, priceList, productId, testProductPayload } from '../testing/serve-checkout.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';
import { bookStock } from './book-stock.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());

const rowSchema = z.object({
  stock: z.number(),
  available_stock: z.number(),
  sales: z.number(),
  available: z.number(),
});
const rowOf = (id: string) =>
  rowSchema.parse(
    shop.shop.database.prepare('SELECT stock, available_stock, sales, available FROM product WHERE id = ?').get(id),
  );

test('an order moves pieces from the stock to the sales and counts for its customer; cancelling moves them back', async () => {
  const { shopper } = await newCustomer(shop);
  await addToCart(shopper, 'spiral', 4);
  const before = rowOf(productId('spiral'));
  const { id } = await shopper.ok('POST', '/checkout/order', {});
  expect(rowOf(productId('spiral'))).toEqual({
    ...before,
    stock: before.stock - 4,
    available_stock: before.stock - 4,
    sales: before.sales + 4,
  });
  expect(await shopper.ok('GET', '/account/customer')).toMatchObject({ orderCount: 1 });
  await shopper.ok('POST', '/order/state/cancel', { orderId: id ?? null });
  expect(rowOf(productId('spiral'))).toEqual(before);
});

test('a variant of a closeout product is sold out with its last piece, and back when pieces return', () => {
  const variant = stableId('closeout variant');
  upsert(shop.shop, 'product', [
    testProductPayload('restposten', 5, { isCloseout: true, stock: 0 }),
    { id: variant, parentId: productId('restposten'), productNumber: 'R.1', stock: 2, price: priceList(5) },
  ]);
  const book = (quantity: number) => bookStock(shop.shop, [{ productId: variant, quantity }]);
  book(1);
  expect(rowOf(variant)).toMatchObject({ stock: 1, available: 1 });
  book(1);
  expect(rowOf(variant)).toMatchObject({ stock: 0, available: 0 });
  book(-1);
  expect(rowOf(variant)).toMatchObject({ stock: 1, available: 1 });
});

test('what is no closeout product stays available below nothing', () => {
  bookStock(shop.shop, [{ productId: productId('frei'), quantity: 1000 }]);
  expect(rowOf(productId('frei'))).toMatchObject({ stock: -900, available: 1 });
});
