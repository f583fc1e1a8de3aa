import { readFile } from 'node:fs/promises';
import { configureBooklet, dropScore, fillCheckout, order, putIntoCart, score } from '../../customer.ts';
import { german } from '../../words.ts';
import { panelLine, panelOf, unfolded } from '../panel.ts';
import { sha256 } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';

test('a job is configured, priced and put into the cart while its file moves; only the order waits for it', async ({
  page,
  store,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await store.slow(8_000);
  await dropScore(page, german);
  const price = page.getByRole('status').filter({ hasText: /€/ }).first();
  await expect(price).toBeVisible();
  const before = await price.innerText();
  await configureBooklet(page, german);
  await expect(price).not.toHaveText(before);
  await putIntoCart(page, german);
  await fillCheckout(page, german);
  await expect(page.getByText('Noch 1 Datei wird übertragen')).toBeVisible();
  const button = page.getByRole('button', { name: german.order, exact: true });
  await expect(button).toBeDisabled();
  const panel = panelOf(page);
  await expect(panelLine(panel)).toContainText('0 von 1 Datei');
  const [box, bar] = [await button.boundingBox(), await panel.boundingBox()];
  expect(box && bar && (box.y + box.height <= bar.y || box.y >= bar.y + bar.height), 'beside the panel').toBe(true);

  await unfolded(page);
  await panel.getByRole('button', { name: 'Alle anhalten' }).click();
  await expect(page.getByText('1 Datei ist noch nicht übertragen')).toBeVisible();
  await store.calm();
  await panel.getByRole('button', { name: 'Alle fortsetzen' }).click();
  await page.keyboard.press('Escape');
  await order(page, german);
  // Other journeys of the same shop print this score too.
  expect(new Set(await store.digestsOf('klavieruebung.pdf'))).toEqual(new Set([sha256(await readFile(score))]));
});
