import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { JsonValue } from '#shop/base/json.ts';
import { markPaid } from '#shop/payment/finish-payment.ts';
import { lastTransaction } from '#shop/orders/transactions.ts';
import { calls, hashedFields, knownValues } from './calls.ts';
import { clientOf } from './client.ts';
import { openFixtureShop } from './fixture-shop.ts';

// Every look at the clock is a millisecond later: the newest of two is the later one.
let now = Date.parse('2026-11-21T07:19:08Z');
const running = await openFixtureShop({
  rateLimits: false,
  clock: () => new Date(now++),
  config: { doubleOptInRegistration: true, passwordHashCost: 4 },
});
afterAll(() => running.close());
const { shop } = running;
const client = clientOf(shop, (request) => running.fetch(request));

function knownValue(name: string): string {
  const sql = knownValues[name];
  const row = sql === undefined ? undefined : shop.database.prepare(sql).get();
  return row === undefined ? `{${name}}` : String(Object.values(row)[0]);
}

function fill(text: string): string {
  let filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => knownValue(name));
  for (const [place, email] of Object.entries(hashedFields)) {
    filled = filled.replaceAll(place, createHash('sha1').update(email).digest('hex'));
  }
  return filled;
}

/** Somebody at the shop notes that the money has arrived. */
function payNewestOrder(): void {
  const transaction = lastTransaction(shop, knownValue('order'));
  if (transaction !== undefined) markPaid(shop, transaction.id, transaction.orderId);
}

test.for(calls)('%s %s is answered %i', async ([method, path, status, body]) => {
  if (path.startsWith('/order/download')) payNewestOrder();
  const filled: JsonValue = body === undefined ? null : JSON.parse(fill(JSON.stringify(body)));
  const answer = await client.ask(method, fill(path), filled === null ? {} : { body: filled });
  expect({ status: answer.status, ...(answer.status === status ? {} : { body: answer.body }) }).toEqual({ status });
});
