import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseConsentAtom } from '#platform/consent/consent-atoms.ts';
import { everything } from '#platform/consent/consent.ts';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { getLandingPage } from '#store-api/catalogue/landing-page.ts';
import { resolvePath } from '#store-api/catalogue/seo-url.ts';
import * as contentPage from '../content.tsx';
import { loadContentPage } from '../loaders/load-content-page.ts';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

/** Shopware's own blocks; those of a category's listing stand on category pages only. */
const blocksOfShopware =
  `text text-hero text-teaser text-teaser-section text-two-column text-three-column image image-cover
  image-two-column image-three-column image-three-cover image-four-column image-bubble-row image-highlight-row
  image-simple-grid image-gallery image-slider image-text image-text-cover center-text text-on-image image-text-bubble
  image-text-gallery image-text-row product-slider product-three-column gallery-buybox product-heading
  product-description-reviews cross-selling category-navigation form html youtube-video vimeo-video`.split(/\s+/);

const blocks = (type: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-block='${type}']`)];

function block(type: string): HTMLElement {
  const [found] = blocks(type);
  if (!found) throw new Error(`There is no block ${type}`);
  return found;
}

describe('a content page with every block of the editor', () => {
  let store: ReturnType<typeof openPage>;
  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    store = openPage({ id: 'frame', path: '*', loader: loadContentPage, ...contentPage }, '/bausteine', shop.api);
    await screen.findByRole('heading', { level: 1, name: 'Bausteine' });
  });

  test('draws each of them, with all of its places', async () => {
    const route = await resolvePath(shop.api, '/bausteine');
    const { cmsPage } = await getLandingPage(shop.api, route?.foreignKey ?? '');
    const sent = cmsPage?.sections.flatMap((section) => section.blocks) ?? [];
    expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(blocksOfShopware));
    const drawn = [...document.querySelectorAll('[data-block]')].map((element) => element.getAttribute('data-block'));
    const menuOnly = sent.map(({ type }) => type).filter((type) => type !== 'category-navigation');
    expect(drawn.filter((type) => type !== 'category-navigation')).toEqual(menuOnly);
    expect(document.querySelectorAll("[data-kind='unknown']")).toHaveLength(0);
  });

  test('sells a product where it stands, and leads to its other variants', async () => {
    const box = block('gallery-buybox');
    expect(await within(box).findByRole('button', { name: /In den Warenkorb/ })).toBeDefined();
    const name = within(box).getByRole('heading', { level: 2 }).textContent ?? '';
    expect(name).not.toBe('');
    const choice = within(box).getByRole('link', { name: 'Spiralbindung' });
    expect(choice.getAttribute('href')).toMatch(/NF-1001.*\?variant=[0-9a-f]{32}\.[0-9a-f]{32}/);
  });

  test('describes a product and shows what customers wrote', async () => {
    const described = block('product-description-reviews');
    expect(await within(described).findByRole('heading', { name: 'Beschreibung' })).toBeDefined();
    expect(within(described).getByRole('heading', { name: 'Bewertungen' })).toBeDefined();
    expect(within(described).getByText(/^4,7 von 5, 3 Bewertungen$/)).toBeDefined();
    // A content page is not told how many gave how many stars.
    expect(within(described).queryByRole('list', { name: 'Verteilung der Bewertungen' })).toBeNull();
  });

  test('shows as much of a product as the box asks for', () => {
    const tiles = within(block('product-three-column')).getAllByRole('article');
    expect(tiles.map((tile) => tile.getAttribute('data-layout'))).toEqual(['standard', 'image', 'minimal']);
    const [whole, , little] = tiles;
    const hearts = (tile: HTMLElement | undefined) => tile?.querySelectorAll('button').length;
    expect([hearts(whole), hearts(little)]).toEqual([1, 0]);
  });

  test('loads nothing of a video before play is pressed, and says from whom it would', () => {
    const video = block('youtube-video');
    expect(document.querySelector('iframe')).toBeNull();
    expect(video.textContent).toContain('YouTube (Google Ireland Limited)');
    const play = within(video).getByRole('link', { name: /Video bei YouTube ansehen/ });
    fireEvent.click(play);
    expect(play.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('warns of a video until players are allowed here and somebody agreed to all of them', async () => {
    const video = block('youtube-video');
    const warning = /erfährt dann Ihre IP-Adresse/;
    await store.set(chooseConsentAtom, everything);
    expect(within(video).getByText(warning)).toBeDefined();
    cleanup();
    const page = { id: 'frame', path: '*', loader: loadContentPage, ...contentPage };
    const allowing = openPage(page, '/bausteine', shop.api, { videoPlayers: true });
    await screen.findByRole('heading', { level: 1, name: 'Bausteine' });
    expect(within(block('youtube-video')).getByText(warning)).toBeDefined();
    await act(() => allowing.set(chooseConsentAtom, everything));
    expect(within(block('youtube-video')).queryByText(warning)).toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(within(block('youtube-video')).getByRole('link', { name: /abspielen/ }));
    expect(document.querySelector('iframe')?.src).toContain('https://www.youtube-nocookie.com/embed/');
  });

  test('sends a form to the receiver its editor named, and answers with the editor’s words', async () => {
    const form = block('form');
    const fill = async (label: string, value: string): Promise<void> => {
      fireEvent.change(await within(form).findByLabelText(label), { target: { value } });
    };
    const salutation = await within(form).findByLabelText('Anrede');
    await fill('Anrede', within(salutation).getAllByRole<HTMLOptionElement>('option')[1]?.value ?? '');
    await fill('Vorname', 'Clara');
    await fill('Nachname', 'Wieck');
    await fill('E-Mail', 'clara@wieck.example');
    await fill('Betreff', 'Bausteine');
    await fill('Ihre Nachricht', 'Gefällt mir.');
    fireEvent.click(within(form).getByRole('button', { name: 'Nachricht senden' }));
    expect(await screen.findByText('Die Redaktion hat Ihre Nachricht.')).toBeDefined();
  });
});

test('takes subscribers of the newsletter where its form stands, and says which form of which page it was', async () => {
  const sent: unknown[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (request.url.endsWith('/newsletter/subscribe')) sent.push(await request.clone().json());
    return shop.fetch(request);
  };
  openPage({ id: 'frame', path: '*', loader: loadContentPage, ...contentPage }, '/bausteine', shop.connect({ fetch }));
  await screen.findByRole('heading', { level: 1, name: 'Bausteine' });
  const [, form] = blocks('form');
  if (!form) throw new Error('There is no second form');
  fireEvent.change(await within(form).findByLabelText('E-Mail'), { target: { value: 'clara@wieck.example' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Newsletter abonnieren' }));
  expect(await within(form).findByRole('heading', { name: 'Fast geschafft' })).toBeDefined();
  const id: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(sent).toEqual([
    expect.objectContaining({ email: 'clara@wieck.example', navigationId: id, slotId: id, entityName: 'landing_page' }),
  ]);
  const recipient = shop.database.prepare('SELECT status FROM newsletter_recipient WHERE email = ?');
  expect(recipient.get('clara@wieck.example')).toEqual({ status: 'notSet' });
});

test('a gallery has arrows and small pictures once it stands, and leads back to the first after the last', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  layOutRows();
  openPage({ path: '*', loader: loadContentPage, ...contentPage }, '/bausteine', shop.api);
  await screen.findByRole('heading', { level: 1, name: 'Bausteine' });
  const gallery = within(block('image-gallery'));
  const shown = (): string[] =>
    gallery.getAllByRole('button', { current: true }).map((button) => button.getAttribute('aria-label') ?? '');
  const next = await gallery.findByRole('button', { name: 'Nächstes Bild' });
  expect(shown()).toEqual(['Bild 1 zeigen']);
  fireEvent.click(next);
  await waitFor(() => expect(shown()).toEqual(['Bild 2 zeigen']));
  fireEvent.click(gallery.getByRole('button', { name: 'Bild 3 zeigen' }));
  await waitFor(() => expect(shown()).toEqual(['Bild 3 zeigen']));
  fireEvent.click(next);
  await waitFor(() => expect(shown()).toEqual(['Bild 1 zeigen']));
});

/** jsdom lays nothing out: every row is 100 wide, and so is each of its items. */
function layOutRows(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return this.children.length * 100;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0;
    fireEvent.scroll(this);
  };
}
