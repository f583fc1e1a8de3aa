import { afterEach, expect, test, vi } from 'vitest';
import { runTransfer, isStoredAsSent } from '#testing/uploads/run-transfer.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { createTokenSource } from './token-source.ts';

afterEach(() => vi.unstubAllGlobals());

const address = { url: 'https://shop.example/storage-token', accessKey: 'SWSCKEY' };

/** A shop that answers with these, one after the other, the last for ever; and what it was asked. */
function tokenShop(...answers: unknown[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  let time = 0;
  const environment = {
    session: 'session-1' as string | undefined,
    sessionToken: () => environment.session,
    fetch: async (url: string | URL | Request, init: RequestInit = {}) => {
      asked.push({ url: String(url), init });
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : Response.json(answer);
    },
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
  };
  return { asked, environment, source: createTokenSource(address, environment) };
}

const use = { renew: false };

test('the shop is asked with its session, and tells both tokens at once', async () => {
  const { source, asked } = tokenShop({ token: 'user', appCheckToken: 'app', expiresInSeconds: 3600 });
  expect([await source.token(use), await source.appCheckToken()]).toEqual(['user', 'app']);
  expect(asked).toHaveLength(1);
  const { url, init } = asked[0] ?? {};
  expect(url).toBe(address.url);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', redirect: 'error', cache: 'no-store' });
  expect(init?.headers).toMatchObject({ 'sw-context-token': 'session-1', 'sw-access-key': 'SWSCKEY' });
});

test.each(['/storage-token', 'https://page.example/storage-token'])(
  'the page’s own host, %s, gets the cookies too',
  async (url) => {
    vi.stubGlobal('location', new URL('https://page.example/'));
    const { environment, asked } = tokenShop({ token: null });
    await createTokenSource({ ...address, url }, environment).token(use);
    expect(asked[0]?.init.credentials).toBe('include');
  },
);

test('without a session no session is told', async () => {
  const { source, asked, environment } = tokenShop({ token: null });
  environment.session = undefined;
  expect([await source.token(use), await source.appCheckToken()]).toEqual([undefined, undefined]);
  expect(asked[0]?.init.headers).not.toHaveProperty('sw-context-token');
});

test.each([
  ['so long as the shop says, less a minute', { token: 'a', expiresInSeconds: 3600 }, 3540],
  ['five seconds, be it ever so short', { token: 'a', expiresInSeconds: 10 }, 5],
  ['five minutes when the shop does not say', { token: 'a' }, 300],
  ['as long when nobody is signed in', { token: null, expiresInSeconds: 120 }, 60],
])('tokens are kept %s', async (_what, answer, seconds) => {
  const { source, asked, environment } = tokenShop(answer);
  await source.token(use);
  environment.pass(seconds * 1000 - 1);
  await source.token(use);
  expect(asked).toHaveLength(1);
  environment.pass(1);
  await source.token(use);
  expect(asked).toHaveLength(2);
});

test('whoever asks at the same time shares one answer', async () => {
  const { source, asked } = tokenShop({ token: 'old' }, { token: 'new' });
  expect(await Promise.all([source.token(use), source.token(use), source.appCheckToken()])).toEqual([
    'old',
    'old',
    undefined,
  ]);
  expect(await Promise.all([source.token({ renew: true }), source.token({ renew: true })])).toEqual(['new', 'new']);
  expect(await source.token(use)).toBe('new');
  expect(asked).toHaveLength(2);
});

test('tokens of one session are not used in another', async () => {
  const { source, environment } = tokenShop({ token: 'clara' }, { token: 'robert' });
  expect(await source.token(use)).toBe('clara');
  environment.session = 'session-2';
  expect(await source.token(use)).toBe('robert');
});

test('an answer that comes when the session has changed is not kept for the new one', async () => {
  const first = Promise.withResolvers<Response>();
  const { environment } = tokenShop({ token: 'robert' });
  const { fetch } = environment;
  let calls = 0;
  const source = createTokenSource(address, {
    ...environment,
    sessionToken: () => environment.session,
    fetch: (url, init) => ((calls += 1) === 1 ? first.promise : fetch(url instanceof Request ? url.url : url, init)),
  });
  const early = source.token(use);
  await Promise.resolve();
  environment.session = 'session-2';
  expect(await source.token(use)).toBe('robert');
  first.resolve(Response.json({ token: 'clara' }));
  expect(await early).toBe('clara');
  expect(await source.token(use)).toBe('robert');
});

test.each([
  ['no JSON', new Response('<html>'), 'unreadable-answer'],
  ['no token', {}, 'unreadable-answer'],
  ['a number', { token: 7 }, 'unreadable-answer'],
  ['an empty token', { token: '' }, 'unreadable-answer'],
  ['a token of two lines', { token: 'a\nb' }, 'unreadable-answer'],
  ['an app token with a space', { token: null, appCheckToken: 'a b' }, 'unreadable-answer'],
  ['an end in the past', { token: 'a', expiresInSeconds: -1 }, 'unreadable-answer'],
  ['an end that is text', { token: 'a', expiresInSeconds: '3600' }, 'unreadable-answer'],
  ['that it is busy', new Response('', { status: 503 }), 'busy'],
  ['that it knows no such session', new Response('', { status: 401 }), 'unauthenticated'],
  ['that there is no such page', new Response('', { status: 404 }), 'unauthenticated'],
  ['with the page of a proxy', new Response('<html>403 Forbidden</html>', { status: 403 }), 'unreadable-answer'],
])('a shop that answers %s gives no token', async (_what, answer, kind) => {
  const { source } = tokenShop(answer);
  await expect(source.token(use)).rejects.toMatchObject({ name: 'StorageError', kind });
});

test('an address in clear text is told nothing', async () => {
  const { environment, asked } = tokenShop({ token: 'a' });
  const source = createTokenSource({ ...address, url: 'http://shop.example/token' }, environment);
  await expect(source.token(use)).rejects.toMatchObject({ kind: 'invalid-argument' });
  expect(asked).toEqual([]);
});

test('after a failure the shop is asked again', async () => {
  const { source, asked } = tokenShop(new TypeError('Failed to fetch'), { token: 'a' });
  await expect(source.token(use)).rejects.toThrow('Failed to fetch');
  expect(await source.token(use)).toBe('a');
  expect(asked).toHaveLength(2);
});

test('a storage that no longer takes a token is told the next one, and the upload goes on', async () => {
  const server = strictStorage();
  const { source, asked } = tokenShop({ token: 'old' }, { token: 'new' });
  const { transport } = server.storage;
  const refused: string[] = [];
  server.storage = {
    ...server.storage,
    ...source,
    transport: async (request) => {
      const given = request.headers?.['authorization'];
      const isOwn = request.url.startsWith('/');
      if (!isOwn || given === 'Firebase new') return transport(request);
      refused.push(String(given));
      return { status: 401, headers: new Headers(), body: '' };
    },
  };
  const { waits } = await runTransfer(server, 600_000);
  expect({ refused, waits, asked: asked.length }).toEqual({ refused: ['Firebase old'], waits: [], asked: 2 });
  expect(isStoredAsSent(server, 600_000)).toBe(true);
});
