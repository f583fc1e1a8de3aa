import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { productId, seedAssortment, seedDownload } from '#shop/testing/serve-checkout.ts';
import { addProductsAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { listProductsByNumber } from '#store-api/catalogue/product-list.ts';
import { listOrders } from '#store-api/checkout/orders.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as checkoutPage from '../checkout.tsx';
import * as cartPage from './cart.tsx';

let shop: StartedShop;
let api: StoreApi;
let visits = 0;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
  seedDownload(shop.running.shop, 'datei', 3, 'Noten');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  // Nothing looks for the files of print jobs here.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  vi.spyOn(console, 'error').mockReturnValue();
  api = shop.newShopper();
  await becomeClara(api, `clara-${++visits}@gesetz.example`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const printJob = {
  id: 'job1',
  role: 'lead',
  title: 'Chorheft Advent',
  spec: { copies: 40, pages: 24, format: 'A4', paper: '90i', sides: 'duplex', colour: 'black', binding: 'stapled' },
  files: [{ path: 'uploads/f/u/advent.pdf', name: 'advent.pdf', size: 12_000_000, pages: 24 }],
  lineIds: ['print', 'paper'],
};

async function jobLines() {
  const [print] = await listProductsByNumber(api, ['PRINT-SW-A4']);
  const [paper] = await listProductsByNumber(api, ['PAPER-A4-90i']);
  return [
    { productId: print?.id ?? '', id: 'print', quantity: 960, payload: { printJob } },
    { productId: paper?.id ?? '', id: 'paper', quantity: 480, payload: { printJob: { id: 'job1', role: 'paper' } } },
  ];
}

const catalogueScore = { productId: productId('noten'), id: 'noten', quantity: 2 };
const download = { productId: productId('datei'), id: 'datei', quantity: 1 };

type Line = Awaited<ReturnType<typeof jobLines>>[number] | typeof catalogueScore;

async function open(address: string, lines: readonly Line[]): Promise<void> {
  const pages = [
    { path: '/checkout', ...checkoutPage },
    { path: '/checkout/cart', ...cartPage },
    { path: '/checkout/success/:orderId', Component: () => <h1>Bestellt</h1> },
  ];
  const store = openPage({ children: pages }, address, api);
  await act(() => store.set(refreshSessionAtom));
  await act(() => store.set(addProductsAtom, lines));
}

const orderButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Zahlungspflichtig bestellen' });
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

describe('the last step before an order of a print job and a score of the catalogue', () => {
  beforeEach(async () => {
    await open('/checkout', [...(await jobLines()), catalogueScore]);
    await orderButton();
  });

  test('LAW-01: its button says that ordering costs money, and nothing else', async () => {
    expect((await orderButton()).textContent).toBe('Zahlungspflichtig bestellen');
    const said = (locale: string) =>
      /^msgid "Zahlungspflichtig bestellen"\nmsgstr "(.*)"$/m.exec(
        readFileSync(`locales/${locale}/checkout.po`, 'utf8'),
      );
    expect(said('en-GB')?.[1]).toBe('Order with obligation to pay');
    expect(said('pl-PL')?.[1]).toBe('Zamawiam z obowiązkiem zapłaty');
  });

  test('LAW-02: it says in full what is ordered and what it costs, the total directly above the button', async () => {
    const articles = screen.getByRole('list', { name: 'Ihre Artikel' });
    const facts = [
      'Chorheft Advent',
      '40 Exemplare, 24 Seiten',
      'A4',
      '90 g/m² chamois',
      'Klammerheftung',
      'advent.pdf',
    ];
    const said = articles.textContent.replaceAll('\u00a0', ' ');
    expect(facts.filter((fact) => !said.includes(fact))).toEqual([]);
    expect(said).toMatch(/beidseitig/);
    expect(articles.querySelectorAll('details')).toHaveLength(0);
    const total = (await orderButton()).previousElementSibling;
    for (const amount of [/Artikel.*€/, /Versand/, /MwSt\./, /Gesamtsumme.*€/])
      expect(total?.textContent).toMatch(amount);
    expect(total?.querySelectorAll('a, button, input, details')).toHaveLength(0);
  });

  test('LAW-03: everything can be corrected from there', async () => {
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Chorheft Advent bearbeiten')).toBe('/sheet-configuration-v3?job=job1');
    expect(link('noten im Warenkorb ändern')).toBe('/checkout/cart');
    expect(screen.getByRole('button', { name: 'Ändern: Kontakt und Adresse' })).toBeDefined();
    // Their choices are asked for when the session is known.
    expect(await screen.findByText('Versandart', { selector: 'legend' })).toBeDefined();
    expect(await screen.findByText('Zahlungsart', { selector: 'legend' })).toBeDefined();
  });

  test('LAW-05: it asks for the terms alone, and nothing is ticked beforehand', () => {
    expect(boxes().map(({ checked }) => checked)).toEqual([false]);
  });

  test('LAW-08: it says which goods can be given back and which cannot', () => {
    const individual = 'Für individuell bedruckte Ware besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).';
    expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === individual)).toBeDefined();
    expect(screen.getByText(/^Die übrigen Artikel können Sie 14 Tage lang zurückgeben/)).toBeDefined();
  });
});

describe('the last step before an order of a download', () => {
  test('LAW-05, LAW-06: wants terms and waiver, each unticked, and the order keeps both with their times', async () => {
    await open('/checkout', [download]);
    const button = await orderButton();
    const [terms, waiver] = boxes();
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
    const said = waiver?.labels?.[0]?.textContent;
    expect(said).toContain('ausdrücklich zu, dass Sie die Dateien vor Ablauf der Widerrufsfrist bereitstellen');
    expect(said).toContain('dadurch mein Widerrufsrecht verliere');
    await waitFor(() => expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, null]));
    fireEvent.click(button);
    expect(await screen.findByText('Bitte bestätigen Sie die AGB.')).toBeDefined();
    if (terms) fireEvent.click(terms);
    fireEvent.click(button);
    expect(await screen.findByText(/^Ohne Ihre Zustimmung dürfen wir/)).toBeDefined();
    expect((await listOrders(api, 1, 1)).orders).toEqual([]);
    if (waiver) fireEvent.click(waiver);
    fireEvent.click(button);
    await screen.findByRole('heading', { name: 'Bestellt' });
    const [order] = (await listOrders(api, 1, 1)).orders;
    const consent = { waiver: { confirmedAt: expect.any(String) }, termsAcceptedAt: expect.any(String) };
    expect(order?.lineItems[0]?.payload).toMatchObject({ consent });
  });
});

test('LAW-04: where it is delivered to and how it can be paid stands in the cart', async () => {
  await open('/checkout/cart', [catalogueScore]);
  const ways = await screen.findByText('Sie können so bezahlen:');
  const list = within(ways.parentElement ?? document.body).getAllByRole('listitem');
  expect(list.length).toBeGreaterThan(1);
  expect(list.filter((way) => way.querySelector('svg, img') === null)).toEqual([]);
  const country = await screen.findByText('Deutschland', { selector: 'strong' });
  expect(country.parentElement?.textContent).toMatch(/^Lieferland: Deutschland, wie in Ihrer Lieferadresse\./);
});

test('LAW-04: who has given no address finds all countries it is delivered to in the cart', async () => {
  api = shop.newShopper();
  await open('/checkout/cart', [catalogueScore]);
  const countries = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Lieferland' });
  expect([...countries.options].map(({ text }) => text)).toContain('Deutschland');
});
