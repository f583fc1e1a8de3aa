import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShop, DEFAULT_ACCESS_KEY, type RunningShop } from '#shop/create-shop.ts';
import { isJsonList, isJsonObject, type JsonValue, parseJson } from '#shop/json.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { behaviours } from './behaviours.ts';
import { createClient, type SendRequest } from './client.ts';
import { runBehaviour } from './run-behaviour.ts';
import { openWorld, type World } from './world.ts';

const origin = 'http://shop.example';
const settings = {
  endpoint: `${origin}/store-api`,
  accessKey: DEFAULT_ACCESS_KEY,
  promotionCode: 'CHOR10',
  mayReachPeople: true,
};
const folder = temporaryFolder();
let shop: RunningShop | undefined;
let world: World | undefined;

const answer: SendRequest = async (request) => (await shop?.fetch(request)) ?? new Response(null, { status: 503 });

beforeAll(async () => {
  const config = { passwordHashCost: 4, rateLimits: false };
  shop = await createShop({ folder: folder.path, baseUrl: origin, seed: 'demo', inMemory: true, config });
  world = await openWorld(settings, answer);
}, 60_000);
afterAll(async () => {
  await shop?.close();
  folder.remove();
});

const lists = new Set(['elements', 'lineItems', 'buckets', 'breadcrumbs', 'payments', 'shipments']);

/** The value with every list of results emptied; all counts stay. */
function emptied(value: JsonValue): JsonValue {
  if (isJsonList(value)) return value.map(emptied);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, lists.has(key) ? [] : emptied(item)] as const);
  return Object.fromEntries(entries);
}

/** A shop that counts right and hands out nothing: what only looks at what it was given finds no fault with it. */
const hollow: SendRequest = async (request) => {
  const { status, headers, body, ...rest } = await readable(request);
  if (rest.json === undefined || status >= 300) return new Response(body, { status, headers });
  return new Response(JSON.stringify(emptied(rest.json)), { status, headers });
};

async function readable(request: Request) {
  const found = await answer(request);
  const { status, headers } = found;
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  const text = await found.text();
  return { status, headers, body: text === '' ? null : text, json: isJson ? parseJson(text) : undefined };
}

/** Promises that speak of lists, by what they say about them. */
const aboutLists =
  /^(the pages|pages follow|page zero|sorting by|products sort|a sorting may|the price filter|the filter for|variants of a product are|two pages of a search|salutations|available|the checkout gateway|aggregations count|terms are counted|whatever the language|products are found|what is not asked|includes leave|lines, shipping|an order list|the states of)/;

describe('a shop that hands out empty lists breaks', () => {
  const promises = behaviours.filter(({ name }) => aboutLists.test(name));

  test.each(promises)('$name', async (behaviour) => {
    if (world === undefined) throw new Error('The shop did not open.');
    const outcome = await runBehaviour(behaviour, { ...world, newClient: () => createClient(settings, hollow) });
    expect(outcome.kind).not.toBe('passed');
  });
});
