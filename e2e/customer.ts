import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect } from './running-shop/shop-test.ts';
import type { Words } from './words.ts';

export const score = fileURLToPath(new URL('scores/klavieruebung.pdf', import.meta.url));

export const address = {
  email: 'clara@example.org',
  firstName: 'Clara',
  lastName: 'Wieck',
  street: 'Inselstraße 18',
  zip: '04103',
  city: 'Leipzig',
};

/** Opens the home page and gives it the score: the configurator opens with the job. */
export async function dropScore(page: Page, words: Words): Promise<void> {
  await page.goto(words.prefix || '/');
  await page.getByLabel(words.chooseFile).first().setInputFiles(score);
  await expect(page.getByRole('heading', { level: 1, name: 'klavieruebung' })).toBeVisible();
}

/** A stapled booklet, forty copies, rights declared, remarks of the check accepted. */
export async function configureBooklet(page: Page, words: Words): Promise<void> {
  await page.getByRole('radio', { name: words.staple }).check();
  const copies = page.getByLabel(words.copies, { exact: true });
  await copies.fill('40');
  await copies.press('Enter');
  await page.getByRole('radio', { name: words.publicDomain }).check();
  await page.getByRole('checkbox', { name: words.confirmRights }).check();
  await expect(page.getByRole('checkbox', { name: words.acceptRemark }).first()).toBeVisible();
  for (const remark of await page.getByRole('checkbox', { name: words.acceptRemark }).all()) await remark.check();
}

export async function putIntoCart(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.addToCart }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.cart })).toBeVisible();
  await expect(
    page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: 'klavieruebung' }).first(),
  ).toBeVisible();
}

/** Guest checkout up to the button that orders. */
export async function fillCheckout(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words.toCheckout }).click();
  await page.getByLabel(words.email).fill(address.email);
  await page.getByLabel(words.firstName).fill(address.firstName);
  await page.getByLabel(words.lastName).fill(address.lastName);
  await page.getByLabel(words.street).fill(address.street);
  await page.getByLabel(words.zip).fill(words.ownZip);
  await page.getByLabel(words.city, { exact: true }).fill(address.city);
  await page.getByRole('button', { name: words.continueToPayment }).click();
  await page.getByRole('radio', { name: words.onlinePayment }).check();
  await acceptTerms(page, words);
}

/** Ticks the terms once nothing is reckoned any more: what stands above them moves until then, and a press let go elsewhere ticks nothing. */
export async function acceptTerms(page: Page, words: Words): Promise<void> {
  const button = page.getByRole('button', { name: words.order, exact: true });
  await expect(button).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('checkbox', { name: words.terms }).check();
}

/** Orders and goes on to the payment page of the shop. */
export async function order(page: Page, words: Words): Promise<void> {
  const button = page.getByRole('button', { name: words.order, exact: true });
  await expect(button).toBeEnabled();
  await button.click();
  await page.getByRole('button', { name: words.goToPayment }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.paymentPage })).toBeVisible();
}
