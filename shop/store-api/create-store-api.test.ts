import { afterAll, expect, test } from 'vitest';
import { openFixtureShop } from '#contract/fixture-shop.ts';
import { recordedAccessKey } from '#contract/replay.ts';

const running = await openFixtureShop();
afterAll(() => running.close());

const raw = (path: string, init: RequestInit = {}) =>
  running.fetch(
    new Request(`http://127.0.0.1:8000/store-api${path}`, {
      ...init,
      headers: { 'sw-access-key': recordedAccessKey, 'content-type': 'application/json' },
    }),
  );

test('a malformed JSON body is refused as such', async () => {
  const answer = await raw('/product', { method: 'POST', body: '{"limit":' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ code: '0', detail: 'The JSON payload is malformed.' }] });
});

test('a body beyond two mebibytes is refused', async () => {
  const answer = await raw('/product', { method: 'POST', body: JSON.stringify({ term: 'x'.repeat(3_000_000) }) });
  expect(answer.status).toBe(413);
});

test('a first call gets a context token of 32 alphanumerics', async () => {
  const answer = await raw('/context');
  expect(answer.headers.get('sw-context-token')).toMatch(/^[0-9A-Za-z]{32}$/);
});

test('a token nobody has seen is taken as it is', async () => {
  const answer = await running.call('/context', undefined, { 'sw-context-token': 'mytoken' });
  expect(answer.headers.get('sw-context-token')).toBe('mytoken');
  expect(answer.body).toMatchObject({ token: 'mytoken', customer: null });
});

test('a key of an unknown kind is an error of its own', async () => {
  const answer = await running.call('/context', undefined, { 'sw-access-key': 'nonsense' });
  expect([answer.status, answer.body]).toMatchObject([
    500,
    { errors: [{ code: 'FRAMEWORK__API_INVALID_ACCESS_KEY' }] },
  ]);
});

test('a language that is no id is refused with 412', async () => {
  const answer = await running.call('/context', undefined, { 'sw-language-id': 'deutsch' });
  expect([answer.status, answer.body]).toMatchObject([
    412,
    { errors: [{ code: 'SYSTEM__LANGUAGE_INVALID_EXCEPTION' }] },
  ]);
});

test('errors carry the CORS headers too', async () => {
  const answer = await raw('/nowhere');
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
});

test('a wrong method names the right ones', async () => {
  const answer = await raw('/search', { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(JSON.stringify(await answer.json())).toContain('Method Not Allowed (Allow: POST)');
});
