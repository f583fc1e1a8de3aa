import { expect, test } from 'vitest';
import { createBoundedStore } from './bounded-store.ts';

/** Keys are one letter and more, so that a value takes its hundred bytes and very little else. */
const value = { bytes: 100, lasting: true };

function storeWith(keys: readonly string[], uses: number) {
  const store = createBoundedStore<typeof value>(1_100);
  for (const key of keys) {
    store.set(key, value);
    for (let use = 0; use < uses; use += 1) store.get(key);
  }
  return store;
}

test('never holds more than its bytes; the least recently used goes first', () => {
  const store = storeWith(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 1);
  store.get('a');
  for (const key of ['i', 'j', 'k', 'l']) {
    store.set(key, value);
    store.get(key);
    expect(store.bytes()).toBeLessThanOrEqual(1_100);
  }
  expect(['a', 'b', 'c', 'l'].map((key) => store.get(key) !== undefined)).toEqual([true, false, false, true]);
});

test('a thousand values nobody asks for again do not drive out those that are in use', () => {
  const store = storeWith(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 1);
  for (let count = 0; count < 1_000; count += 1) store.set(`?${count}`, value);
  expect(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].filter((key) => store.get(key))).toHaveLength(8);
  expect(store.bytes()).toBeLessThanOrEqual(1_100);
});

test('what may not last gives way to what may, however often it is asked for', () => {
  const store = createBoundedStore<typeof value>(1_100);
  const madeUp = ['t', 'u', 'v', 'w', 'x', 'y', 'z'];
  for (const key of madeUp) {
    store.set(key, { ...value, lasting: false });
    store.get(key);
    store.get(key);
  }
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    store.set(key, value);
    store.get(key);
  }
  expect(madeUp.filter((key) => store.get(key))).toEqual(['y', 'z']);
});

test('a value larger than everything is not kept, and nothing counts twice', () => {
  const store = storeWith(['a', 'a', 'a'], 1);
  expect(store.bytes()).toBe(102);
  store.set('big', { bytes: 2_000, lasting: true });
  expect(store.bytes()).toBeLessThanOrEqual(1_100);
  store.clear();
  expect([store.bytes(), store.get('a')]).toEqual([0, undefined]);
});
