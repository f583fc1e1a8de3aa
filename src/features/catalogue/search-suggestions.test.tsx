import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { Outlet, useLocation } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openKeptNotes } from '#offline/kept/kept-notes.ts';
import { openPage } from '#testing/open-page.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

/** A field with its suggestions, as the header has it, above whatever page was reached. */
function FieldOnPage(): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  return (
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <input ref={field} role="combobox" aria-expanded="false" aria-controls="list" aria-label="Suche" />
        <SearchSuggestions field={field} listId="list" onLeave={() => undefined} />
      </form>
      <output aria-label="Adresse">{pathname + decodeURIComponent(search)}</output>
      <Outlet />
    </>
  );
}

/** Somebody who has typed as soon as the list is drawn, which is before effects of its first paint have run. */
function TypedAtOnce(): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setAttribute('value', 'klavier');
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return (
    <form>
      <input ref={field} role="combobox" aria-expanded="false" aria-controls="list" aria-label="Suche" />
      <SearchSuggestions field={field} listId="list" onLeave={() => undefined} />
    </form>
  );
}

const open = (api: StoreApi): void => {
  openPage({ path: '*', Component: FieldOnPage }, '/', api);
};

const field = () => screen.getByRole('combobox', { name: 'Suche' });

function type(text: string): void {
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: text } });
}

const press = (key: string) => fireEvent.keyDown(field(), { key });
const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const address = () => screen.getByRole('status', { name: 'Adresse' }).textContent;

it('suggests for what was typed while the list was being drawn', async () => {
  openPage({ path: '*', Component: TypedAtOnce }, '/', shop.api);
  expect(await screen.findByRole('group', { name: 'Artikel' })).toBeDefined();
});

it('says nothing of a question that a newer text has ended', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: (AbortSignal | undefined)[] = [];
  // The first question is still on its way when it is ended, which is how browsers say so.
  const send: StoreApi['send'] = async (call) => {
    asked.push(call.signal);
    if (asked.length > 2) return shop.api.send(call);
    return new Promise((_answered, ended) =>
      call.signal?.addEventListener('abort', () => ended(new DOMException('', 'AbortError'))),
    );
  };
  open({ ...shop.api, send });
  type('klav');
  await expect.poll(() => asked.length).toBe(2);
  type('qqqq');
  expect(await screen.findByText('Zu „qqqq“ gibt es keine Vorschläge.')).toBeDefined();
  expect(asked.map((signal) => signal?.aborted)).toEqual([true, true, false, false]);
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});

describe('what is suggested', () => {
  beforeEach(() => open(shop.api));

  it('is products with their prices, and categories by where they are', async () => {
    type('klavier');
    const products = await screen.findByRole('group', { name: 'Artikel' });
    expect(within(products).getAllByRole('option').length).toBeGreaterThan(1);
    expect(within(products).getAllByText(/€/).length).toBeGreaterThan(0);
    const places = screen.getByRole('group', { name: 'Kategorien und Seiten' });
    expect(
      within(places)
        .getByRole('option', { name: /^Noten . ?Klavier$/ })
        .getAttribute('href'),
    ).toBe('/Noten/Klavier/');
  });

  it('is who wrote the music, where it was a name that was typed', async () => {
    type('satie');
    const composers = await screen.findByRole('group', { name: 'Komponistinnen und Komponisten' });
    const [satie, ...others] = within(composers).getAllByRole('option');
    expect(others).toEqual([]);
    if (satie) fireEvent.click(satie);
    await expect.poll(address).toBe('/search?search=Erik Satie');
  });

  it('is each content page once, whatever number of menus it stands in', async () => {
    type('gut zu');
    expect(await screen.findAllByRole('option', { name: /Gut zu wissen/ })).toHaveLength(1);
  });

  it('leads to all that was found when there is more', async () => {
    type('klavier');
    const all = await screen.findByRole('option', { name: /^Alle \d+ Treffer für „klavier“$/ });
    fireEvent.click(all);
    await expect.poll(address).toBe('/search?search=klavier');
  });

  it('says how many there are, and when there are none', async () => {
    type('klavier');
    expect(await screen.findByText(/^\d+ Vorschläge$/)).toBeDefined();
    type('qqqq');
    expect(await screen.findByText('Zu „qqqq“ gibt es keine Vorschläge.')).toBeDefined();
    await expect.poll(() => field().getAttribute('aria-expanded')).toBe('false');
  });
});

