import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShop, defaultAccessKey, type RunningShop } from '../../create-shop.ts';
import type { JsonValue } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { stableId } from '../../base/stable-id.ts';
import { demoId } from '../basics/demo-id.ts';
import { parcelAbroadSteps, parcelSteps } from '../../price-list/shipping-prices.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo-shipping-'));
let running: RunningShop;
beforeAll(async () => {
  running = await createShop({ folder, baseUrl: 'http://shop.test', inMemory: true, seed: 'demo' });
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const cartSchema = z.object({ deliveries: z.array(z.object({ shippingCosts: z.object({ totalPrice: z.number() }) })) });

async function send(method: string, path: string, body: JsonValue, token: string): Promise<Response> {
  const headers = {
    'sw-access-key': defaultAccessKey,
    'sw-context-token': token,
    'content-type': 'application/json',
  };
  const request = new Request(`http://shop.test/store-api${path}`, { method, headers, body: JSON.stringify(body) });
  const response = await running.fetch(request);
  expect(response.status).toBe(200);
  return response;
}

/** What the cart charges for packs of 100 sheets (0.58 kg, 8.90 €) sent as a parcel. */
async function parcelCosts(country: string, packs: number): Promise<number | undefined> {
  const token = `${country}${packs}`.padEnd(32, '0');
  const shippingMethodId = baseIds.shippingMethods.standard;
  await send('PATCH', '/context', { countryId: stableId(`country:${country}`), shippingMethodId }, token);
  const item = { type: 'product', referencedId: demoId('product NP-A4-12-100'), quantity: packs };
  const answer = await send('POST', '/checkout/cart/line-item', { items: [item] }, token);
  return cartSchema.parse(await answer.json()).deliveries[0]?.shippingCosts.totalPrice;
}

test.each(['AT', 'PL', 'GB'])('parcels to %s cost what the shipping page says', async (country) => {
  const costs = [await parcelCosts(country, 1), await parcelCosts(country, 8), await parcelCosts(country, 16)];
  expect(costs).toEqual(parcelAbroadSteps.slice(0, 3).map(([, gross]) => gross));
});

test('parcels to Switzerland cost that without the tax', async () => {
  const costs = [await parcelCosts('CH', 1), await parcelCosts('CH', 8), await parcelCosts('CH', 16)];
  expect(costs).toEqual(parcelAbroadSteps.slice(0, 3).map(([, gross]) => Math.round((gross / 1.19) * 100) / 100));
});

test('within Germany a parcel is cheaper, and free from 60 € on', async () => {
  const costs = [await parcelCosts('DE', 1), await parcelCosts('DE', 6), await parcelCosts('DE', 7)];
  expect(costs).toEqual([parcelSteps[0]?.[1], parcelSteps[1]?.[1], 0]);
});
