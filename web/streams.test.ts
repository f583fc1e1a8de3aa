import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { portOf, startWeb, testAdminToken, type WebProcess } from './testing/web-process.ts';

const encodings = ['br', 'gzip', 'identity'];
const words = JSON.stringify({ text: 'Noten und Noten '.repeat(10_000) });

/** A shop that cuts its answers, or never ends them. */
const shop = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
  const path = incoming.url ?? '';
  const part = { 'content-range': 'bytes 0-1999/4000', 'content-length': '2000' };
  outgoing.writeHead(200, { 'content-type': 'application/json', ...(path.includes('part') ? part : {}) });
  if (path.includes('small')) outgoing.end(words.slice(0, 20_000));
  else if (path.includes('part')) outgoing.end(words.slice(0, 2000));
  else if (path.includes('whole')) outgoing.end(words);
  else
    outgoing.write(path.includes('early') ? '{"text":"' : words.slice(0, 120_000), () => {
      if (path.includes('cut')) outgoing.destroy();
    });
});
let web: WebProcess;

beforeAll(async () => {
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  web = await startWeb({ SHOPWARE_ENDPOINT: `http://127.0.0.1:${portOf(shop)}`, SHOPWARE_ACCESS_TOKEN: 'SWSCTEST' });
});

afterAll(async () => {
  await web.remove();
  shop.closeAllConnections();
  shop.close();
});

/** Asks on a connection of its own; resolves when the connection is over, however that came. */
function ask(path: string, encoding: string, isLeaving: boolean): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(web.origin + path, { agent: false, headers: { 'accept-encoding': encoding } });
    asked.on('response', (answer) => {
      answer.on('error', () => undefined);
      answer.on('close', resolve);
      answer.resume();
      if (isLeaving) asked.destroy();
    });
    asked.on('error', () => resolve());
    asked.end();
  });
}

async function askOften(times: number, one: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < times; index += 10)
    await Promise.all(Array.from({ length: 10 }, (_, offset) => one(index + offset)));
}

test('visitors who leave and a shop that cuts its answers cost neither the process nor descriptors nor memory', async () => {
  const trouble = (index: number) => {
    const isCut = index % 2 === 0;
    return ask(isCut ? '/store-api/cut' : '/store-api/hang', encodings[index % 3] ?? '', !isCut);
  };
  await askOften(100, trouble);
  const [descriptors, memory] = [web.descriptors(), web.memory()];
  await askOften(400, trouble);
  // What has ended is let go a little later.
  await expect.poll(() => web.descriptors()).toBeLessThanOrEqual(descriptors + 5);
  expect(web.memory() - memory).toBeLessThan(100_000_000);
  expect(web.isAlive()).toBe(true);
  expect((await fetch(`${web.origin}/healthz`)).status).toBe(200);
});

async function storeWords(): Promise<string> {
  const place = `${web.origin}/v0/b/notenfalz/o`;
  const headers = { authorization: `Bearer ${testAdminToken}`, 'content-type': 'text/plain' };
  const answer = await fetch(`${place}?name=words.txt`, { method: 'POST', headers, body: 'Noten '.repeat(500_000) });
  const { downloadTokens } = z.object({ downloadTokens: z.string() }).parse(await answer.json());
  return `/v0/b/notenfalz/o/words.txt?alt=media&token=${downloadTokens}`;
}

test('downloads and files that are broken off are closed', async () => {
  const stored = await storeWords();
  const before = web.descriptors();
  await askOften(60, (index) => {
    return ask(index % 2 === 0 ? stored : '/assets/large.js', encodings[index % 3] ?? '', true);
  });
  await expect.poll(() => web.descriptors()).toBeLessThanOrEqual(before + 5);
});

test("an answer the shop cuts before anything of it was passed on is told as an error, in the shop's form", async () => {
  for (const encoding of encodings) {
    const answer = await fetch(`${web.origin}/store-api/early-cut`, { headers: { 'accept-encoding': encoding } });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ errors: [{ status: '502' }] });
  }
});

test('what counts stored bytes is passed on as it is: parts of an answer, and all of the file store', async () => {
  const headers = { 'accept-encoding': 'br' };
  const part = await fetch(`${web.origin}/store-api/part`, { headers });
  const stored = await fetch(web.origin + (await storeWords()), { headers });
  for (const answer of [part, stored]) expect(answer.headers.get('content-encoding')).toBeNull();
  expect([part.headers.get('content-length'), stored.headers.get('content-length')]).toEqual(['2000', '3000000']);
});

test('answers are compressed whole, whatever their length', async () => {
  for (const path of ['/store-api/small', '/store-api/whole']) {
    const lengths = [];
    for (const encoding of encodings) {
      const answer = await fetch(web.origin + path, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      lengths.push((await answer.text()).length);
    }
    expect(new Set(lengths).size).toBe(1);
  }
});
