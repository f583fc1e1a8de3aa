import { expect, test } from 'vitest';
import { keptSinceHeader, markKept, markKeptPage } from './kept-since.ts';

const date = 'Mon, 23 Nov 2026 08:40:00 GMT';

test('what is given in place of an answer says since when it is kept', async () => {
  const kept = markKept(Response.json({ status: 200 }, { headers: { date } }));
  expect([kept.headers.get(keptSinceHeader), await kept.json()]).toEqual([date, { status: 200 }]);
});

test('a kept page says it in its head, and nothing of the header can be more than a date there', async () => {
  const page = (since: string) =>
    new Response('<html><head><title>A</title></head><body></body></html>', {
      headers: { date: since, 'content-length': '3', 'content-security-policy': "script-src 'self'" },
    });
  const kept = await markKeptPage(page(date));
  expect(await kept.text()).toContain(`<meta name="nf-kept-since" content="${date}"></head>`);
  expect([kept.headers.get('content-length'), kept.headers.get('content-security-policy')]).toEqual([
    null,
    "script-src 'self'",
  ]);
  expect(await (await markKeptPage(page('"><script>'))).text()).toContain('content="script"');
});
