import { followMenu } from './running-shop/follow-menu.ts';
import { missingFiles, untilBuildKept } from './running-shop/kept-build.ts';
import { LateLine } from './running-shop/late-line.ts';
import { ShopProcess } from './running-shop/shop-process.ts';
import { test as base, expect } from './running-shop/shop-test.ts';
import { noteRegistration, untilRegistered } from './uploads/browsers/installed-app.ts';

const test = base.extend<object, { line: LateLine }>({
  line: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const line = await LateLine.open();
      await use(line);
      await line.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ line }, use) => {
      const shop = await ShopProcess.start({ PUBLIC_URL: line.origin });
      line.shop = shop.origin;
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ line, shop: _shop }, use) => use(line.origin),
});

/** What no worker stands without, and most of what it brings when there is time. */
const needed = /\/first-[\w-]{8}\.pack$/u;
const rest = /\/rest-[\w-]{8}\.pack$/u;

test('whoever goes on while the worker is still coming has the whole build, and the page, from it all the same', async ({
  page,
  shop,
  line,
}) => {
  line.holdBack(needed);
  await noteRegistration(page);
  await page.goto('/');
  await expect.poll(() => line.held).toBeGreaterThan(0);
  await page.goto('/Erik-Satie-Trois-Gymnopedies/NF-1011');
  await untilRegistered(page);
  line.bringHeld();
  await untilBuildKept(page);
  await shop.kill();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Trois Gymnopédies' })).toBeVisible();
  await shop.run();
});

test('a first visit keeps every picture of the page, also the one that was asked for before all others', async ({
  page,
}) => {
  await page.goto('/Erik-Satie-Trois-Gymnopedies/NF-1011');
  const missing = (): Promise<string[]> =>
    page.evaluate(async () => {
      const shown = [...document.images]
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map((image) => image.currentSrc);
      const kept = await Promise.all(shown.map((address) => caches.match(address, { ignoreVary: true })));
      return shown.length > 3 ? shown.filter((_address, index) => !kept[index]) : ['a page without pictures'];
    });
  await expect.poll(missing).toEqual([]);
});

test('what a broken line kept away of the build comes with the next click', async ({
  page,
  line,
  expectedTroubles,
}) => {
  expectedTroubles.push(/could not be/);
  line.breakAt(rest);
  await page.goto('/');
  // The pack, and what is asked for in its place.
  await expect.poll(() => line.lost).toBeGreaterThan(1);
  line.mend();
  await followMenu(page, '/Noten/Chor/');
  await expect(page.getByRole('heading', { level: 1, name: 'Chor' })).toBeVisible();
  await untilBuildKept(page);
});

test('what is taken along is not said to be here before there is what shows it', async ({ page, shop, line }) => {
  line.holdBack(rest);
  await page.goto('/Noten/Chor/');
  await page.getByRole('button', { name: 'Offline mitnehmen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chor offline' });
  await expect(dialog.getByText('Teile der Shop-Seiten fehlen noch')).toBeVisible();
  await expect(dialog.getByText(/^4 Artikel · \d+/)).toBeVisible();
  await expect(dialog.getByText(/^Stand: /)).toBeHidden();
  await expect(page.locator('[data-taken=wanted]')).toHaveText('99 %');
  line.bringHeld();
  await expect(dialog.getByText(/^Stand: heute, /)).toBeVisible();
  const { engine: _engine, ...missing } = await missingFiles(page);
  expect(Object.values(missing).filter((files) => files > 0)).toEqual([]);
  await shop.kill();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /In den Warenkorb/ }).first()).toBeVisible();
  await shop.run();
});
