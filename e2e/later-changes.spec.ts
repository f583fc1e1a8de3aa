import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { untilBuildKept } from './running-shop/kept-build.ts';
import { expect, test } from './uploads/upload-test.ts';

const waitingIn = (page: Page) => page.getByRole('list', { name: 'Vorgemerkte Änderungen' }).getByRole('listitem');
const quantityIn = (page: Page) =>
  page
    .getByRole('list', { name: 'Artikel im Warenkorb' })
    .getByRole('listitem')
    .getByRole('spinbutton', { name: /^Menge von/ });

test('what goes into the cart while the shop is down waits, outlives a dead battery, arrives once, and outlives another', async ({
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
  await expect(quantityIn(page)).toHaveValue('1');
  await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  // The session is younger than what browsers write cookies to the disk after.
  await profile.kill();
  page = await profile.open('/checkout/cart');
  await expect(quantityIn(page)).toHaveValue('1');
  await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
});

test('an address that is corrected while the shop is down waits, outlives a dead battery, and is in the address book once the shop is back', async ({
  profile,
  shop,
}) => {
  let page = await profile.open('/account/address');
  await page.getByRole('link', { name: 'Konto anlegen' }).click();
  // The page before has a field of that name as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeVisible();
  for (const [label, value] of Object.entries(clara)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Adressen' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Bearbeiten/ })
    .first()
    .click();
  const street = page.getByRole('dialog').getByLabel('Straße und Hausnummer');
  await street.fill('Königstraße 23');
  await untilBuildKept(page);

  await shop.kill();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/^Adresse wird gespeichert: .*Königstraße 23/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await profile.kill();

  await shop.run();
  page = await profile.open('/account/address');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Königstraße 23' })).toHaveCount(1);
  await expect(page.getByText(/^Adresse wird gespeichert: /)).toHaveCount(0);
});

const clara = {
  'E-Mail': 'clara@example.org',
  Passwort: 'Romanzen-op-21',
  Vorname: 'Clara',
  Nachname: 'Wieck',
  'Straße und Hausnummer': 'Inselstraße 18',
  Postleitzahl: '04103',
  Ort: 'Leipzig',
};
