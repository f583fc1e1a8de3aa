import type { Page } from '@playwright/test';
import { expect, test } from '../uploads/upload-test.ts';
import { watchPeakMemory } from './peak-memory.ts';
import { faxScan, fourInkScan, jbig2Scan, pngLikeScan, scannedFile, scanSizes, stencilScan } from './scanned-page.ts';

/** Of each page in the strip, whether its ink goes from margin to margin, a tenth of the page each. */
const areFilled = (page: Page): Promise<boolean[]> =>
  page
    .getByRole('list', { name: 'Alle Seiten' })
    .locator('canvas')
    .evaluateAll((canvases) =>
      canvases.map((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return false;
        const { width, height } = canvas;
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        const isInked = (x: number): boolean =>
          Array.from({ length: height }, (_, y) => pixels[(y * width + x) * 4] ?? 255).some((red) => red < 200);
        const columns = Array.from({ length: width }, (_, x) => x).filter(isInked);
        return (columns[0] ?? width) < width * 0.2 && (columns.at(-1) ?? 0) > width * 0.8;
      }),
    );

test('scans of every kind are shown as they are and printed in black, in less than 1 GB', async ({ page, browser }) => {
  const { a4At300, a4At450, a4At600, a3At600 } = scanSizes;
  const buffer = scannedFile([
    faxScan(a4At600),
    jbig2Scan(a4At600),
    fourInkScan(a4At300),
    stencilScan(a4At450, { different: 6, times: 1 }),
    stencilScan(a4At450, { different: 1, times: 12 }),
    faxScan(a3At600),
    pngLikeScan(a3At600, 1),
  ]);
  const peak = await watchPeakMemory(browser);
  await page.goto('/sheet-configuration-v3');
  await page
    .getByLabel('PDF auswählen')
    .first()
    .setInputFiles({ name: 'scans.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Alle Seiten als Tabelle' }).click();
  await expect(page.getByRole('cell', { name: 'schwarz-weiß' })).toHaveCount(7);
  await expect.poll(() => areFilled(page)).toEqual(Array.from({ length: 7 }, () => true));
  expect(await peak(), 'memory of the page').toBeLessThan(1_000_000_000);
});
