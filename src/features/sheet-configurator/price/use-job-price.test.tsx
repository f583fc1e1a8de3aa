import { renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptSinceHeader } from '#offline/kept-since.ts';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { printRow } from '#testing/print/print-rows.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { useJobPrice } from './use-job-price.ts';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const rows = [printRow(24, {}, { copies: 40 })];

test('prices that could not be had are asked for by themselves when the shop answers again', async () => {
  const store = createStore();
  const reached = shop.newShopper();
  let sent = 0;
  const api: StoreApi = {
    ...reached,
    send: (call) => {
      sent += 1;
      return store.get(isAnsweringAtom) ? reached.send(call) : Promise.reject(new Error('Network Error'));
    },
  };
  store.set(shellAtom, testShell(api, store));
  store.set(isAnsweringAtom, false);
  const { result } = renderHook(() => useJobPrice(rows), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => expect(result.current.price.certainty).toBe('unknown'));
  expect(sent).toBe(1);
  store.set(isAnsweringAtom, true);
  await waitFor(() => expect(result.current.price.certainty).toBe('exact'));
  expect(sent).toBe(2);
});

test('prices that the service worker keeps make an estimate, and take no newer one’s place', async () => {
  const store = createStore();
  const reached = shop.newShopper();
  let keptSince: string | null = 'Mon, 23 Nov 2026 08:40:00 GMT';
  const api: StoreApi = {
    ...reached,
    send: async (call) => {
      const answer = await reached.send(call);
      call.onAnswer?.(new Headers(keptSince === null ? {} : { [keptSinceHeader]: keptSince }));
      return answer;
    },
  };
  store.set(shellAtom, testShell(api, store));
  const { result } = renderHook(() => useJobPrice(rows), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => expect(result.current.price.certainty).toBe('estimate'));
  keptSince = null;
  result.current.reload();
  await waitFor(() => expect(result.current.price.certainty).toBe('exact'));
});
