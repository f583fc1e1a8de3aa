import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cartAtom, cartUnreachableAtom, loadCartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { shakyLine } from '#testing/shaky-line.ts';
import { followSession } from './follow-session.ts';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page whose first question for its session fails. */
async function openPage() {
  const store = createStore();
  const line = shakyLine(shop.api, store);
  let asked = 0;
  const send: typeof line.api.send = (call) => {
    asked += 1;
    return line.api.send(call);
  };
  const shell = testShell({ ...line.api, send }, store);
  store.set(shellAtom, shell);
  stop = followSession({ ...shell, loadAnew: async () => undefined });
  line.line.isCut = true;
  await store.set(refreshSessionAtom);
  return { store, line, asked: () => asked };
}

test('a session that could not be had, although the shop answers, is asked for again, and no more once it is there', async () => {
  const { store, line, asked } = await openPage();
  expect(store.get(sessionAtom)).toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked()).toBe(2);
  line.line.isCut = false;
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.poll(() => store.get(sessionAtom)?.currency.isoCode).toBe('EUR');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toBe(3);
});

test('a cart that could not be had, although the shop answers, is asked for again in the same way', async () => {
  const { store, line } = await openPage();
  line.line.isCut = false;
  await store.set(refreshSessionAtom);
  line.line.isCut = true;
  await store.set(loadCartAtom);
  expect(store.get(cartUnreachableAtom)).toBe(true);
  line.line.isCut = false;
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.poll(() => store.get(cartUnreachableAtom)).toBe(false);
  expect(store.get(cartAtom)).not.toBeNull();
});

test('a shop that does not answer at all is left to who looks out for it', async () => {
  const { store, line, asked } = await openPage();
  line.away();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toBe(1);
  line.mend();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.poll(() => store.get(sessionAtom)?.currency.isoCode).toBe('EUR');
});

test('nothing is asked for by a page that is over', async () => {
  const { asked } = await openPage();
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toBe(1);
});
