import { afterEach, expect, test, vi } from 'vitest';
import { sessionToken } from './session-token.ts';

afterEach(() => vi.unstubAllGlobals());

/** The worker of a browser that keeps these cookies. */
function workerWith(cookies: Record<string, string>): void {
  const get = async (name: string) => (name in cookies ? { name, value: cookies[name] } : null);
  vi.stubGlobal('self', { cookieStore: { get } });
}

test('a worker finds the session where the pages keep it', async () => {
  workerWith({ 'sw-context-token': 'abc%2B1' });
  expect(await sessionToken()).toBe('abc+1');
});

test('without a session, or without cookies for workers, there is none', async () => {
  workerWith({});
  expect(await sessionToken()).toBeUndefined();
  vi.stubGlobal('self', {});
  expect(await sessionToken()).toBeUndefined();
});
