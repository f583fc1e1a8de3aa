import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgainMs, isAnsweringAtom } from './connectivity-atom.ts';
import { useAsked } from './use-asked.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A part of a page that asks; each question fails until it is told otherwise. */
function openPart() {
  const store = createStore();
  const shop = { isThere: false, asked: 0 };
  const ask = async (): Promise<void> => {
    shop.asked += 1;
    if (!shop.isThere) throw new TypeError('fetch failed');
  };
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(() => useAsked(ask, 'It could not be had.'), { wrapper });
  return { store, shop, unmount, hasFailed: () => result.current };
}

test('what could not be had, although the shop answers others, is asked for again until it is there', async () => {
  const { shop, hasFailed } = openPart();
  await passing(0);
  expect(hasFailed()).toBe(true);
  await passing(askAgainMs);
  expect(shop.asked).toBe(2);
  shop.isThere = true;
  await passing(askAgainMs);
  expect(hasFailed()).toBe(false);
  await passing(10 * askAgainMs);
  expect(shop.asked).toBe(3);
});

test('while the shop cannot be reached nothing is asked, and as soon as it can, at once', async () => {
  const { store, shop, hasFailed } = openPart();
  act(() => store.set(isAnsweringAtom, false));
  await passing(10 * askAgainMs);
  expect(shop.asked).toBe(1);
  shop.isThere = true;
  act(() => store.set(isAnsweringAtom, true));
  await passing(0);
  expect(shop.asked).toBe(2);
  expect(hasFailed()).toBe(false);
});

test('a part that has gone asks no more', async () => {
  const { shop, unmount } = openPart();
  await passing(0);
  unmount();
  await passing(10 * askAgainMs);
  expect(shop.asked).toBe(1);
});
