import { afterAll, expect, test } from 'vitest';
import { openTinyWeb } from './testing/tiny-build.ts';

const behind: { asked: string[]; isCancelled: boolean } = { asked: [], isCancelled: false };

/** A shop, and a storage whose files have no end. */
const web = await openTinyWeb({
  backend: async ({ method, url }) => {
    behind.asked.push(`${method} ${new URL(url).pathname}`);
    if (url.endsWith('/store-api/broken')) throw new RangeError('Not to be answered.');
    if (!url.includes('/v0/')) return Response.json({ text: 'Seite' });
    const cancel = () => void (behind.isCancelled = true);
    return new Response(new ReadableStream({ cancel }), { headers: { 'content-length': '4000' } });
  },
});
afterAll(() => web.close());

test('who asks for the head alone gets what is said of the body, and the body ends', async () => {
  const { headers, body } = await web.ask('/v0/b/x/o/datei', { method: 'HEAD' });
  expect([headers.get('content-length'), body, behind.isCancelled]).toEqual(['4000', null, true]);
  expect(behind.asked).toContain('HEAD /v0/b/x/o/datei');
});

test('an address is what is written: one that is spelled otherwise is no other', async () => {
  behind.asked = [];
  for (const path of ['/%76%30/b/x/o', '/%73tore-api/product', '//v0/b', '/v0x', '/healthz/'])
    expect((await web.get(path)).headers.get('content-type')).toMatch(/^text\/html/);
  expect(behind.asked.filter((asked) => asked !== 'POST /store-api/page')).toEqual([]);
});

test.each(['POST', 'PUT', 'DELETE', 'PROPFIND'])('pages and files take no %s', async (method) => {
  for (const path of ['/', '/index.html', '/assets/app.js']) {
    const { status, headers } = await web.ask(path, { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('an error is for whoever listens: it knows what became of the connection', async () => {
  await expect(web.get('/store-api/broken')).rejects.toThrow(RangeError);
});
