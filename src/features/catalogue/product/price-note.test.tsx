import { cleanup, render } from '@testing-library/react';
import { createStore } from 'jotai';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { refreshSessionAtom, shellAtom, taxStateAtom } from '#platform/session/session-atoms.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { startShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { PriceNote, type DispatchFacts } from './price-note.tsx';

const api = createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' });
const sent: DispatchFacts = { digital: false, shippingFree: false };

function noteOf(taxState: string, product: DispatchFacts): string {
  const store = createStore();
  store.set(shellAtom, { ...testShell(api, store), terms: { currency: 'EUR', taxState, priceBasis: '' } });
  return render(
    inGerman(
      <MemoryRouter>
        <PriceNote product={product} />
      </MemoryRouter>,
      store,
    ),
  ).container.textContent;
}

test.each([
  ['gross', 'inkl. MwSt., zzgl. Versand', 'inkl. MwSt., versandkostenfrei', 'inkl. MwSt.'],
  ['net', 'zzgl. MwSt. und Versand', 'zzgl. MwSt., versandkostenfrei', 'zzgl. MwSt.'],
  ['tax-free', 'ohne MwSt., zzgl. Versand', 'ohne MwSt., versandkostenfrei', 'ohne MwSt.'],
])('%s prices say what of tax and shipping they hold', (taxState, shipped, free, digital) => {
  expect(noteOf(taxState, sent)).toBe(shipped);
  cleanup();
  expect(noteOf(taxState, { ...sent, shippingFree: true })).toBe(free);
  cleanup();
  expect(noteOf(taxState, { ...sent, digital: true })).toBe(digital);
});

test('what stands says at first what the server sent for everybody, also to a customer with net prices', async () => {
  const shop = await startShop();
  shop.running.shop.database.exec('UPDATE customer_group SET display_gross = 0');
  const store = createStore();
  const shell = testShell(shop.newShopper(), store);
  store.set(shellAtom, { ...shell, terms: { currency: 'EUR', taxState: 'gross', priceBasis: '' } });
  const page = inGerman(
    <MemoryRouter>
      <PriceNote product={sent} />
    </MemoryRouter>,
    store,
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  expect(root.textContent).toBe('inkl. MwSt., zzgl. Versand');
  // The session is known before what stands comes alive.
  await store.set(refreshSessionAtom);
  expect(store.get(taxStateAtom)).toBe('net');
  const errors: unknown[] = [];
  await act(
    async () =>
      void render(page, { container: root, hydrate: true, onRecoverableError: (error) => errors.push(error) }),
  );
  expect(root.textContent).toBe('zzgl. MwSt. und Versand');
  expect(errors).toEqual([]);
  await shop.stop();
});
