import { afterAll, expect, test } from 'vitest';
import { openFixtureShop } from '#contract/fixture-shop.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { findCustomerSession, loadSession, logOutEverywhere, rotateToken, saveSession } from './session.ts';

let now = Date.parse('2026-11-21T12:00:00Z');
const running = await openFixtureShop({ clock: () => new Date(now) });
afterAll(() => running.close());
const { shop } = running;
const salesChannelId = baseIds.salesChannel;

test('choices add up and keep their values', () => {
  saveSession(shop, { token: 't1', salesChannelId }, { choices: { currencyId: 'a' } });
  saveSession(shop, { token: 't1', salesChannelId }, { choices: { languageId: 'b' }, customerId: 'c' });
  expect(loadSession(shop, 't1')).toMatchObject({ customerId: 'c', choices: { currencyId: 'a', languageId: 'b' } });
});

test('a session expires a day after the last write', () => {
  saveSession(shop, { token: 't2', salesChannelId }, {});
  now += 23 * 60 * 60 * 1000;
  expect(loadSession(shop, 't2')?.expired).toBe(false);
  now += 2 * 60 * 60 * 1000;
  expect(loadSession(shop, 't2')?.expired).toBe(true);
});

test('a call with an expired token gets a new one and an anonymous session', async () => {
  saveSession(shop, { token: 't3', salesChannelId }, { choices: { currencyId: baseIds.currencies.PLN } });
  now += 25 * 60 * 60 * 1000;
  const answer = await running.call('/context', undefined, { 'sw-context-token': 't3' });
  expect(answer.headers.get('sw-context-token')).not.toBe('t3');
  expect(answer.body).toMatchObject({ currency: { isoCode: 'EUR' } });
});

test('a rotated session lives under the new token only', () => {
  saveSession(shop, { token: 't4', salesChannelId }, { customerId: 'd' });
  const token = rotateToken(shop, 't4');
  expect(loadSession(shop, 't4')).toBeUndefined();
  expect(findCustomerSession(shop, salesChannelId, 'd')?.token).toBe(token);
});

test('logging out everywhere spares the given session', () => {
  saveSession(shop, { token: 't5', salesChannelId }, { customerId: 'e' });
  saveSession(shop, { token: 't6', salesChannelId }, { customerId: 'e' });
  logOutEverywhere(shop, 'e', 't6');
  expect([loadSession(shop, 't5')?.customerId, loadSession(shop, 't6')?.customerId]).toEqual([null, 'e']);
});

test('a chosen currency changes the prices of the session', async () => {
  const token = { 'sw-context-token': 't7' };
  const patch = await running.fetch(
    new Request('http://127.0.0.1:8000/store-api/context', {
      method: 'PATCH',
      headers: { ...token, 'sw-access-key': 'SWSCLOCALREFERENCESHOPKEY1', 'content-type': 'application/json' },
      body: JSON.stringify({ currencyId: baseIds.currencies.PLN }),
    }),
  );
  expect(patch.status).toBe(200);
  const found = await running.call('/product', { filter: { productNumber: 'ND-NOTEN' } }, token);
  expect(found.body).toMatchObject({ elements: [{ calculatedPrice: { unitPrice: 103.92 } }] });
});
