import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { eventually } from '#testing/eventually.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { watchSight } from '#testing/browser/seen-elements.ts';
import * as contentPage from './content.tsx';
import { loadContentPage } from './loaders/load-content-page.ts';

watchSight();

let shop: DemoShop;
beforeAll(async () => {
  // As the routes do with every click.
  [shop] = await Promise.all([startDemoShop(), contentPage.bringContentViews()]);
});
afterAll(() => shop.stop());
beforeEach(() => localStorage.clear());

const contentRoute = { path: '*', ...contentPage, loader: loadContentPage };
const open = (address: string) => openPage(contentRoute, address, shop.api);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a category page', () => {
  test('leads to its subcategories and back up', async () => {
    open('/Noten/');
    await heading('Noten');
    const below = screen.getByRole('navigation', { name: 'Unterkategorien' });
    fireEvent.click(within(below).getByRole('link', { name: 'Klavier' }));
    await heading('Klavier');
    const trail = screen.getByRole('navigation', { name: 'Sie sind hier' });
    expect(within(trail).getByRole('link', { name: 'Noten' })).toBeDefined();
  });

  test('tells machines of itself, not of the page before', async () => {
    open('/Noten/');
    await heading('Noten');
    const address = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');
    await waitFor(() => expect(address()).toMatch(/\/Noten\/$/));
    const below = screen.getByRole('navigation', { name: 'Unterkategorien' });
    fireEvent.click(within(below).getByRole('link', { name: 'Klavier' }));
    await waitFor(() => expect(address()).toMatch(/\/Noten\/Klavier\/$/));
    const [way, ...others] = document.head.querySelectorAll('script[type="application/ld+json"]');
    expect(way?.textContent).toMatch(/BreadcrumbList.*"name":"Klavier"/);
    expect(others.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('"ItemList"')]);
  });

  test('is narrowed by a box, and widened again by the chip of that filter', async () => {
    open('/Noten/Klavier/');
    await heading('Klavier');
    const count = () => Number.parseInt(screen.getByRole('heading', { name: /Artikel$/ }).textContent ?? '', 10);
    const all = count();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Barock/ }));
    fireEvent.click(await screen.findByRole('link', { name: 'Filter Barock entfernen' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Filter Barock entfernen' })).toBeNull());
    expect(count()).toBe(all);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Barock/ }).checked).toBe(false),
    );
  });

  test('offers filters with something to choose between only', async () => {
    open('/Noten/Klavier/');
    await heading('Klavier');
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    expect(groups).toContain('Komponist');
    // All of them are for the piano.
    expect(groups).not.toContain('Besetzung');
  });

  test('puts what has no variants into the cart, and leads to the choice of what has some', async () => {
    open('/Notenpapier-Hefte/');
    await heading('Notenpapier & Hefte');
    fireEvent.click(screen.getByRole('button', { name: /^Notenheft A4, 12 Systeme: in den Warenkorb$/ }));
    expect(await screen.findByText('Liegt im Warenkorb.')).toBeDefined();
    expect(screen.queryByRole('link', { name: /: Ausführung wählen$/ })).toBeNull();
  });

  test('opens its filters on a sheet that says how many articles are left', async () => {
    open('/Noten/Klavier/');
    await heading('Klavier');
    fireEvent.click(screen.getByRole('button', { name: 'Filtern' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(sheet.getByRole('button', { name: '11 Artikel zeigen' })).toBeDefined();
    fireEvent.click(sheet.getByRole('checkbox', { name: /^Barock/ }));
    fireEvent.click(await sheet.findByRole('button', { name: /^[1-9] Artikel zeigen$/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Filter Barock entfernen' })).toBeDefined();
  });

  test('keeps the focus on the box that was pressed', async () => {
    open('/Noten/Klavier/');
    await heading('Klavier');
    const box = screen.getByRole('checkbox', { name: /^Barock/ });
    box.focus();
    fireEvent.click(box);
    await screen.findByRole('link', { name: 'Filter Barock entfernen' });
    expect(document.activeElement).toBe(box);
  });

  test('takes a typed price when the field is left', async () => {
    open('/Noten/Klavier/');
    await heading('Klavier');
    const upTo = screen.getByRole('textbox', { name: 'bis' });
    fireEvent.change(upTo, { target: { value: '5' } });
    expect(screen.queryByRole('link', { name: /^Filter bis/ })).toBeNull();
    fireEvent.blur(upTo);
    expect(await screen.findByRole('link', { name: /^Filter bis 5,00/ })).toBeDefined();
  });

  test('grows by the next page, and has a link to every page', async () => {
    open('/Noten/');
    await heading('Noten');
    expect(screen.getByRole('link', { name: 'Seite 2' }).getAttribute('href')).toBe('/Noten/?p=2');
    expect(screen.getAllByRole('article')).toHaveLength(10);
    const more = () => fireEvent.click(screen.getByRole('button', { name: 'Mehr Artikel laden' }));
    more();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
    more();
    // The 31st article would be alone on a page of its own.
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(31));
    expect(screen.queryByRole('button', { name: 'Mehr Artikel laden' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Seite 4' })).toBeNull();
  });

  test('shows no page that has one article only', async () => {
    open('/Noten/Klavier/');
    await heading('Klavier');
    expect(screen.getByRole('heading', { name: '11 Artikel' })).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(11);
    expect(screen.queryByRole('link', { name: 'Seite 2' })).toBeNull();
  });

  test('says in its title which page of the listing it is', async () => {
    open('/Noten/?p=2');
    await heading('Noten');
    await waitFor(() => expect(document.title).toBe('Noten – Seite 2 – Notenfalz'));
    const pages = within(screen.getByRole('navigation', { name: 'Seiten' }));
    const current = pages.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(['2']);
  });

  test('begins with name, description and products; the large picture of the layout is no more in between', async () => {
    open('/Noten/');
    await heading('Noten');
    const listing = screen.getByRole('region', { name: /Artikel$/ });
    const before = [...document.querySelectorAll('img, p')].filter(
      (element) => element.compareDocumentPosition(listing) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(before.map(({ tagName }) => tagName)).toEqual(['P', 'IMG']);
    expect(before[0]?.textContent).toMatch(/^Eigene Ausgaben/);
  });

  test('without a match says so and offers everything again', async () => {
    open('/Noten/Klavier/?min-price=5000');
    expect(await screen.findByText('Hier ist gerade nichts zu finden')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Filter ab 5\.000,00/ })).toBeDefined();
  });

  test('without any article does not speak of filters nobody set', async () => {
    // The same shop with nothing in the category: the shop is asked for what costs next to nothing.
    const emptied: typeof fetch = async (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : await new Request(input, init).clone().text();
      return shop.fetch(new Request(input, { ...init, body: body.replace('{"p":1', '{"max-price":0.01,"p":1') }));
    };
    openPage(contentRoute, '/Noten/Klavier/', shop.connect({ fetch: emptied }));
    expect(await screen.findByText('Hier gibt es zurzeit keine Artikel')).toBeDefined();
    expect(screen.queryByText(/Nehmen Sie einen Filter weg/)).toBeNull();
  });

  test('says at every price that tax is included and shipping is not', async () => {
    open('/Noten/Klavier/');
    await heading('Klavier');
    for (const article of screen.getAllByRole('article')) {
      expect(article.textContent).toContain('inkl. MwSt., zzgl. Versand');
      expect(within(article).getByRole('link', { name: 'Versand' }).getAttribute('href')).toBe('/shipping');
    }
  });
});

test('a price that needs a quantity names it', async () => {
  open('/Noten/Chor/');
  await heading('Chor');
  const card = screen.getAllByRole('article').find((article) => article.textContent?.includes('Halleluja'));
  expect(card?.textContent).toMatch(/ab 2,24\s€ bei 50 Stück/);
});

test('a file costs no shipping and says nothing of it; what is sent for free says so once', async () => {
  open('/Noten/Zum-Herunterladen/');
  await heading('Zum Herunterladen');
  for (const article of screen.getAllByRole('article')) {
    expect(article.textContent).toContain('inkl. MwSt.');
    expect(article.textContent).not.toMatch(/Versand/i);
  }
});

describe('a product page', () => {
  const inventions = '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001';

  test('shows price, delivery, maker, reviews and what goes with it', async () => {
    open(inventions);
    await heading(/Inventionen/);
    expect(screen.getAllByText('8,90 €').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Lieferzeit: /)).toBeDefined();
    expect(screen.getByText(/Musterstraße 12, 12345 Musterstadt/)).toBeDefined();
    expect(screen.getByText(/Wir veröffentlichen gute wie schlechte Bewertungen/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Passt dazu' })).toBeDefined();
    expect(screen.getByRole('button', { name: /In den Warenkorb/ })).toBeDefined();
  });

  test('names the composer above the work', async () => {
    open(inventions);
    const title = await heading(/^Zweistimmige Inventionen/);
    expect(title.closest('header')?.firstElementChild?.textContent).toContain('Johann Sebastian Bach');
  });

  test('opens the pages of the edition, tells their numbers in the book, and turns them by key', async () => {
    open(inventions);
    await heading(/Inventionen/);
    fireEvent.click(screen.getByRole('button', { name: 'Ins Heft schauen: 2 Seiten' }));
    const reader = within(await screen.findByRole('dialog'));
    await reader.findByText('Seite 2 von 32');
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(await reader.findByText('Seite 3 von 32')).toBeDefined();
    expect(reader.getByRole('img', { name: /^Seite 3 aus Johann Sebastian Bach/ })).toBeDefined();
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(await reader.findByText('Bild 4 von 5')).toBeDefined();
    expect(reader.getByRole('button', { name: 'Vorige Seite' }).hasAttribute('disabled')).toBe(false);
  });

  test('has no pages to look into where there are none', async () => {
    open('/Pendelmetronom-aus-Nussbaum/ME-PENDEL');
    await heading(/Pendelmetronom/);
    expect(screen.queryByRole('button', { name: /Ins Heft schauen/ })).toBeNull();
  });

  test('shows the picture of the variant that was chosen', async () => {
    open(inventions);
    const file = () =>
      screen
        .getByRole('button', { name: /vergrößern$/ })
        .querySelector('img')
        ?.getAttribute('src') ?? '';
    await heading(/Inventionen/);
    expect(file()).toMatch(/edition-nf-1001(?:-\d+)?\.webp/);
    fireEvent.click(screen.getByRole('link', { name: 'Spiralbindung' }));
    await screen.findByText('Bindung: Spiralbindung');
    expect(file()).toContain('edition-nf-1001-coil');
    // The pages that can be read are those of the same book.
    expect(screen.getByRole('button', { name: 'Ins Heft schauen: 2 Seiten' })).toBeDefined();
  });

  test('leads to another variant, with another price', async () => {
    open(inventions);
    await heading(/Inventionen/);
    fireEvent.click(screen.getByRole('link', { name: 'Spiralbindung' }));
    await screen.findByText('Bindung: Spiralbindung');
    expect(screen.getByText('11,90 €')).toBeDefined();
  });

  test('tells prices by quantity', async () => {
    open('/Georg-Friedrich-Haendel-Halleluja-aus-Der-Messias/NF-3001');
    await heading(/Halleluja/);
    const table = screen.getByRole('table', { name: 'Preise nach Menge' });
    const rows = within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent);
    expect(rows.map((text) => text?.replace('Stückzahl', ''))).toEqual(['bis 19', 'bis 49', 'ab 50']);
  });

  test('shows a former price only beside the lowest of the last 30 days', async () => {
    open('/Notenstaender-zusammenklappbar/PU-FALT');
    await heading(/Notenständer/);
    expect(screen.getByText('36,90 €')).toBeDefined();
    expect(screen.getByText(/zum niedrigsten Preis der letzten 30 Tage \(32,90 €\)/)).toBeDefined();
  });

  test('that is sent for free has no word of shipping costs', async () => {
    open('/Papiermuster-alle-sechs-Papiere/MU-PAPIER');
    await heading(/Papiermuster/);
    const [page] = screen.getAllByRole('heading', { level: 1 }).map((found) => found.closest('header')?.parentElement);
    expect(page?.textContent).toContain('inkl. MwSt., versandkostenfrei');
    expect(page?.textContent).not.toContain('zzgl. Versand');
  });

  test('can be remembered, also on the next visit', async () => {
    open(inventions);
    await heading(/Inventionen/);
    const [heart] = screen.getAllByRole('button', { name: /Inventionen.* merken$/ });
    if (heart) fireEvent.click(heart);
    await eventually(() => expect(heart?.getAttribute('aria-pressed')).toBe('true'));
    expect(localStorage.getItem('sw-wishlist-items')).toMatch(/^\["[0-9a-f]{32}"\]$/);
  });
});

describe('a text of the shop', () => {
  test('is shown under its fixed path, with one heading of the first level', async () => {
    open('/impressum');
    await heading('Impressum');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

test('an unknown path is not found', async () => {
  const notFound = { path: '*', ...contentPage, loader: loadContentPage, ErrorBoundary: () => <p>404</p> };
  openPage(notFound, '/nirgends', shop.api);
  expect(await screen.findByText('404')).toBeDefined();
});
