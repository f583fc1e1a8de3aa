import { render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ShellProvider } from '#platform/session/shell.ts';
import { productCardSchema } from '#store-api/schemas/product-card.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { testShell } from '#testing/test-shell.ts';
import { ProductActionContext, ProductMarkContext } from './product-marks.ts';
import { ProductTile } from './product-tile.tsx';

const price = { unitPrice: 5, totalPrice: 5, quantity: 1, calculatedTaxes: [] };

test('by keyboard a tile goes from its name to the heart above it, and then down', () => {
  const store = createStore();
  const shell = testShell(createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' }), store);
  const product = productCardSchema.parse({ id: 'p', name: 'Heft', calculatedPrice: price });
  const tile = (
    <ProductMarkContext value={() => <button type="button">Merken</button>}>
      <ProductActionContext value={() => <button type="button">In den Warenkorb</button>}>
        <ProductTile product={product} />
      </ProductActionContext>
    </ProductMarkContext>
  );
  render(<ShellProvider value={shell}>{inGerman(<MemoryRouter>{tile}</MemoryRouter>, store)}</ShellProvider>);
  const stops = [...screen.getByRole('article').querySelectorAll('a, button')];
  expect(stops[0]?.textContent).toBe('Heft');
  expect(stops[1]?.textContent).toBe('Merken');
  expect(stops.at(-1)?.textContent).toBe('In den Warenkorb');
});
