import { expectStored } from '../choosing.ts';
import { panelLine, panelOf } from '../panel.ts';
import { sampleScore } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { give, untilAcknowledged } from '../uploading.ts';

test('a tab that is older than the first upload ever shows it, and finishes it when its own tab is closed', async ({
  page,
  context,
  store,
}) => {
  const file = sampleScore('allererste.pdf', 1_500_000);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await store.slow(150_000);
  const second = await context.newPage();
  await give(second, file);
  await untilAcknowledged(second, file.name, 10);
  await expect(panelLine(panelOf(page))).toBeVisible();
  await second.close();
  await store.calm();
  await expect.poll(() => store.digestsOf(file.name)).toHaveLength(1);
  await expectStored(store, [file]);
});
