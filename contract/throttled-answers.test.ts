import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { JsonObject } from '#shop/base/json.ts';
import { type Client, clientOf } from './client.ts';
import { type FixtureShop, openFixtureShop } from './fixture-shop.ts';
import { recordedOrigin } from './replay.ts';
import { registrationBody } from './version-shops.ts';

const recordedSchema = z.object({
  request: z.object({ method: z.string(), path: z.string() }),
  response: z.object({ status: z.number(), body: z.unknown() }),
});

function recordedAnswer(name: string) {
  const file = new URL(`./recordings/ratelimit-${name}-throttled.json`, import.meta.url);
  return recordedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const attempts: readonly { name: string; free: number; body: JsonObject }[] = [
  { name: 'login', free: 10, body: { username: 'kunde@example.test', password: 'falsch' } },
  {
    name: 'newsletter',
    free: 3,
    body: { email: 'a@example.test', option: 'subscribe', storefrontUrl: recordedOrigin },
  },
  { name: 'recovery', free: 3, body: { email: 'niemand@example.test', storefrontUrl: recordedOrigin } },
];

describe('too many attempts', () => {
  let running: FixtureShop;
  let client: Client;
  beforeAll(async () => {
    running = await openFixtureShop({ rateLimits: true, config: { passwordHashCost: 4 } });
    client = clientOf(running.shop, (request) => running.fetch(request));
    await client.ask('POST', '/account/register', { body: registrationBody('kunde@example.test', 'Notendruck-1') });
  });
  afterAll(() => running.close());

  test.each(attempts)('of $name are refused after $free, in the recorded words', async ({ name, free, body }) => {
    const { request, response } = recordedAnswer(name);
    const path = request.path.replace('/store-api', '');
    for (let attempt = 0; attempt < free; attempt++) {
      expect((await client.ask(request.method, path, { body })).status).not.toBe(429);
    }
    const { status, body: answer } = await client.ask(request.method, path, { body });
    expect({ status, body: answer }).toEqual({ status: response.status, body: response.body });
  });
});
