import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { untilBuildKept } from './running-shop/kept-build.ts';
import { expect, test } from './uploads/upload-test.ts';

const waitingIn = (page: Page) => page.getByRole('list', { name: 'Vorgemerkte Änderungen' }).getByRole('listitem');

test('what goes into the cart while the shop is down waits, outlives a dead battery, and arrives once', async ({
  profile,
  shop,
}) => {
  let page = await profile.open('/Noten/Klavier/');
  await page
    .getByRole('link', { name: /Humoresken/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Humoresken/ })).toBeVisible();
  const add = page.getByRole('button', { name: /In den Warenkorb/ }).first();
  await expect(add).toBeVisible();
  await untilBuildKept(page);

  await shop.kill();
  await add.click();
  await expect(page.getByText(/^Vorgemerkt:/).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).first().click();
  await expect(waitingIn(page)).toContainText('Humoresken');
  expect(await accessibilityViolations(page)).toEqual([]);
  await profile.kill();

  page = await profile.open('/checkout/cart');
  await expect(waitingIn(page)).toContainText('Humoresken');
  await expect(page.getByRole('link', { name: /Änderung ist vorgemerkt/ })).toBeVisible();
  await shop.run();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(waitingIn(page)).toHaveCount(0);
  const lines = page.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem');
  await expect(lines.getByRole('spinbutton', { name: /^Menge von/ })).toHaveValue('1');
  await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  // Nothing waits on the next visit either.
  await page.reload();
  await expect(lines.getByRole('spinbutton', { name: /^Menge von/ })).toHaveValue('1');
});
