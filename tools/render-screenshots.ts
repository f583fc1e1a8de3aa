/**
 * Takes the pictures that browsers show of the shop before they install it, of the shop as it runs, into public/screenshots.
 * Run after a change of how home or a print job look, with a build there: `node tools/render-screenshots.ts`.
 */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserFlags } from '../e2e/browser-flags.ts';
import { ShopProcess } from '../e2e/running-shop/shop-process.ts';

const target = 'public/screenshots';
const score = {
  name: 'Drei Lieder.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync('e2e/scores/drei-lieder.pdf'),
};

/** As the manifest names their sizes, in pixels of the device. */
const looks = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 },
};

const languages = [
  ['de-DE', ''],
  ['en-GB', '/en-GB'],
  ['pl-PL', '/pl-PL'],
] as const;

/** In the page: fonts are there and nothing moves. */
const still =
  'document.fonts.ready.then(() => Promise.allSettled(document.getAnimations().map((each) => each.finished))).then(() => true)';

/** In the page: there is ink on the first sheet of the preview. */
const drawn = `(() => {
  const canvas = document.querySelector('main canvas');
  const image = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return image?.data.some((value, index, data) => index % 4 === 0 && value < 90 && data[index + 3] === 255);
})()`;

/** The picture is of the page alone, with all that comes late. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(still);
  await page.screenshot({ path: name, type: 'jpeg', quality: 82 });
}

/** The file was checked and has arrived, its first page is drawn, and nothing stands before it. */
async function untilReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(?:In den Warenkorb|Add to cart|Do koszyka)$/, disabled: false }).waitFor();
  await page.waitForFunction(drawn);
  const close = page.getByRole('button', { name: /^(?:Schließen|Close|Zamknij)$/ });
  if (await close.isVisible()) await close.click();
}

async function takeBoth(browser: Browser, origin: string): Promise<void> {
  for (const [locale, prefix] of languages) {
    await mkdir(join(target, locale), { recursive: true });
    for (const [form, look] of Object.entries(looks)) {
      const context = await browser.newContext({ ...look, locale, baseURL: origin });
      const page = await context.newPage();
      await page.goto(prefix || '/');
      await take(page, join(target, locale, `home-${form}.jpg`));
      await page.goto(`${prefix}/sheet-configuration-v3`);
      await page.locator('input[type=file][multiple]').first().setInputFiles(score);
      await page.waitForURL(/\?job=/);
      await untilReady(page);
      await take(page, join(target, locale, `print-job-${form}.jpg`));
      await context.close();
    }
  }
}

const shop = await ShopProcess.start();
const browser = await chromium.launch({
  args: browserFlags,
  ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
});
try {
  await takeBoth(browser, shop.origin);
} finally {
  await browser.close();
  await shop.stop();
}
