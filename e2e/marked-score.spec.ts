import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './running-shop/shop-test.ts';

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

test('pencil marks are printed only when the player wants them, and then cost colour', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('PDF auswählen').first().setInputFiles(score);
  await expect(page.getByText('In die Noten ist etwas eingetragen')).toBeVisible();
  const breakdown = page.getByRole('button', { name: 'Aufschlüsselung' });
  await breakdown.click();
  await expect(page.getByRole('row', { name: /in Farbe/ })).toHaveCount(0);
  expect(await showsRedMark(page)).toBe(false);

  await page.getByRole('button', { name: 'Mitdrucken' }).click();
  await expect(page.getByText('Wir drucken mit')).toBeAttached();
  await expect.poll(() => showsRedMark(page)).toBe(true);
  await expect(page.getByRole('row', { name: /in Farbe/ })).toBeVisible();
});
