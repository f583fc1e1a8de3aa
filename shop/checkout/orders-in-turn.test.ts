import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { temporaryFolder } from '#contract/temporary-folder.ts';
import { registration } from '../testing/customers.ts';
import { createShop } from '../create-shop.ts';
import { serveShop } from '../testing/serve-shop.ts';
import { lineItem, seedAssortment } from '../testing/serve-checkout.ts';

const GUESTS = 24;
const orderSchema = z.object({ createdAt: z.string() });

test('many orders at once are answered one by one, and others are heard in between', async () => {
  const folder = temporaryFolder();
  const seeding = await createShop({ folder: folder.path, baseUrl: 'http://shop.test', seed: 'none' });
  seedAssortment(seeding.shop);
  await seeding.close();
  const config = { storefrontUrls: ['http://localhost:3000'] };
  const shop = await serveShop({ folder: folder.path, seed: 'none', config });
  const tokens = Array.from({ length: GUESTS }, (_, index) => `guest-${index}`);
  const sessions = await Promise.all(
    tokens.map(async (name) => {
      const { token } = await shop.call('/account/register', registration({ guest: true }), name);
      await shop.call('/checkout/cart/line-item', { items: [lineItem('spiral', 1)] }, token);
      return token;
    }),
  );
  const answered: number[] = [];
  const orders = sessions.map(async (token) => {
    const { status, text } = await shop.call('/checkout/order', {}, token);
    answered.push(Date.now());
    expect(status).toBe(200);
    return Date.parse(orderSchema.parse(JSON.parse(text)).createdAt);
  });
  await Promise.race(orders);
  let heardBetween = 0;
  while (answered.length < GUESTS) {
    await shop.call('/context');
    heardBetween += 1;
  }
  const placed = await Promise.all(orders);
  const [first = Infinity] = answered;
  expect(placed.filter((moment) => moment > first).length).toBeGreaterThan(GUESTS / 3);
  expect(heardBetween).toBeGreaterThan(GUESTS / 3);
  await shop.stop();
  folder.remove();
}, 60_000);
