import { fireEvent, screen, waitFor } from '@testing-library/react';
import { clear, get } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Configuration } from '#platform/configuration/configuration.ts';
import { consentTo, onlyNecessary } from '#platform/consent/consent.ts';
import { chooseConsentAtom, consentAtom } from '#platform/consent/consent-atoms.ts';
import { isConsentOpenAtom } from '#platform/consent/consent-open-atom.ts';
import { notificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { stateRecords } from '#offline/records/state-records.ts';
import { holdUpRecords } from '#testing/browser/hold-up-records.ts';
import { openPage } from '#testing/open-page.tsx';
import { createStoreApi } from '#store-api/store-api.ts';
import { ConsentKeeper } from './consent-keeper.tsx';
import { ConsentSettings } from './consent-settings.tsx';

const statistics = { script: 'https://stats.example/count.js', site: 'noten.example' };
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

function open(settings: Partial<Configuration> = {}) {
  const shop = createStoreApi({ endpoint: 'http://shop.invalid/', accessKey: 'SWSCTEST' });
  const Component = () => (
    <>
      <ConsentKeeper statistics={statistics} />
      <ConsentSettings />
    </>
  );
  return openPage({ path: '*', Component }, '/', shop, { statistics, ...settings });
}

beforeEach(async () => {
  await clear(stateRecords());
  for (const script of document.querySelectorAll('script')) script.remove();
});

const banner = () => screen.queryByRole('region', { name: 'Ihre Einwilligung' });

test('nothing is counted before somebody agreed, and refusing is as easy as agreeing', async () => {
  const store = open();
  await waitFor(() => expect(banner()).not.toBeNull());
  expect(scripts()).toEqual([]);
  const looks = ['Alle akzeptieren', 'Alle ablehnen', 'Auswählen'].map(
    (name) => screen.getByRole('button', { name }).className,
  );
  expect(new Set(looks).size).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Alle ablehnen' }));
  await waitFor(() => expect(banner()).toBeNull());
  expect(store.get(consentAtom)).toEqual(consentTo([]));
  expect(scripts()).toEqual([]);
});

test('a refusal holds at once, and is said to be kept once it is on record', async () => {
  const store = open();
  const refuse = await screen.findByRole('button', { name: 'Alle ablehnen' });
  const messages = () => store.get(notificationsAtom).map(({ message }) => message);
  const goOn = await holdUpRecords();
  const before = get<unknown>('consent', stateRecords());
  fireEvent.click(refuse);
  await waitFor(() => expect(banner()).toBeNull());
  expect(messages()).toEqual([]);
  goOn();
  expect(await before, 'on record while the banner is gone').toBeUndefined();
  await waitFor(() => expect(messages()).toEqual(['Ihre Wahl ist gespeichert.']));
  expect(await get('consent', stateRecords())).toMatchObject({ consent: onlyNecessary });
});

test('the question names what each category that the shop uses would allow, and no other', async () => {
  open({ videoPlayers: true });
  await waitFor(() => expect(banner()).not.toBeNull());
  expect([...(banner()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Funktional: Videos anderer Seiten spielen auf Knopfdruck im Shop, ohne dass Sie bei jedem gefragt werden.',
    'Statistik: Wir zählen selbst, welche Seiten gelesen werden, um den Shop zu verbessern.',
  ]);
});

test('who agrees is counted by the script of the owner, fetched once', async () => {
  const store = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Alle akzeptieren' }));
  await waitFor(() => expect(scripts()).toEqual([statistics.script]));
  expect(document.querySelector('script')?.dataset).toMatchObject({
    domain: 'noten.example',
    websiteId: 'noten.example',
  });
  await store.set(chooseConsentAtom, consentTo(['statistic']));
  expect(scripts()).toHaveLength(1);
});

test('single categories are chosen and given up in the settings', async () => {
  const store = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Auswählen' }));
  expect(screen.getByRole('checkbox', { name: 'Notwendig' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('checkbox', { name: 'Statistik' })).toHaveProperty('checked', false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Funktional' }));
  fireEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  await waitFor(() => expect(store.get(consentAtom)).toEqual(consentTo(['functional'])));
  expect(banner()).toBeNull();
  store.set(isConsentOpenAtom, true);
  expect(await screen.findByRole('checkbox', { name: 'Funktional' })).toHaveProperty('checked', true);
  expect(screen.getByText(/Ihre letzte Wahl trafen Sie am/)).toBeDefined();
});

test('a page that counts ends with the agreement, once the withdrawal is on record', async () => {
  let isKept = false;
  const reload = vi.fn<(isKept: boolean) => void>();
  vi.stubGlobal('location', { ...location, reload: () => reload(isKept) });
  const store = open();
  await store.set(chooseConsentAtom, consentTo(['statistic']));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  await store.set(chooseConsentAtom, consentTo([]));
  isKept = true;
  await waitFor(() => expect(reload.mock.calls).toEqual([[true]]));
  vi.unstubAllGlobals();
});
