import { expectStored, sampleScores } from '../choosing.ts';
import { asInstalled, share, withWorker } from '../browsers/installed-app.ts';
import { expect, test } from '../upload-test.ts';

const lines = 'Liegt bei uns';

test('files shared with the application are taken once, in a profile that never uploaded anything', async ({
  page,
  store,
}) => {
  const files = sampleScores('geteilt', 2, 300_000);
  await withWorker(page);
  await share(page, files);
  await expect(page.getByText('2 Dateien übernommen')).toBeVisible();
  await expect(page).toHaveURL(/\/sheet-configuration-v3$/);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: lines })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: lines })).toHaveCount(2);
  await page.goto('/sheet-configuration-v3?shared=1');
  await expect(page).toHaveURL(/\/sheet-configuration-v3$/);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: lines })).toHaveCount(2);
  await expectStored(store, files);
});

test('shared files whose own page never came up are found by the next page, also when that is left at once', async ({
  page,
  store,
}) => {
  const [file] = sampleScores('liegengeblieben', 1, 200_000);
  await withWorker(page);
  await page.evaluate(
    async (base64) => {
      const form = new FormData();
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      form.append('files', new File([content], 'liegengeblieben-001.pdf', { type: 'application/pdf' }));
      await fetch('/share-target', { method: 'POST', body: form });
    },
    file?.buffer.toString('base64') ?? '',
  );
  // Nothing is copied before that page is left.
  await page.addInitScript(() => {
    class SilentWorker extends EventTarget {
      postMessage = (): void => undefined;
      terminate = (): void => undefined;
    }
    if (location.pathname === '/agb') Object.assign(window, { Worker: SilentWorker });
  });
  await page.goto('/agb');
  await expect(page.getByText(/Hier lagen noch geteilte Dateien/)).toBeVisible();
  await expect(page).toHaveURL(/\/agb$/);
  await page.goto('/sheet-configuration-v3');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: lines })).toHaveCount(1);
  await expectStored(store, file ? [file] : []);
});

test('files opened with the installed application become a print job', async ({ page, store }) => {
  const [file] = sampleScores('geoeffnet', 1, 100_000);
  const bytes = file?.buffer.toString('base64') ?? '';
  await asInstalled(page);
  await page.addInitScript(() => {
    const launches: { take?: (launch: object) => void } = {};
    const launchQueue = { setConsumer: (take: (launch: object) => void) => Object.assign(launches, { take }) };
    Object.defineProperty(window, 'launchQueue', { value: launchQueue });
    window.addEventListener('opened-with-application', (event) => {
      if (!(event instanceof CustomEvent)) return;
      const { name, base64 }: { name: string; base64: string } = event.detail;
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const getFile = () => Promise.resolve(new File([content], name, { type: 'application/pdf' }));
      if (!launches.take) return;
      event.preventDefault();
      launches.take({ targetURL: location.href, files: [{ getFile }] });
    });
  });
  await page.goto('/agb');
  const isTaken = () =>
    page.evaluate((base64) => {
      const detail = { name: 'geoeffnet-001.pdf', base64 };
      return !window.dispatchEvent(new CustomEvent('opened-with-application', { detail, cancelable: true }));
    }, bytes);
  await expect.poll(isTaken).toBe(true);
  await expect(page).toHaveURL(/\?job=/);
  await expect(page.getByRole('heading', { level: 1, name: 'geoeffnet-001' })).toBeVisible();
  await expect(page.getByText('Übertragen und geprüft').first()).toBeVisible();
  await expectStored(store, file ? [file] : []);
});

test('the icon of the installed application counts what has not arrived', async ({ page, store }) => {
  await asInstalled(page);
  await page.addInitScript(() => {
    const badges: number[] = [];
    const note = (count: number): Promise<void> => {
      if (badges.at(-1) !== count) badges.push(count);
      return Promise.resolve();
    };
    Object.assign(window, { badges });
    Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note(0) });
  });
  await store.trouble({ match: { method: 'POST', address: 'abzeichen-002.pdf' }, delay: 2000 });
  const files = sampleScores('abzeichen', 2, 100_000);
  await page.goto('/sheet-configuration-v3');
  await page.getByLabel('PDF auswählen').first().setInputFiles(files);
  await expect
    .poll(() =>
      page.evaluate(() => ('badges' in window && Array.isArray(window.badges) ? window.badges.slice(-3) : [])),
    )
    .toEqual([2, 1, 0]);
  await expectStored(store, files);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [prefix, words] of [
    ['', 'Die geteilte Datei ist nicht angekommen.'],
    ['/pl-PL', 'Udostępniony plik nie dotarł.'],
  ] as const) {
    test(`the page of ${prefix || 'the shop'} asks for a shared file once more`, async ({ page }) => {
      await page.goto(prefix || '/');
      await share(page, sampleScores('verpasst', 1, 50_000), prefix);
      await expect(page).toHaveURL(new RegExp(`${prefix}/sheet-configuration-v3\\?shared=missing$`));
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator('input[type=file]').first()).toBeAttached();
    });
  }
});
