import { expectStored } from '../choosing.ts';
import { wakeWorker, withWorker } from './installed-app.ts';
import { unfolded } from '../panel.ts';
import { sampleScore } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { give, untilAcknowledged, untilArrived } from '../uploading.ts';

test('an upload is finished by the service worker when all pages are closed', async ({
  page,
  context,
  shop,
  store,
}) => {
  const file = sampleScore('ohne-seite.pdf', 2_000_000);
  await withWorker(page);
  await store.hold(1);
  await give(page, file);
  await store.untilHeld();
  await untilAcknowledged(page, file.name, 10);
  const address = page.url();
  await page.close();
  expect(await store.digestsOf(file.name)).toEqual([]);
  await wakeWorker(context, shop.origin);
  await expect.poll(async () => (await store.digestsOf(file.name)).length).toBe(1);
  const again = await context.newPage();
  await again.goto(address);
  await untilArrived(again);
  await expectStored(store, [file]);
});

test('an upload that was left to the browser is finished and checked when all pages are closed', async ({
  page,
  context,
  store,
}) => {
  const file = sampleScore('dem-browser.pdf', 2_000_000);
  await withWorker(page);
  await store.slow(120_000);
  await give(page, file);
  await untilAcknowledged(page, file.name, 10);
  const panel = await unfolded(page);
  await panel.getByRole('button', { name: `Reihenfolge und mehr für ${file.name}` }).click();
  await panel.getByRole('button', { name: 'Im Hintergrund fertigstellen' }).click();
  await expect(panel.getByText(/Der Browser überträgt die Datei weiter/)).toBeVisible();
  const address = page.url();
  await page.close();
  expect(await store.digestsOf(file.name)).toEqual([]);
  await store.calm();
  await expect.poll(async () => (await store.digestsOf(file.name)).length).toBe(1);
  const again = await context.newPage();
  await again.goto(address);
  await untilArrived(again);
  await expectStored(store, [file]);
});

test('when only the page is closed, the service worker goes on by itself', async ({ profile, store }) => {
  const file = sampleScore('weiter.pdf', 2_000_000);
  const page = await profile.open('/');
  const other = await page.context().newPage();
  await withWorker(page);
  await store.slow(200_000);
  await give(page, file);
  await untilAcknowledged(page, file.name, 10);
  await page.close();
  await expect.poll(async () => (await store.digestsOf(file.name)).length).toBe(1);
  await expectStored(store, [file]);
  await other.close();
});

test('a browser that is quit while bytes move does not stay to send them', async ({ profile, store }) => {
  const file = sampleScore('beendet.pdf', 8_000_000);
  const page = await profile.open('/');
  await withWorker(page);
  await store.slow(100_000);
  await give(page, file);
  await untilAcknowledged(page, file.name, 3);
  const address = page.url();
  await profile.close();
  // As long as the browser would wait for its worker, that sent most of the file.
  expect(store.unfinishedBytes()).toBeLessThan(1_950_000);
  await store.calm();
  await untilArrived(await profile.open(address));
  await expectStored(store, [file]);
});
