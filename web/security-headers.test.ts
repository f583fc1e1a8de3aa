import { afterAll, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { withSecurityHeaders } from './security-headers.ts';
import { openTinyWeb } from './tiny-build-for-tests.ts';

const html = 'text/html; charset=utf-8';

/** A shop whose own pages say nothing, or only something, of frames. */
const web = await openTinyWeb({
  settings: readSettings({ PUBLIC_URL: 'https://noten.example' }),
  backend: async (request) => {
    const { pathname } = new URL(request.url);
    const policy = pathname.startsWith('/outbox') ? { 'content-security-policy': "frame-ancestors 'self'" } : {};
    const status = pathname.startsWith('/store-api') ? 500 : 200;
    return new Response('<p>Laden</p>', { status, headers: { 'content-type': html, ...policy } });
  },
});
afterAll(() => web.close());

test.each(['/', '/nirgends', '/payment/test', '/store-api/kaputt', '/v0/b/notenfalz/o/seite.html', '/index.html'])(
  'nobody may frame the document at %s',
  async (path) => {
    const { headers } = await web.get(path);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  },
);

test('a page that is made to be framed by ours stays so', async () => {
  const { headers } = await web.get('/outbox/1/html');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  expect(headers.get('x-frame-options')).toBeNull();
});

test('a policy that says nothing of frames keeps the rest of its words', () => {
  const policy = "default-src 'none'; sandbox";
  const answer = new Response('', { headers: { 'content-type': html, 'content-security-policy': policy } });
  expect(withSecurityHeaders(answer, false).headers.get('content-security-policy')).toBe(
    `${policy}; frame-ancestors 'none'`,
  );
});

test('a shop with a public address under https tells browsers to stay there, and no other does', async () => {
  for (const path of ['/', '/config.json', '/store-api/context'])
    expect((await web.get(path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  const local = await openTinyWeb({ backend: async () => new Response('{}') });
  expect((await local.get('/config.json')).headers.get('strict-transport-security')).toBeNull();
  local.close();
});
