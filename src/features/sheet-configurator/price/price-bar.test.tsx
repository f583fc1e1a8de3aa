import { fireEvent, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { demoPriceList } from '#testing/print/demo-price-list.ts';
import { inGerman } from '#testing/in-german.tsx';
import { printRow } from '#testing/print/print-rows.ts';
import { renderUi } from '#testing/render-ui.tsx';
import { testShell } from '#testing/test-shell.ts';
import { amountTermsAtom } from '#platform/session/amount-terms.ts';
import { priceRows } from './job-price.ts';
import { PriceBar } from './price-bar.tsx';
import { keptPricesAtom } from './unit-price-atoms.ts';

const prices = Object.fromEntries(
  [...demoPriceList].map(([sku, tiers]) => [
    sku,
    { productId: sku, name: `Posten ${sku}`, maxPurchase: 50_000, tiers },
  ]),
);
const rows = [printRow(24, {}, { copies: 40 })];
const asked = new Set(Object.keys(prices));

async function show(
  price = priceRows(rows, { prices, asked, unreachable: false }),
  store = createStore(),
): Promise<void> {
  await store.set(keptPricesAtom, { terms: store.get(amountTermsAtom), prices });
  renderUi(
    inGerman(
      <PriceBar
        price={price}
        delivery="Do., 26. November"
        action={<button type="button">Los</button>}
        onReload={() => undefined}
      />,
      store,
    ),
  );
}

const spaces = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('the total, the price of a copy, taxes, shipping and delivery are always said', async () => {
  await show();
  const bar = spaces(screen.getByRole('region', { name: 'Preis' }).textContent);
  expect(bar).toContain('85,60 €');
  expect(bar).toContain('2,14 € je Exemplar');
  expect(bar).toContain('inkl. MwSt., zzgl. Versand');
  expect(bar).toContain('Lieferung voraussichtlich Do., 26. November');
  expect(screen.getByRole('link', { name: 'Versand' }).getAttribute('href')).toBe('/shipping');
});

test.each([
  ['a shop with net prices says that tax comes on top', 'net', 'zzgl. MwSt. und Versand'],
  ['where no tax is charged, none is said to be in the price', 'tax-free', 'ohne MwSt., zzgl. Versand'],
])('%s', async (_name, taxState, words) => {
  const store = createStore();
  const api = createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' });
  store.set(shellAtom, { ...testShell(api, store), terms: { currency: 'EUR', taxState, priceBasis: '' } });
  await show(undefined, store);
  const bar = spaces(screen.getByRole('region', { name: 'Preis' }).textContent);
  expect(bar).toContain(words);
  expect(bar).not.toContain('inkl. MwSt.');
});

test('the breakdown adds up, and names the next step of a price', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Aufschlüsselung' }));
  const table = screen.getAllByRole('row').map((row) => spaces(row.textContent));
  expect(table.find((row) => row?.includes('PRINT-SW-A4'))).toMatch(/960.*0,05 € \(ab 2\.000: 0,04 €\).*48,00 €/);
  expect(table.find((row) => row?.includes('BIND-STAPLE'))).toMatch(/40.*28,00 €/);
});

test('without a connection the price is called an estimate', async () => {
  await show(priceRows(rows, { prices, asked: new Set(), unreachable: true }));
  expect(screen.getByText('Schätzung')).toBeTruthy();
});

test('a price nobody knows is not shown as zero', async () => {
  await show(priceRows(rows, { prices: {}, asked: new Set(), unreachable: true }));
  expect(screen.getByText('Preis unbekannt', { exact: false })).toBeTruthy();
  expect(screen.queryByText(/0,00/)).toBeNull();
});
