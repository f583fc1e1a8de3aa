import { createStore as createRecords, get, set } from 'idb-keyval';
import { screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { holdUpRecords } from '#testing/browser/hold-up-records.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { testShell } from '#testing/test-shell.ts';
import { guestWishlistKey } from './guest-wishlist.ts';
import { toggleWishlistAtom } from './change-wishlist.ts';
import { wishlistIdsAtom } from './wishlist-atoms.ts';
import { WishlistView } from './wishlist-view.tsx';

const records = createRecords('notenfalz', 'state');
const note = /antwortet gerade langsam/;

let clock: ReturnType<typeof setInterval>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clock = setInterval(() => vi.advanceTimersByTime(200), 10);
});
afterEach(() => {
  clearInterval(clock);
  vi.useRealTimers();
  localStorage.clear();
});

/** The page of somebody whose list was kept before, while the storage of the browser does not answer. */
async function showHeldUp(kept: readonly string[], mirrored = kept) {
  await set('guest-wishlist', kept, records);
  localStorage.setItem(guestWishlistKey, JSON.stringify(mirrored));
  const goOn = await holdUpRecords();
  onTestFinished(goOn);
  const store = createStore();
  const api = createStoreApi({
    endpoint: 'http://shop.example',
    accessKey: 'SWSCTEST',
    token: { read: () => undefined, write: () => undefined },
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  store.set(shellAtom, testShell(api, store));
  renderUi(inGerman(<WishlistView drawProduct={({ name }) => name} />, store));
  return { store, goOn };
}

const asksFirst = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a wishlist that cannot be read says so, and goes on with what the specification’s key holds', async () => {
  const { store, goOn } = await showHeldUp(['p1']);
  expect(await screen.findByText(note)).toBeTruthy();
  expect(store.get(wishlistIdsAtom)).toEqual(['p1']);
  goOn();
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  expect(store.get(wishlistIdsAtom)).toEqual(['p1']);
});

test('one of which nothing is known is not called empty', async () => {
  const { store, goOn } = await showHeldUp(['p1'], []);
  expect(await screen.findByText(note)).toBeTruthy();
  expect(screen.queryByText(/noch leer/)).toBeNull();
  goOn();
  await waitFor(() => expect(store.get(wishlistIdsAtom)).toEqual(['p1']));
});

test('a heart pressed meanwhile shows, nobody leaves without a question, and both lists are one afterwards', async () => {
  const { store, goOn } = await showHeldUp(['p1']);
  await screen.findByText(note);
  const pressed = store.set(toggleWishlistAtom, { id: 'p2' });
  await waitFor(() => expect(store.get(wishlistIdsAtom)).toEqual(['p1', 'p2']));
  expect(await screen.findByText(/noch nicht gesichert/)).toBeTruthy();
  expect(asksFirst()).toBe(true);
  goOn();
  await pressed;
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  expect(asksFirst()).toBe(false);
  expect(store.get(wishlistIdsAtom)).toEqual(['p1', 'p2']);
  expect(await get('guest-wishlist', records)).toEqual(['p1', 'p2']);
});