it('is said to be open in the moment the list appears', async () => {
  open(shop.api);
  const said = new Promise<string | null>((tell) => {
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('listbox') === null) return;
      watch.disconnect();
      tell(field().getAttribute('aria-expanded'));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  type('klavier');
  expect(await said).toBe('true');
});

describe('the keyboard', () => {
  beforeEach(async () => {
    open(shop.api);
    type('klavier');
    await screen.findByRole('listbox', { name: 'Vorschläge' });
  });

  it('moves through the options while the focus stays in the field', () => {
    const options = screen.getAllByRole('option');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    press('ArrowDown');
    expect(activeOption()).toBe(options[0]);
    press('ArrowUp');
    expect(activeOption()).toBeNull();
    press('ArrowUp');
    expect(activeOption()).toBe(options.at(-1));
    press('Home');
    expect(activeOption()).toBe(options[0]);
    press('End');
    expect(activeOption()).toBe(options.at(-1));
    expect(document.activeElement).toBe(field());
  });

  it('follows the active option by Enter', async () => {
    press('ArrowDown');
    const goal = activeOption()?.getAttribute('href');
    press('Enter');
    await expect.poll(address).toBe(decodeURIComponent(goal ?? 'nowhere'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leaves Enter to the form while no option is active', () => {
    expect(press('Enter')).toBe(true);
    expect(address()).toBe('/');
  });

  it('closes the list by Escape, and leaves a second Escape to the browser', () => {
    expect(press('Escape')).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(press('Escape')).toBe(true);
  });
});

describe('recent searches', () => {
  it('are offered before anything is typed, and can be forgotten', async () => {
    open(shop.api);
    type('bach');
    const { form } = Object(field());
    fireEvent.submit(form);
    type('');
    expect(await screen.findByRole('option', { name: 'bach' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Letzte Suchen vergessen' }));
    expect(screen.queryByRole('option', { name: 'bach' })).toBeNull();
  });

  it('can be forgotten one by one, and the field keeps the focus', async () => {
    open(shop.api);
    for (const text of ['bach', 'satie']) {
      type(text);
      const { form } = Object(field());
      fireEvent.submit(form);
    }
    type('');
    const button = await screen.findByRole('button', { name: '„bach“ vergessen' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['satie']);
    expect(screen.queryByRole('button', { name: '„bach“ vergessen' })).toBeNull();
    expect(document.activeElement).toBe(field());
    fireEvent.click(screen.getByRole('button', { name: '„satie“ vergessen' }));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('are not kept on the device', () => {
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('a shop that is slow or away', () => {
  it('is not listened to any more once something else was typed', async () => {
    const asked: string[] = [];
    let answerFirst = (): void => undefined;
    const slow: StoreApi = {
      ...shop.api,
      async send(call) {
        const text = String(call.query?.['search']);
        if (call.path !== 'search-suggest') return shop.api.send(call);
        asked.push(text);
        if (text === 'bach') await new Promise<void>((resolve) => (answerFirst = resolve));
        return shop.api.send({ ...call, signal: new AbortController().signal });
      },
    };
    open(slow);
    type('bach');
    await expect.poll(() => asked).toEqual(['bach']);
    type('pult');
    expect(await screen.findAllByRole('option', { name: /Pult/ })).not.toHaveLength(0);
    answerFirst();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('option', { name: /Bach/ })).toBeNull();
    expect(asked).toEqual(['bach', 'pult']);
  });

  it('is asked once for what is typed in one go', async () => {
    const asked: string[] = [];
    const counting: StoreApi = {
      ...shop.api,
      send(call) {
        if (call.path === 'search-suggest') asked.push(String(call.query?.['search']));
        return shop.api.send(call);
      },
    };
    open(counting);
    for (const text of ['n', 'no', 'not', 'note']) type(text);
    await screen.findByRole('listbox');
    expect(asked).toEqual(['note']);
  });

  it('is said to be away', async () => {
    open({ ...shop.api, send: () => Promise.reject(new StoreApiError(0, [])) });
    type('bach');
    expect(await screen.findByText(/Ohne Verbindung zum Shop gibt es keine Vorschläge/)).toBeDefined();
  });

  it('is stood in for by what this device keeps in the language of the page', async () => {
    const thing = {
      kind: 'product',
      choice: '',
      numbers: [],
      makers: 'Johann Sebastian Bach',
      topics: '',
      picture: null,
    } as const;
    const notes = openKeptNotes();
    for (const [path, name] of [
      ['/bach/NF-1001', 'Zweistimmige Inventionen'],
      ['/en-GB/bach/NF-1001', 'Two-Part Inventions'],
    ] as const)
      await notes.save([{ kind: 'page-payloads', url: path, bytes: 1, usedAt: 1, thing: { ...thing, path, name } }]);
    notes.close();
    open({ ...shop.api, send: () => Promise.reject(new StoreApiError(0, [])) });
    type('bach');
    const kept = await screen.findByRole('group', { name: 'Auf diesem Gerät' });
    expect(
      within(kept)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Johann Sebastian Bach / Zweistimmige Inventionen']);
    expect(screen.getByText(/was auf diesem Gerät liegt/)).toBeDefined();
  });
});
