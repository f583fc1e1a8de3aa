import type { Page } from '@playwright/test';
import { buyProduct, satie } from './running-shop/buy-product.ts';
import { shopsPages, untilIdle } from './running-shop/idle-pages.ts';
import { expect, test } from './running-shop/shop-test.ts';

/** Two more articles for a cart. */
const further = [
  '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001',
  '/Antonin-Dvorak-Humoresken-op.-101/NF-1010',
];

/** The largest sum of layout shifts with which a page counts as standing still. */
const mostShift = 0.01;

test('pages stand still while their fonts, and cart and checkout while their content comes from the shop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await withLateFonts(page, async () => {
    for (const path of ['/sheet-configuration-v3', ...shopsPages]) {
      await page.goto(path);
      expect(await shiftOf(page), path).toBeLessThanOrEqual(mostShift);
    }
  });
  await page.goto('/checkout/cart');
  await expect(page.getByText('Noch nichts darin.')).toBeVisible();
  expect(await shiftOf(page), 'an empty cart').toBeLessThanOrEqual(mostShift);

  await buyProduct(page, satie);
  await page.goto('/checkout/cart');
  await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  expect(await shiftOf(page), 'a cart with an article').toBeLessThanOrEqual(mostShift);

  for (const path of further) {
    await buyProduct(page, path);
  }
  await page.goto('/checkout/cart');
  await expect(page.getByRole('main').getByRole('link', { name: /Satie|Inventionen|Humoresken/ })).toHaveCount(3);
  expect(await shiftOf(page), 'a cart with three articles').toBeLessThanOrEqual(mostShift);

  await page.goto('/checkout');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  expect(await shiftOf(page), 'the checkout').toBeLessThanOrEqual(mostShift);
});

test('a list that is painted while its document is still coming has the filters’ button where it stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const path = '/Noten/';
  const whole = await (await page.request.get(path)).text();
  const button = page.getByRole('button', { name: 'Filtern' });
  const column = async (): Promise<number[]> => {
    const box = await button.boundingBox();
    return [box?.x, box?.width].map(Number);
  };
  await page.route(path, (route) =>
    route.fulfill({ contentType: 'text/html', body: whole.slice(0, whole.search(/<h2[^>]*aria-live/)) }),
  );
  await page.goto(path);
  const early = await column();
  await page.unroute(path);
  await page.goto(path);
  await expect(page.getByLabel('Sortieren nach')).toBeVisible();
  expect(early).toEqual(await column());
});

test.describe('over a slow line', () => {
  // It would have all of it from the first visit on.
  test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });

  test('a remembered cart stands still while it is said of it by and by what it is, of when, and what it is now', async ({
    page,
  }) => {
    await buyProduct(page, satie);
    // What this page still asks the shop for is not what is waited for.
    await page.goto('about:blank');
    const note = page.getByRole('main').getByText('Das ist Ihr Warenkorb beim letzten Besuch');
    const steps = [
      ['**/assets/kept-moment-*.js', note],
      ['**/store-api/checkout/cart', note.filter({ hasText: 'Stand: heute' })],
    ] as const;
    for (const [address, before] of steps) {
      let isSeen = false;
      await page.route(address, async (route) => {
        if (!isSeen) await expect(before).toBeVisible();
        isSeen = true;
        await untilPainted(page);
        await route.continue();
      });
    }
    await page.goto('/checkout/cart');
    await expect(note).toBeVisible();
    await expect(note).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(mostShift);
  });
});

const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Does something while fonts come only once a page has been painted without them. */
async function withLateFonts(page: Page, doing: () => Promise<void>): Promise<void> {
  const isFont = (url: URL): boolean => url.pathname.endsWith('.woff2');
  await page.route(isFont, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await doing();
  await page.unroute(isFont);
}

/** What has moved on this page by itself since it was opened. */
async function shiftOf(page: Page): Promise<number> {
  await untilIdle(page);
  return shiftSoFar(page);
}

async function shiftSoFar(page: Page): Promise<number> {
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Object(entry).value), 0)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift nothing is told.
        setTimeout(() => resolve(0), 250);
      }),
  );
}
