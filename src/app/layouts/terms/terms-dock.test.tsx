import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contextToken } from '#platform/session/context-token.ts';
import { currencyAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider, type SalesChannelTerms } from '#platform/session/shell.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { defaultAccessKey } from '#shop/create-shop.ts';
import { loadTerms } from '#testing/load-terms.ts';
import { TermsDock } from './terms-dock.tsx';

let shop: StartedShop;
let terms: SalesChannelTerms;
beforeAll(async () => {
  shop = await startShop();
  terms = await loadTerms(shop.newShopper(), 'de-DE');
});
afterAll(() => shop.stop());

let isAway: boolean;
beforeEach(() => {
  contextToken.forget();
  isAway = false;
});
afterEach(() => void vi.restoreAllMocks());

function show(change: Partial<SalesChannelTerms> | null = {}) {
  const store = createStore();
  const api = createStoreApi({
    endpoint: 'http://shop.example',
    accessKey: defaultAccessKey,
    token: contextToken,
    fetch: (input, init) =>
      isAway ? Promise.reject(new TypeError('fetch failed')) : shop.running.fetch(new Request(input, init)),
  });
  const shell = { ...testShell(api, store), terms: change === null ? undefined : { ...terms, ...change } };
  store.set(shellAtom, shell);
  renderUi(
    <ShellProvider value={shell}>
      {inGerman(
        <>
          <div id="terms" />
          <TermsDock />
        </>,
        store,
      )}
    </ShellProvider>,
  );
  return store;
}

const findButton = () => screen.findByRole('button', { name: 'Währung und Lieferland EUR, Deutschland' });
const dialog = () => within(screen.getByRole('dialog'));

test('the footer says what holds, and a choice made there is kept with a session that begins with it', async () => {
  const store = show();
  fireEvent.click(await findButton());
  const currency = await screen.findByLabelText('Währung');
  expect(contextToken.read()).toBeUndefined();
  fireEvent.change(currency, { target: { value: within(currency).getByText(/PLN/).getAttribute('value') } });
  const country = screen.getByLabelText('Lieferland');
  fireEvent.change(country, { target: { value: within(country).getByText('Polen').getAttribute('value') } });
  fireEvent.click(dialog().getByRole('button', { name: 'Übernehmen' }));
  await screen.findByRole('button', { name: 'Währung und Lieferland PLN, Polen' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([store.get(currencyAtom), store.get(sessionAtom)?.shippingCountryIso]).toEqual(['PLN', 'PL']);
  expect(contextToken.read()).toBeDefined();
});

test('a shop of one currency and one country leaves nothing to choose; one of one currency, the country alone', async () => {
  show({ choices: { currency: false, country: false } });
  expect(screen.queryByRole('button')).toBeNull();
  show({ choices: { currency: false, country: true } });
  fireEvent.click(await findButton());
  await screen.findByLabelText('Lieferland');
  expect(screen.queryByLabelText('Währung')).toBeNull();
});

test('where no server has asked what there is to choose, the page does', async () => {
  show(null);
  fireEvent.click(await screen.findByRole('button', { name: /^Währung und Lieferland/ }));
  expect((await screen.findByLabelText('Lieferland')).children.length).toBeGreaterThan(1);
});

test('without a connection it says that one is needed, what holds stays, and another attempt works', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const store = show();
  fireEvent.click(await findButton());
  const currency = await screen.findByLabelText('Währung');
  const zloty = within(currency).getByText(/PLN/).getAttribute('value');
  fireEvent.change(currency, { target: { value: zloty } });
  isAway = true;
  fireEvent.click(dialog().getByRole('button', { name: 'Übernehmen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('nur mit einer Verbindung zum Shop');
  expect([store.get(currencyAtom), contextToken.read()]).toEqual(['EUR', undefined]);
  expect(screen.getByLabelText<HTMLSelectElement>('Währung').value).toBe(zloty);
  isAway = false;
  fireEvent.click(dialog().getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(store.get(currencyAtom)).toBe('PLN'));
});

test('what cannot even be listed without a connection is there with the next attempt', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show();
  isAway = true;
  fireEvent.click(await findButton());
  await screen.findByRole('alert');
  isAway = false;
  fireEvent.click(dialog().getByRole('button', { name: 'Noch einmal versuchen' }));
  await screen.findByLabelText('Währung');
  expect(screen.queryByRole('alert')).toBeNull();
});
