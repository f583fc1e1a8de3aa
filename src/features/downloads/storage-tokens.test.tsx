import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contextToken } from '#platform/session/context-token.ts';
import { isSessionNeededAtom } from '#platform/session/first-view.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { testShell } from '#testing/test-shell.ts';
import { storageTokens } from './storage-tokens.ts';

const asked: Headers[] = [];

beforeEach(() => {
  asked.length = 0;
  contextToken.write('session-1');
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers));
    return Response.json({ token: `token-${asked.length}`, appCheckToken: 'app', expiresInSeconds: 3600 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Who the shop says is signed in. */
let customer: { id: string } | null = null;

const api = createStoreApi({
  endpoint: 'https://shop.example',
  accessKey: 'SWSCTEST',
  fetch: async () =>
    Response.json({
      currency: { id: 'eur', isoCode: 'EUR' },
      customer,
      paymentMethod: { id: 'invoice' },
      shippingMethod: { id: 'parcel' },
      shippingLocation: { country: { id: 'de' } },
      salesChannel: { id: 'web', languageId: 'german', countryId: 'de', navigationCategoryId: 'home' },
      context: { languageIdChain: ['german'] },
    }),
});

function shellWith(storageTokenUrl?: string): Shell {
  const shell = testShell(api, createStore());
  const configured = { ...shell, configuration: { ...shell.configuration, storageTokenUrl } };
  shell.store.set(shellAtom, configured);
  return configured;
}

async function signIn({ store }: Shell, id: string): Promise<void> {
  customer = { id };
  await store.set(refreshSessionAtom);
  expect(store.get(sessionAtom)?.customer?.id).toBe(id);
}

const use = { renew: false };

test('without an address for tokens everybody is anonymous, and nobody is asked', () => {
  expect(storageTokens(shellWith())).toEqual({});
  expect(storageTokens(shellWith(''))).toEqual({});
});

test('the tokens are those of the shop’s session, and one answer serves queue and download area', async () => {
  const shell = shellWith('/storage-token');
  const [queue, downloads] = [storageTokens(shell), storageTokens(shell)];
  expect(await queue.token?.(use)).toBe('token-1');
  expect(await queue.appCheckToken?.()).toBe('app');
  expect(await downloads.token?.(use)).toBe('token-1');
  expect(asked.map((headers) => headers.get('sw-context-token'))).toEqual(['session-1']);
  expect(queue.tokenAddress).toEqual({ url: '/storage-token', accessKey: 'SWSCTEST' });
});

test('another customer begins without the tokens of the last one', async () => {
  const shell = shellWith('/storage-token');
  const { token } = storageTokens(shell);
  await signIn(shell, 'clara');
  expect(await token?.(use)).toBe('token-1');
  await signIn(shell, 'clara');
  expect(await token?.(use)).toBe('token-1');
  await signIn(shell, 'robert');
  expect(await token?.(use)).toBe('token-2');
});

test('another session, as after a logout in another tab, does so too', async () => {
  const { token } = storageTokens(shellWith('/storage-token'));
  expect(await token?.(use)).toBe('token-1');
  contextToken.write('session-2');
  expect(await token?.(use)).toBe('token-2');
});

describe('a visitor who has no session yet', () => {
  beforeEach(() =>
    document.cookie.split('; ').forEach((pair) => (document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`)),
  );
  afterEach(() => void vi.useRealTimers());

  test('gets one before the address for tokens is asked', async () => {
    const shell = shellWith('/storage-token');
    const token = storageTokens(shell).token?.(use);
    await eventually(() => expect(shell.store.get(isSessionNeededAtom)).toBe(true));
    expect(asked).toEqual([]);
    contextToken.write('session-3');
    await shell.store.set(refreshSessionAtom);
    expect(await token).toBe('token-1');
    expect(asked.map((headers) => headers.get('sw-context-token'))).toEqual(['session-3']);
  });

  test('is not kept waiting for long by a shop that is away', async () => {
    vi.useFakeTimers();
    const token = storageTokens(shellWith('/storage-token')).token?.(use);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await token).toBe('token-1');
    expect(asked.map((headers) => headers.get('sw-context-token'))).toEqual([null]);
  });
});
