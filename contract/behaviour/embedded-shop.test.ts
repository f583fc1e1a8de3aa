import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testProductPayload } from '#shop/testing/serve-checkout.ts';
import { createShop, defaultAccessKey, type RunningShop } from '#shop/create-shop.ts';
import { upsert } from '#shop/seeding/upsert.ts';
import type { StoreApiVersion } from '#shop/base/store-api-version.ts';
import { removableFolder } from '../temporary-folder.ts';
import { behaviours } from './behaviours.ts';
import { runBehaviour } from './asking/run-behaviour.ts';
import { openWorld, type World } from './asking/world.ts';

interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** The demo shop as a customer's network sees it: real HTTP, on a free port, rate limits on. */
async function serveDemoShop(version: StoreApiVersion): Promise<Served> {
  const folder = removableFolder();
  let shop: RunningShop | undefined;
  const listener = getRequestListener(
    async (request) =>
      (await shop?.fetch(request, { clientAddress: '127.0.0.1' })) ?? new Response(null, { status: 503 }),
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  shop = await createShop({
    folder: folder.path,
    baseUrl: origin,
    seed: 'demo',
    inMemory: true,
    version,
    // All of this comes from one address within a minute.
    config: { passwordHashCost: 4, addressLimits: false },
  });
  // The demo sells nothing by the five.
  upsert(shop.shop, 'product', [
    testProductPayload('stapel', 1.2, { minPurchase: 5, purchaseSteps: 5, maxPurchase: 50 }),
  ]);
  return {
    origin,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await shop.close();
      folder.remove();
    },
  };
}

/** The only promises the embedded shop does not make, each for one reason: it speaks 6.6 there. */
const from67 = new Set([
  'criteria travel compressed in the address',
  'a guest becomes a customer by choosing a password',
  'each address says whether it is a default',
  'each choice of a product says whether it can be combined with the chosen ones',
  'an order names its main delivery and its main payment',
]);
const skipped = { kind: 'skipped', reason: 'the Store API has this from 6.7 on' };

describe.each(['6.6', '6.7'] as const)('the embedded shop keeps the promises of the Store API %s', (version) => {
  let served: Served | undefined;
  let world: World | undefined;

  beforeAll(async () => {
    served = await serveDemoShop(version);
    world = await openWorld({
      endpoint: `${served.origin}/store-api`,
      accessKey: defaultAccessKey,
      promotionCode: 'CHOR10',
      mayReachPeople: true,
    });
  });

  afterAll(() => served?.close());

  test('every promise has a name of its own', () => {
    const names = behaviours.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(behaviours)('$name', async (behaviour) => {
    if (world === undefined) throw new Error('The shop did not open.');
    const isToCome = version === '6.6' && from67.has(behaviour.name);
    expect(await runBehaviour(behaviour, world)).toEqual(isToCome ? skipped : { kind: 'passed' });
  });
});
