import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { enter } from './keyboard.ts';
import type { ShopProcess } from './running-shop/shop-process.ts';
import { expect, test } from './running-shop/shop-test.ts';
import { ShopCustomer } from './shop-customer.ts';

// What a worker stores for later visits changes nothing of what is looked at here.
test.use({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });

/**
 * Each page is looked at once, in the languages and the two themes by turns (they differ in words and colours alone), once this
 * part of it is there. Of the order, its code is put in.
 */
const pages: readonly (readonly [path: string, part: string])[] = [
  ['/account', 'a[href*="/account/order/"]'],
  ['/en-GB/account/address', 'text=Leipziger Straße 3'],
  ['/pl-PL/account/order', 'a[href*="/account/order/"]'],
  ['/en-GB/account/order/CODE', 'text=Bleistift'],
  ['/pl-PL/account/payment', 'input[type=radio]'],
  ['/account/profile', 'input[type=password]'],
  ['/pl-PL/newsletter-subscribe', 'button'],
  ['/registration/confirm?em=nobody&hash=nothing', '[role=alert], [role=status]'],
  ['/en-GB/account/recover', 'input[type=email]'],
  ['/pl-PL/reset-password?hash=nothing', 'form, a'],
];

const themes = ['light', 'dark'] as const;

/** Opens a browser's pages in the session of a customer who has ordered once. @returns the code of the order */
async function whoHasOrdered(page: Page, shop: ShopProcess, name: string): Promise<string> {
  const customer = await ShopCustomer.register(page.request, shop.origin, name);
  await customer.fillCart('Bleistift', 2);
  const { deepLinkCode } = await customer.order();
  await customer.sitDown(page.context(), shop.origin);
  return deepLinkCode;
}

test('the pages of an account have no accessibility violations and fit a phone', async ({ page, shop }) => {
  const code = await whoHasOrdered(page, shop, 'fanny');
  for (const [index, [path, part]] of pages.entries()) {
    await page.emulateMedia({ colorScheme: themes[index % themes.length] ?? 'light' });
    await page.goto(path.replace('CODE', code));
    await expect(page.getByRole('main').locator(part).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await accessibilityViolations(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  // On a phone the ways stand in the menu of the shop.
  await page.setViewportSize({ width: 1280, height: 800 });
  await enter(page, page.getByRole('button', { name: /^Konto: Fanny/ }));
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityViolations(page), `menu, ${colorScheme}`).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('on a desk the account bears the name of its customer, and an order is printed on the paper of the shop, without what can only be pressed', async ({
  page,
  shop,
}) => {
  const code = await whoHasOrdered(page, shop, 'fanny.druckt');
  await page.goto(`/account/order/${code}`);
  await expect(page.getByRole('button', { name: /herunterladen/ }).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  const account = page.getByRole('button', { name: 'Konto von Fanny Mendelssohn-Bartholdy-Hensel' });
  await expect(account.getByText('Fanny', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const head = page.locator('[data-letterhead]');
  for (const line of ['Notenfalz Musterdruck GmbH', 'Musterstraße 12', 'hallo@notenfalz.example'])
    await expect(head.getByText(line)).toBeVisible();
  await expect(page.getByText('Bleistift').first()).toBeVisible();
  for (const pressed of await page.getByRole('button').all()) await expect(pressed).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});
