import { expect, test } from 'vitest';
import { NotOffered } from './findings.ts';
import { createClient } from './client.ts';

const settings = { endpoint: 'https://shop.example/store-api', accessKey: 'key', mayReachPeople: false };

/** A client whose shop gives these answers in turn, and what happened. */
function clientOf(...answers: readonly Response[]) {
  const requests: Request[] = [];
  const waits: number[] = [];
  const client = createClient(
    settings,
    async (request) => {
      requests.push(request);
      return answers[requests.length - 1] ?? new Response(null, { status: 204 });
    },
    async (milliseconds) => waits.push(milliseconds),
  );
  return { client, requests, waits };
}

const withToken = (token: string, more: Record<string, string> = {}) =>
  new Response('{}', { headers: { 'sw-context-token': token, ...more } });

const tooMany = (seconds: number) =>
  Response.json({ errors: [{ status: '429', meta: { parameters: { seconds } } }] }, { status: 429 });

test('the token of an answer goes with the next call', async () => {
  const { client, requests } = clientOf(withToken('one'), withToken('two'));
  await client.get('/context');
  await client.get('/context');
  await client.get('/context');
  expect(requests.map((request) => request.headers.get('sw-context-token'))).toEqual([null, 'one', 'two']);
});

test('the token of a publicly cached answer is somebody else’s', async () => {
  const { client } = clientOf(withToken('mine'), withToken('foreign', { 'cache-control': 'public, max-age=60' }));
  await client.get('/context');
  await client.get('/navigation');
  expect(client.token).toBe('mine');
});

test('a shop that asks to wait is asked once more after that time', async () => {
  const { client, waits } = clientOf(tooMany(30), withToken('one'));
  expect((await client.post('/account/login')).status).toBe(200);
  expect(waits).toEqual([30_000]);
});

test('the standard header says how long as well', async () => {
  const { client, waits } = clientOf(new Response(null, { status: 429, headers: { 'retry-after': '7' } }));
  await client.post('/newsletter/subscribe');
  expect(waits).toEqual([7000]);
});

test('a long wait, or a second one, is a reason to skip', async () => {
  await expect(clientOf(tooMany(90)).client.post('/contact-form')).rejects.toThrow(NotOffered);
  await expect(clientOf(tooMany(5), tooMany(60)).client.post('/contact-form')).rejects.toThrow('rate limit');
});

test('an impatient call gets the refusal itself', async () => {
  const { client } = clientOf(tooMany(30));
  const answer = await client.send({ method: 'POST', path: '/account/login', patient: false });
  expect(answer.status).toBe(429);
});
