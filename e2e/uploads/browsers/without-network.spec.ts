import type { Page } from '@playwright/test';
import { expectStored, sampleScores } from '../choosing.ts';
import { untilBuildKept, untilEngineKept } from '../../running-shop/kept-build.ts';
import { share, withWorker } from './installed-app.ts';
import { sampleScore } from '../sample-score.ts';
import { expect, test as base } from '../upload-test.ts';
import { give, untilArrived } from '../uploading.ts';

const test = base.extend({
  // The engine that checks scores is fetched when it is first needed: the console says that it could not be.
  expectedTroubles: async ({ expectedTroubles }, use) => use([...expectedTroubles, /InspectionUnavailableError/]),
});

/** The screen of a job whose file waits for the network, then what becomes of it when the network is there. */
async function expectToGoOn(page: Page): Promise<void> {
  await expect(page.getByText('Wir prüfen Ihre Noten, sobald die Verbindung wieder da ist.')).toBeVisible();
  await expect.poll(() => leavingIsSafe(page)).toBe(true);
  await page.context().setOffline(false);
  await untilArrived(page);
  await expect(page.getByText(/, 1 Seite, /)).toBeVisible();
}

/** Nothing would be lost: the page does not ask whether it may be left. */
function leavingIsSafe(page: Page): Promise<boolean> {
  return page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

test('the first file ever may be chosen on the home page without a network by who spares data', async ({
  page,
  context,
  store,
}) => {
  const file = sampleScore('tunnel-sparsam.pdf', 700_000);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await withWorker(page, '/');
  await context.setOffline(true);
  await page.getByLabel('PDF auswählen').first().setInputFiles(file);
  await expect(page).toHaveURL(/\?job=/);
  await expectToGoOn(page);
  await expectStored(store, [file]);
});

test('the first file ever is checked and drawn in the configurator without a network', async ({
  page,
  context,
  store,
}) => {
  const file = sampleScore('tunnel-geprueft.pdf', 700_000);
  await withWorker(page, '/sheet-configuration-v3');
  await untilEngineKept(page);
  await untilBuildKept(page);
  await context.setOffline(true);
  await page.getByLabel('PDF auswählen').first().setInputFiles(file);
  await expect(page).toHaveURL(/\?job=/);
  await expect(page.getByText(/, 1 Seite, /)).toBeVisible();
  await expect(page.locator('main canvas').first()).toBeVisible();
  await context.setOffline(false);
  await untilArrived(page);
  await expectStored(store, [file]);
});

test('files shared with the application without a network are taken, and sent later', async ({
  page,
  context,
  store,
}) => {
  const files = sampleScores('geteilt-im-tunnel', 2, 100_000);
  await withWorker(page);
  await context.setOffline(true);
  await share(page, files);
  await expect(page.getByText('2 Dateien übernommen')).toBeVisible();
  await expect.poll(() => leavingIsSafe(page)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByText('Liegt bei uns')).toHaveCount(2);
  await expectStored(store, files);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a file waits for the worker that copies it as long as that cannot be loaded', async ({ page, store }) => {
    const file = sampleScore('wartet.pdf', 300_000);
    let missed = 0;
    await page.route('**/copy.worker*', (route) => {
      missed += 1;
      return route.abort();
    });
    await give(page, file);
    await expect.poll(() => missed).toBeGreaterThan(1);
    expect(await leavingIsSafe(page)).toBe(false);
    await page.unroute('**/copy.worker*');
    await untilArrived(page);
    await expectStored(store, [file]);
  });
});
