import { expectStored, sampleScores } from '../choosing.ts';
import { share, withWorker } from '../browsers/installed-app.ts';
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
