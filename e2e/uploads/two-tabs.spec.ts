import { sampleScore, sha256 } from './sample-score.ts';
import { expect, test } from './upload-test.ts';
import { acknowledged, give, untilAcknowledged, untilArrived } from './uploading.ts';

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
