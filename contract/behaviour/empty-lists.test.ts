import { afterAll, describe, expect, test } from 'vitest';
import { isJsonList, isJsonObject, type JsonValue, parseJson } from '#shop/base/json.ts';
import { behaviours } from './behaviours.ts';
import { createClient, type SendRequest } from './asking/client.ts';
import { openDemoWorld } from './demo-world.ts';
import { runBehaviour } from './asking/run-behaviour.ts';

const { settings, world, answer, close } = await openDemoWorld();
afterAll(close);

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
    const outcome = await runBehaviour(behaviour, { ...world, newClient: () => createClient(settings, hollow) });
    expect(outcome.kind).not.toBe('passed');
  });
});
