import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createShop, type RunningShop } from '#shop/create-shop.ts';
import type { JsonObject } from '#shop/base/json.ts';
import type { Shop } from '#shop/entities/shop.ts';
import type { StoreApiVersion } from '#shop/base/store-api-version.ts';
import { clientOf, type Client } from './client.ts';
import { fixtureId } from './fixture-id.ts';
import { objectOf } from './fixture-shop.ts';
import { seedFixtures } from './fixtures/seed-fixtures.ts';
import { recordedAccessKey, recordedOrigin } from './replay.ts';
import { removableFolder } from './temporary-folder.ts';
import { orderAsGuest, registrationBody } from './version-shops.ts';

const folder = removableFolder();
const spiral = fixtureId('prod-spiral');
const email = 'bleibt@example.test';
const password = 'Notendruck-1';
let running: RunningShop | undefined;
let client: Client;

/** The same data folder, opened by a shop of this version. */
async function startAs(version: StoreApiVersion): Promise<RunningShop> {
  await running?.close();
  const shop = await createShop({
    folder: folder.path,
    baseUrl: recordedOrigin,
    accessKey: recordedAccessKey,
    version,
    rateLimits: false,
    config: { passwordHashCost: 4 },
  });
  running = shop;
  client = clientOf(shop.shop, (request) => shop.fetch(request));
  return shop;
}

beforeAll(async () => {
  const { shop } = await startAs('6.6');
  seedFixtures(shop);
});
afterAll(async () => {
  await running?.close();
  folder.remove();
});

const listing = z.object({ total: z.number(), elements: z.array(z.object({ id: z.string() })) });

async function look(): Promise<JsonObject> {
  client.leave();
  const found = listing.parse(objectOf(await client.ask('POST', '/search', { body: { search: 'Noten' } })));
  const page = objectOf(await client.ask('POST', `/product/${spiral}`, { body: {} }));
  const login = await client.ask('POST', '/account/login', { body: { username: email, password } });
  const orders = objectOf(await client.ask('POST', '/order', { body: { 'total-count-mode': 1 } }))['orders'];
  const { total } = z.object({ total: z.number() }).parse(orders);
  const { product } = z.object({ product: z.custom<JsonObject>() }).parse(page);
  return {
    found: found.elements.map(({ id }) => id),
    login: login.status,
    orders: total,
    type: product['type'] ?? null,
  };
}

async function orderAsCustomer(): Promise<number> {
  client.leave();
  await client.ask('POST', '/account/login', { body: { username: email, password } });
  const items = [{ id: spiral, referencedId: spiral, type: 'product', quantity: 1 }];
  await client.ask('POST', '/checkout/cart/line-item', { body: { items } });
  return (await client.ask('POST', '/checkout/order', { body: {} })).status;
}

test('a data folder serves either version, as often as they change, and loses nothing', async () => {
  await client.ask('POST', '/account/register', { body: registrationBody(email, password) });
  expect(await orderAsCustomer()).toBe(200);
  const before = await look();
  expect(before).toMatchObject({ login: 200, orders: 1, type: null });
  expect(before['found']).not.toEqual([]);

  await startAs('6.7');
  expect(await look()).toEqual({ ...before, type: 'physical' });
  expect(await orderAsCustomer()).toBe(200);
  expect(await look()).toEqual({ ...before, type: 'physical', orders: 2 });

  await startAs('6.6');
  expect(await look()).toEqual({ ...before, orders: 2 });
});

/** Makes the data folder what it was before the shop kept anything for 6.7. */
function forget67({ database }: Shop): void {
  database.exec(`ALTER TABLE product DROP COLUMN type;
    ALTER TABLE "order" DROP COLUMN primary_order_delivery_id;
    ALTER TABLE "order" DROP COLUMN primary_order_transaction_id;
    DELETE FROM schema_migrations WHERE name = 'version-67'`);
}

test('an order placed under 6.6 names its delivery and payment under 6.7, also when it was stored before 6.7 was known', async () => {
  const { shop } = await startAs('6.6');
  const placed = z.object({ id: z.string(), deepLinkCode: z.string() }).parse(await orderAsGuest(client, spiral));
  forget67(shop);
  await startAs('6.7');
  const filter = [{ type: 'equals', field: 'deepLinkCode', value: placed.deepLinkCode }];
  const body = {
    filter,
    email: 'gast@example.test',
    zipcode: '10115',
    associations: { deliveries: {}, transactions: {} },
  };
  const idsOnly = z.array(z.object({ id: z.string() }));
  const [order] = z
    .object({
      orders: z.object({
        elements: z.array(
          z.object({
            primaryOrderDeliveryId: z.string(),
            primaryOrderTransactionId: z.string(),
            deliveries: idsOnly,
            transactions: idsOnly,
          }),
        ),
      }),
    })
    .parse(objectOf(await client.ask('POST', '/order', { body }))).orders.elements;
  expect(order?.primaryOrderDeliveryId).toBe(order?.deliveries[0]?.id);
  expect(order?.primaryOrderTransactionId).toBe(order?.transactions[0]?.id);
});

test('a session goes on under the other version', async () => {
  await startAs('6.6');
  client.leave();
  await client.ask('POST', '/account/register', { body: registrationBody('sitzung@example.test', password) });
  const { token } = z.object({ token: z.string() }).parse(objectOf(await client.ask('GET', '/context')));
  await startAs('6.7');
  const headers = { 'sw-context-token': token };
  const context = objectOf(await client.ask('GET', '/context', { headers }));
  expect(context).toMatchObject({ token, customer: { email: 'sitzung@example.test' } });
});
