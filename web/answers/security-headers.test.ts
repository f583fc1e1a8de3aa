import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { openTinyWeb } from '../testing/tiny-build.ts';

const html = 'text/html; charset=utf-8';

const policies: ReadonlyMap<string, string> = new Map([
  ['/outbox/1/html', "frame-ancestors 'self'"],
  ['/outbox/2/html', "default-src 'none'; sandbox"],
]);
const ownWords = { 'referrer-policy': 'no-referrer', 'strict-transport-security': 'max-age=1' };

/** A shop whose own pages say nothing, or only something, of frames. */
const web = await openTinyWeb({
  settings: readSettings({ PUBLIC_URL: 'https://noten.example' }),
  backend: async (request) => {
    const { pathname } = new URL(request.url);
    const policy = policies.get(pathname);
    const status = pathname.startsWith('/store-api') ? 500 : 200;
    const headers = { 'content-type': html, ...(policy && { 'content-security-policy': policy, ...ownWords }) };
    return new Response('<p>Laden</p>', { status, headers });
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

test('a policy that says nothing of frames keeps the rest of its words', async () => {
  const { headers } = await web.get('/outbox/2/html');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
});

test('every answer says what it is sent with; one that has words of its own keeps them, but for the host', async () => {
  const said = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  };
  for (const path of ['/', '/config.json', '/robots.txt', '/store-api/kaputt', '/v0/b/notenfalz/o'])
    expect(Object.fromEntries((await web.get(path)).headers)).toMatchObject(said);
  const own = Object.fromEntries((await web.get('/outbox/1/html')).headers);
  expect(own).toMatchObject({ ...said, 'referrer-policy': 'no-referrer' });
  expect(own).not.toHaveProperty('cross-origin-resource-policy');
});

test('a shop with a public address under https tells browsers to stay there, and no other does', async () => {
  for (const path of ['/', '/config.json', '/store-api/context'])
    expect((await web.get(path)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  const local = await openTinyWeb({ backend: async () => new Response('{}') });
  expect((await local.get('/config.json')).headers.get('strict-transport-security')).toBeNull();
  local.close();
});
