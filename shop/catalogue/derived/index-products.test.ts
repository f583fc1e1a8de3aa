import { afterAll, expect, test } from 'vitest';
import { openAssortment } from '../../testing/assortment.ts';
import { completeIndexedProducts } from './index-products.ts';

const running = await openAssortment();
afterAll(() => running.close());
const { shop } = running;

test('products of an older data folder get the prices that listings compare', () => {
  const read = () => shop.database.prepare('SELECT id, variant_prices FROM product ORDER BY id').all();
  const before = read();
  shop.database.exec('UPDATE product SET variant_prices = NULL');
  completeIndexedProducts(shop);
  expect(read()).toEqual(before);
});
