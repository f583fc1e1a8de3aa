import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations } from '../../accessibility-violations.ts';
import { sampleScore, sha256 } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { acknowledged, give, untilAcknowledged, untilArrived } from '../uploading.ts';

const megabyte = 1024 * 1024;

test('a second tab shows the progress live and takes over when the first one closes', async ({
  page,
  context,
  store,
}) => {
  const file = sampleScore('two-tabs.pdf', 2 * megabyte);
  await store.slow(120_000);
  await give(page, file);
  await untilAcknowledged(page, file.name, 10);
  const second = await context.newPage();
  await second.goto(page.url());
  const seen = await acknowledged(second, file.name);
  await untilAcknowledged(second, file.name, seen + 1);
  await page.close();
  await store.calm();
  await untilArrived(second);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('pausing in one tab pauses what the other one transfers', async ({ page, context, store }) => {
  const file = sampleScore('paused-elsewhere.pdf', 2 * megabyte);
  await store.hold(1);
  await give(page, file);
  await store.untilHeld();
  await untilAcknowledged(page, file.name, 10);
  const second = await context.newPage();
  await second.goto(page.url());
  await second
    .getByRole('button', { name: `${file.name} anhalten` })
    .first()
    .click();
  await expect(page.getByText('Angehalten').first()).toBeVisible();
  await second
    .getByRole('button', { name: `${file.name} fortsetzen` })
    .first()
    .click();
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('a tab that stands still loses the transfer to the next one within seconds, and sends nothing when it goes on', async ({
  page,
  context,
  store,
}) => {
  const file = sampleScore('standing-tab.pdf', 2 * megabyte);
  const sentByFirst: string[] = [];
  page.on('request', (request) => {
    const command = request.headers()['x-goog-upload-command'];
    if (command !== undefined) sentByFirst.push(command);
  });
  await page.goto('/klammerheftung');
  const sold = page.getByRole('main');
  await sold.getByRole('button', { name: 'Chormappe mit Stoffbezug, schwarz merken' }).click();
  await sold.getByRole('link', { name: 'Chormappe mit Stoffbezug, schwarz' }).first().click();
  await sold.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('listitem')).toHaveCount(1);
  await store.hold(1);
  await give(page, file);
  await store.untilHeld();
  await untilAcknowledged(page, file.name, 10);
  // What the check found is on record then.
  await expect(page.getByRole('img', { name: /Hinweis/ }).first()).toBeVisible();
  const goOn = await standStill(page, context);
  const sentBefore = sentByFirst.length;
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('Der Speicher Ihres Browsers antwortet gerade langsam')).toBeVisible();
  expect(await accessibilityViolations(second)).toEqual([]);
  // What the shop has, and what stands elsewhere as well, is there all the same.
  const third = await context.newPage();
  await third.goto('/wishlist');
  await expect(third.getByText('Der Speicher Ihres Browsers antwortet gerade langsam')).toBeVisible();
  await expect(third.getByRole('main').getByRole('button', { name: /merken$/, pressed: true })).toHaveCount(1);
  expect(await accessibilityViolations(third)).toEqual([]);
  await third.goto('/checkout/cart');
  const inCart = third.getByRole('list', { name: 'Artikel im Warenkorb' });
  await expect(inCart.getByText('Chormappe mit Stoffbezug, schwarz').first()).toBeVisible();
  await expect.poll(() => store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
  await goOn();
  await untilArrived(page);
  await untilArrived(second);
  expect(sentByFirst.length).toBe(sentBefore);
});

/** Stops a page in the middle of a transaction, so that no other tab can read the print jobs. @returns lets it go on */
async function standStill(page: Page, context: BrowserContext): Promise<() => Promise<unknown>> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Debugger.enable');
  const paused = new Promise((resolve) => devTools.once('Debugger.paused', resolve));
  const expression = `indexedDB.open('notenfalz').onsuccess = ({ target: { result: database } }) => {
    database.transaction('state', 'readwrite').objectStore('state').get('anything').onsuccess = () => {
      debugger;
      database.close();
    };
  };`;
  await devTools.send('Runtime.evaluate', { expression });
  await paused;
  return () => devTools.send('Debugger.resume');
}
