import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './running-shop/shop-test.ts';
import { german } from './words.ts';

// Nothing here is the service worker's: it would only store all of the build first.
test.use({ serviceWorkers: 'block' });

const score = fileURLToPath(new URL('scores/eintragungen.pdf', import.meta.url));

/** Whether the page that lies open shows a strongly red spot: the pencil mark. */
const showsRedMark = (page: Page): Promise<boolean> =>
  page.getByRole('img', { name: /^Seite 1 von 5/ }).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return false;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    for (let at = 0; at < pixels.length; at += 4) {
      if ((pixels[at] ?? 0) - (pixels[at + 2] ?? 0) > 100) return true;
    }
    return false;
  });

test('pencil marks are printed only when the player wants them, and turned scans stand upright', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(german.chooseFile).first().setInputFiles(score);
  await expect(page.getByText('In die Noten ist etwas eingetragen')).toBeVisible();
  const inColour = page.getByRole('row', { name: /Druckseite farbig/ });
  await page.getByRole('button', { name: 'Aufschlüsselung' }).click();
  await expect(page.getByRole('row', { name: /Klammerheftung/ })).toBeVisible();
  await expect(inColour).toHaveCount(0);
  expect(await showsRedMark(page)).toBe(false);

  await page.getByRole('button', { name: 'Mitdrucken' }).click();
  await expect.poll(() => showsRedMark(page)).toBe(true);
  await expect(inColour).toBeVisible();

  await page.getByRole('button', { name: 'Drehen', exact: true }).click();
  await expect(page.getByRole('img', { name: /^Seite 4 von 5/ })).toBeVisible();
  await expect(page.getByText('Liegt quer zum Blatt')).toHaveCount(0);
  await expect(page.getByText('Steht auf dem Kopf')).toHaveCount(0);

  await page.getByRole('radio', { name: german.publicDomain }).check();
  await page.getByRole('checkbox', { name: german.confirmRights }).check();
  for (const remark of await page.getByRole('checkbox', { name: german.acceptRemark }).all()) await remark.check();
  await expect(page.getByText(german.uploaded)).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/checkout/cart/line-item'));
  await page.getByRole('button', { name: german.addToCart }).click();
  const { items }: { items: { payload: { printJob: { rows?: { pages: unknown[] }[] } } }[] } = (
    await sent
  ).postDataJSON();
  expect(items[0]?.payload.printJob.rows?.[0]?.pages).toMatchObject([
    { page: 1, marks: 'print', ink: 'colour' },
    { page: 2, ink: 'black' },
    { page: 3, marks: 'print', ink: 'colour' },
    { page: 4, turn: 270, ink: 'black' },
    { page: 5, turn: 90, ink: 'black' },
  ]);
});
