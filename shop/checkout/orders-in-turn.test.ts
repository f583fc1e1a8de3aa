import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { removableFolder } from '#contract/temporary-folder.ts';
import { newCustomer, registration } from '../testing/customers.ts';
import { createShop } from '../create-shop.ts';
import { countStatements, ranWith } from '../testing/count-statements.ts';
import { serveShop } from '../testing/serve-shop.ts';
import { makeOrderMails } from '../mail/make-order-mails.ts';
import { makeInvoices } from '../orders/make-invoices.ts';
import { postMails } from '../post/deliver-mails.ts';
import { upsert } from '../seeding/upsert.ts';
import { lineItem, openFilledShop, testProductPayload, seedAssortment } from '../testing/serve-checkout.ts';

const guests = 24;
const orderSchema = z.object({ createdAt: z.string() });

test('many orders at once are answered one by one, and others are heard in between', async () => {
  const folder = removableFolder();
  const seeding = await createShop({ folder: folder.path, baseUrl: 'http://shop.test', seed: 'none' });
  seedAssortment(seeding.shop);
  await seeding.close();
  const config = { storefrontUrls: ['http://localhost:3000'] };
  const shop = await serveShop({ folder: folder.path, seed: 'none', config });
  const tokens = Array.from({ length: guests }, (_, index) => `guest-${index}`);
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
  while (answered.length < guests) {
    await shop.call('/context');
    heardBetween += 1;
  }
  const placed = await Promise.all(orders);
  const [first = Infinity] = answered;
  expect(placed.filter((moment) => moment > first).length).toBeGreaterThan(guests / 3);
  expect(heardBetween).toBeGreaterThan(guests / 3);
  await shop.stop();
  folder.remove();
});

test('an order runs one statement for each of its lines, to write it', async () => {
  const running = await openFilledShop();
  const names = Array.from({ length: 60 }, (_, index) => `viele-${index}`);
  upsert(
    running.shop,
    'product',
    names.map((name) => testProductPayload(name, 3)),
  );
  const statementsFor = async (lines: number): Promise<number> => {
    const { shopper } = await newCustomer(running, { guest: true });
    const items = names.slice(0, lines).map((name) => lineItem(name));
    await shopper.ok('POST', '/checkout/cart/line-item', { items });
    // What the order before still has to write would make this one be worked out twice.
    await makeOrderMails(running.shop);
    await makeInvoices(running.shop);
    await postMails(running.shop);
    return ranWith(await countStatements(() => shopper.ok('POST', '/checkout/order', {})));
  };
  await statementsFor(1);
  const [few, many] = [await statementsFor(10), await statementsFor(50)];
  await running.close();
  expect((many - few) / 40).toBeLessThanOrEqual(1);
});

test('the lines of an order lie beside each other in the database, in their order', async () => {
  const running = await openFilledShop();
  const { shopper } = await newCustomer(running, { guest: true });
  const items = ['spiral', 'klammer', 'noten', 'frei'].map((name) => lineItem(name));
  await shopper.ok('POST', '/checkout/cart/line-item', { items });
  await shopper.ok('POST', '/checkout/order', {});
  const lines = running.shop.database.prepare('SELECT id, position FROM order_line_item ORDER BY id').all();
  expect(lines.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(new Set(lines.map(({ id }) => String(id).slice(0, 24))).size).toBe(1);
  await running.close();
});

test('others get their turn between the placing of an order and its answer', async () => {
  const running = await openFilledShop();
  const { shopper } = await newCustomer(running, { guest: true });
  await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('spiral')] });
  const read = running.shop.database.prepare('SELECT 1 FROM "order"');
  const answering = shopper.ok('POST', '/checkout/order', {}).then(() => 'answered');
  let turns = 0;
  while ((await Promise.race([answering, setImmediate('under way')])) !== 'answered')
    if (read.get() !== undefined) turns += 1;
  await running.close();
  expect(turns).toBeGreaterThan(0);
});
