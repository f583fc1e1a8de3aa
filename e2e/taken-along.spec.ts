import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { openInvoice } from './order-papers.ts';
import { expect, test } from './running-shop/shop-test.ts';
import { ShopCustomer } from './shop-customer.ts';

/** How much of the picture of a product's page is there; pixels across. */
const pictureWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0);

/** What lies in a cache of what was taken along. */
const keptIn = (page: Page, cache: string): Promise<number> =>
  page.evaluate(
    async (name) => ((await caches.has(name)) ? (await (await caches.open(name)).keys()).length : 0),
    cache,
  );

test('a category and the wishlist that were taken along open without a network, pictures and all, until they are removed', async ({
  page,
  context,
  shop,
  expectedTroubles,
}) => {
  expectedTroubles.push(/timeout of (?:10000|800)ms exceeded/);
  // There is a session from here on: it is to make no difference.
  await page.goto('/checkout/cart');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/Noten/Chor/');
  await page.getByRole('button', { name: 'Offline mitnehmen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chor offline' });
  await expect(dialog.getByText(/^4 Artikel · \d+/)).toBeVisible();
  await expect(dialog.getByText(/^Stand: heute, /)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  const tiles = page.getByRole('article').filter({ has: page.locator('a[href*="/NF-"]') });
  await tiles
    .first()
    .getByRole('button', { name: / merken$/ })
    .click();
  await page.getByRole('link', { name: /^Merkliste/ }).click();
  await page.getByRole('button', { name: 'Offline mitnehmen' }).click();
  await expect(page.getByRole('dialog', { name: 'Merkliste offline' }).getByText(/^1 Artikel · \d+/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();
  await page.goBack();

  await context.setOffline(true);
  await expect(tiles).toHaveCount(4);
  for (const tile of await tiles.all()) {
    await tile.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('button', { name: /In den Warenkorb/ }).first()).toBeVisible();
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(200);
    await page.goBack();
  }
  await context.setOffline(false);
  // From here on the shop takes calls and answers none. Nobody has seen this answer before.
  shop.hang();
  await page.evaluate(() => caches.delete('catalogue-answers'));
  await page.goto('/wishlist');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/Noten/Schlagzeug/');
  const list = page.getByRole('region', { name: 'Offline mitgenommen' });
  await list.getByRole('button', { name: 'Chor: vom Gerät entfernen' }).click();
  await expect(list.getByRole('link', { name: 'Chor' })).toBeHidden();
  // The page of the product, its picture, and the answer of the list.
  await expect.poll(() => keptIn(page, 'taken')).toBe(3);
  await list.getByRole('button', { name: 'Merkliste: vom Gerät entfernen' }).click();
  await expect.poll(() => keptIn(page, 'taken')).toBe(0);
  shop.goOn();
});

test('orders that were opened or taken along are there without a shop, by click and by address, with their invoice and of when they are', async ({
  page,
  context,
  shop,
}) => {
  const customer = await ShopCustomer.register(page.request, shop.origin, 'fanny.unterwegs');
  await customer.fillCart('Bleistift', 2);
  const seen = await customer.order();
  await customer.fillCart('Stimmgabel', 1);
  const taken = await customer.order();
  await customer.sitDown(context, shop.origin);
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`/account/order/${seen.deepLinkCode}`);
  await openInvoice(page);
  await page.goto(`/account/order/${taken.deepLinkCode}`);
  await page.getByRole('button', { name: 'Offline mitnehmen' }).click();
  const dialog = page.getByRole('dialog', { name: `Bestellung ${taken.orderNumber} offline` });
  await expect(dialog.getByText(/^Seiten und Dateien: 3 · \d+/)).toBeVisible();
  await expect(dialog.getByText(/^Stand: heute, /)).toBeVisible();

  await shop.kill();
  await page.goto('/account/order');
  await expect(page.getByText(/\(Stand: heute, /).first()).toBeVisible();
  for (const { orderNumber } of [seen, taken]) {
    await page.getByRole('link', { name: `Bestellung ${orderNumber} ansehen` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Bestellung ${orderNumber}` })).toBeVisible();
    await expect(page.getByText(/\(Stand: heute, /).first()).toBeVisible();
    await openInvoice(page);
    await page.goBack();
  }
  await page.goto(`/account/order/${taken.deepLinkCode}`);
  await expect(page.getByText(/stornieren können Sie, sobald der Shop wieder antwortet\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Erneut bestellen|Stornieren)/ })).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Stimmgabel' }).click();
  await expect(page.getByRole('button', { name: /In den Warenkorb/ }).first()).toBeVisible();
  await page.goBack();
  await shop.run();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('button', { name: 'Erneut bestellen' })).toBeVisible();
});
