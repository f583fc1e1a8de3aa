import { fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#shop/demo/basics/demo-id.ts';
import { sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { listReviews } from '#store-api/catalogue/product-reviews.ts';
import { getContext } from '#store-api/context.ts';
import { listLanguages } from '#store-api/languages.ts';
import { customerSchema, type Customer } from '#store-api/schemas/customer.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { ProductReviews } from './product-reviews.tsx';

const productId = demoId('product NF-1001');
let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

async function show(api: StoreApi, customer: Customer | null = null): Promise<void> {
  const store = createStore();
  const languages = await listLanguages(api);
  const idOf = (code: string): string => languages.find((language) => language.code === code)?.id ?? '';
  const shell = { ...testShell(api, store), languageIds: { 'de-DE': idOf('de-DE'), 'en-GB': idOf('en-GB') } };
  store.set(shellAtom, shell);
  store.set(sessionAtom, { ...(await getContext(api)), customer });
  const first = await listReviews(api, productId);
  const reviews = <ProductReviews productId={productId} first={first} average={4.666_67} />;
  renderUi(<ShellProvider value={shell}>{inGerman(reviews, store)}</ShellProvider>);
}

test('reviews say how many gave how many stars, and when each was written', async () => {
  await show(shop.api);
  const matrix = screen.getByRole('list', { name: 'Verteilung der Bewertungen' });
  const rows = within(matrix)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(rows).toEqual(['5 Sterne2', '4 Sterne1', '3 Sterne0', '2 Sterne0', '1 Stern0']);
  const dates = screen
    .getAllByRole('listitem')
    .flatMap((item) => item.querySelector('time')?.dateTime.slice(0, 10) ?? []);
  expect(dates).toEqual(['2025-05-19', '2025-02-03', '2024-11-27']);
});

test('a review in another language says which, for eyes and for voices', async () => {
  await show(shop.api);
  const english = screen.getByRole('heading', { name: 'Stays open at last' });
  expect(english.lang).toBe('en');
  expect(english.closest('li')?.textContent).toContain('Englisch');
  expect(screen.getByRole('heading', { name: 'Sehr gut lesbar' }).lang).toBe('');
});

test('who has no account reads who can write, and finds no button', async () => {
  await show(shop.api);
  expect(screen.getByText(/^Bewerten können nur Kundinnen und Kunden mit Konto/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Bewertung schreiben' })).toBeNull();
});

test('a customer writes a review; when the shop no longer knows them it says so, and the text stays', async () => {
  await show(shop.api, customerSchema.parse({ id: '0'.repeat(32) }));
  fireEvent.click(screen.getByRole('button', { name: 'Bewertung schreiben' }));
  fireEvent.change(await screen.findByLabelText('Sterne'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('Überschrift'), { target: { value: 'Ganz ordentlich' } });
  const content = 'Der Satz ist klar, das Papier angenehm, nur die Ecken sind schnell geknickt.';
  fireEvent.change(screen.getByLabelText('Ihre Bewertung'), { target: { value: content } });
  fireEvent.click(screen.getByRole('button', { name: 'Bewertung senden' }));
  expect(await screen.findByText(/^Sie sind nicht mehr angemeldet/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ihre Bewertung').value).toBe(content);
});
