import { cleanup, render } from '@testing-library/react';
import { createStore } from 'jotai';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { testShell } from '#testing/test-shell.ts';
import { PriceNote, type DispatchFacts } from './price-note.tsx';

afterEach(cleanup);

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
