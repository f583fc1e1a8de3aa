import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { Answer } from './answers/answer.ts';
import { forward } from './backend/forward.ts';
import { openTinyWeb, type TinyWeb } from './testing/tiny-build.ts';

let web: TinyWeb | undefined;
let shopProcess: ChildProcess | undefined;
afterEach(() => {
  web?.close();
  shopProcess?.kill('SIGKILL');
  [web, shopProcess] = [undefined, undefined];
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A shop that answers as told, and counts how often it is asked. */
async function openShop(patienceMs = 50) {
  const shop = {
    /** @param address the page's, or none when the shop is asked whether it is there */
    answer: (_address: string): Promise<Response> | Response => Response.json({ text: 'Gut' }),
    calls: 0,
    tries: 0,
  };
  const backend: Answer = async (request) => {
    const isForPage = request.url.endsWith('/page');
    shop[isForPage ? 'calls' : 'tries'] += 1;
    return shop.answer(isForPage ? await request.text() : '');
  };
  const opened = await openTinyWeb({ backend, shopPatienceMs: patienceMs });
  web = opened;
  const shown = async (path: string): Promise<string> =>
    (await (await opened.get(path)).text()).replaceAll(/.*<main>|<\/main>.*/gs, '');
  return { shop, web: opened, shown };
}

const never = () => new Promise<Response>(() => undefined);
const gatewayTimeout = () => Response.json({ errors: [] }, { status: 504 });
const cut = () => Promise.reject(new TypeError('fetch failed'));
const halfABody = () =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('{"text":')) }), {
    headers: { 'content-type': 'application/json' },
  });

test.each([never, gatewayTimeout, cut, halfABody])(
  'a shop that is away (%o) is asked three times, then nobody waits for it',
  async (away) => {
    const { shop, web, shown } = await openShop();
    shop.answer = away;
    for (let visitor = 0; visitor < 10; visitor += 1) expect((await web.get(`/seite-${visitor}`)).status).toBe(503);
    expect(shop.calls).toBe(3);
    expect(await shown('/seite')).toMatch(/Nichts da|Nicht erreichbar/);
  },
);

test('after a while it is asked behind the visitors whether it is back; the pause doubles while it is not', async () => {
  const { shop, web, shown } = await openShop();
  shop.answer = cut;
  for (let visitor = 0; visitor < 5; visitor += 1) await web.get('/seite');
  for (const [pause, tries] of [
    [4_000, 1],
    [2_000, 2],
    [9_000, 2],
    [2_000, 3],
  ] as const) {
    web.pass(pause);
    await Promise.all([web.get('/a'), web.get('/b'), web.get('/c')]);
    await expect.poll(() => [shop.calls, shop.tries]).toEqual([3, tries]);
    await settled();
  }
  shop.answer = () => Response.json({ text: 'Wieder da' });
  web.pass(21_000);
  expect(await shown('/seite')).toBe('Nicht erreichbar');
  await expect.poll(() => shown('/seite')).toBe('Wieder da');
});

test('a page once seen is shown while the shop is away, also after more than an hour', async () => {
  const { shop, web, shown } = await openShop();
  await shown('/kladden');
  shop.answer = never;
  for (const page of ['/a', '/b', '/c']) await web.get(page);
  web.pass(5 * 60 * 60_000);
  expect(await shown('/kladden')).toBe('Gut');
  await expect.poll(() => shop.calls).toBe(4);
});

test.each([never, gatewayTimeout])(
  'calls of a stranger that take the shop too long (%o) do not take pages away from others',
  async (tooLong) => {
    const { shop, web, shown } = await openShop();
    shop.answer = (address) => (address.includes('?search=') ? tooLong() : Response.json({ text: 'Gut' }));
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(['a', 'b', 'c', 'd'].map((text) => web.get(`/noten?search=${text}${round}`)));
      await settled();
      expect(await shown(`/seite-${round}`)).toBe('Gut');
    }
  },
);

test('a refusal of the shop is an answer: nobody is kept from asking on', async () => {
  const { shop, web } = await openShop();
  shop.answer = () => Response.json({ errors: [] }, { status: 404 });
  for (let visitor = 0; visitor < 5; visitor += 1) await web.get(`/seite-${visitor}`);
  expect(shop.calls).toBe(5);
});

test.each([
  ['an error', () => Response.json({ errors: [] }, { status: 500 })],
  ['a maintenance page', () => new Response('{"text":"Wartung"}', { headers: { 'content-type': 'text/html' } })],
])(
  'a page that something is missing from, because of %s, is neither kept nor put in place of a whole one',
  async (_, broken) => {
    const { shop, web, shown } = await openShop();
    await shown('/');
    shop.answer = broken;
    web.pass(61_000);
    expect(await shown('/')).toBe('Gut');
    await settled();
    expect(await shown('/')).toBe('Gut');
    await web.get('/?p=2');
    await web.get('/?p=2');
    expect(shop.calls).toBe(4);
  },
);

/** A shop in a process of its own, as an address. */
async function startShopProcess(): Promise<string> {
  const source = `const server = require('node:http').createServer((_, answer) => {
    answer.setHeader('content-type', 'application/json').end('{"text":"Gut"}');
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const started = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  shopProcess = started;
  const [port]: Buffer[] = await once(started.stdout, 'data');
  return `http://127.0.0.1:${String(port).trim()}`;
}

test('in front of a shop that takes connections and never answers, pages once seen are there at once', async () => {
  const address = await startShopProcess();
  let waiting = 0;
  const opened = await openTinyWeb({
    shopPatienceMs: 1_500,
    backend: async (request) => {
      waiting += 1;
      return forward(request, { base: address, address: undefined, origin: address }).finally(() => (waiting -= 1));
    },
  });
  web = opened;
  expect(await (await opened.get('/kladden')).text()).toContain('Gut');
  shopProcess?.kill('SIGSTOP');
  opened.pass(61_000);
  for (let visitor = 0; visitor < 20; visitor += 1)
    expect(await (await opened.get('/kladden')).text()).toContain('Gut');
  expect(waiting).toBe(1);
  expect((await opened.get('/nie-gesehen')).status).toBe(503);
  // Calls that were given up do not stay open.
  await expect.poll(() => waiting).toBe(0);
});
