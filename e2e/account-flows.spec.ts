import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Download, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { acceptTerms, configureBooklet, dropScore, putIntoCart } from './customer.ts';
import { linkInMail, mailsTo, wordsOfMail } from './running-shop/outbox.ts';
import { expect, test } from './running-shop/shop-test.ts';
import { english, polish, type Words } from './words.ts';

// The version in which a guest's order may become an account, and the session knows how a customer pays.
test.use({ viewport: { width: 360, height: 740 }, shopSettings: { SHOP_VERSION: '6.7' } });

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
}

const password = 'notenfalz-1';

/** Contact and address of the checkout, up to the ways to ship and to pay. */
async function fillContact(page: Page, words: Words, person: Person): Promise<void> {
  await page.getByLabel(words.email).fill(person.email);
  await page.getByLabel(words.firstName).fill(person.firstName);
  await page.getByLabel(words.lastName).fill(person.lastName);
  await page.getByLabel(words.street).fill(person.street);
  await page.getByLabel(words.zip).fill(words.ownZip);
  await page.getByLabel(words.city, { exact: true }).fill(person.city);
  await page.getByRole('button', { name: words.continueToPayment }).click();
}

async function putProductIntoCart(page: Page, words: Words, said: string | RegExp): Promise<void> {
  await page.goto(`${words.prefix}/Erik-Satie-Trois-Gymnopedies/NF-1011`);
  await page.getByRole('button', { name: words.addToCart, exact: true }).click();
  await expect(page.getByText(said).first()).toBeVisible();
}

async function logIn(page: Page, words: { email: string; password: string; logIn: string }, email: string) {
  await page.getByRole('main').getByLabel(words.email).fill(email);
  await page.getByRole('main').getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: words.logIn }).click();
}

/** What a viewer reads in a PDF. @throws {Error} for a file that is none */
async function wordsOfPdf(download: Download): Promise<string> {
  const file = await getDocument({ data: new Uint8Array(await readFile(await download.path())), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await file.loadingTask.destroy();
  return pages.join('\n');
}

const ethel: Person = {
  email: 'ethel@example.org',
  firstName: 'Ethel',
  lastName: 'Smyth',
  street: '1 Coign Road',
  city: 'Woking',
};

test('a guest makes an account of the order, finds both wish lists joined, fetches the invoice, orders again, withdraws, cancels and reports', async ({
  page,
  shop,
}) => {
  const atLogin = { email: 'Email', password: 'Password', logIn: 'Log in' };
  await dropScore(page, english);
  await expect(page.getByText(english.uploaded)).toBeVisible();
  await configureBooklet(page, english);
  await putIntoCart(page, english);
  await page.getByRole('link', { name: english.toCheckout }).click();
  await fillContact(page, english, ethel);
  await page.getByRole('radio', { name: /^Invoice/ }).check();
  await acceptTerms(page, english);
  await page.getByRole('button', { name: english.order, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  const offer = page.getByRole('region', { name: 'Turn this into an account' });
  await offer.getByLabel('Password', { exact: true }).fill(password);
  expect(await accessibilityViolations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused();

  const save = page.getByRole('button', { name: /^Save / });
  await page.goto('/en-GB/Erik-Satie-Trois-Gymnopedies/NF-1011');
  // It shows before the shop has it, and whoever leaves before that may take it back.
  const added = page.waitForResponse('**/store-api/customer/wishlist/add/*');
  await save.first().click();
  await expect(save.first()).toHaveAttribute('aria-pressed', 'true');
  expect((await added).ok()).toBe(true);
  await page.goto('/en-GB/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await page.goto('/en-GB/search?search=tuning%20fork');
  await save.first().click();
  await expect(save.first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/en-GB/login?to=%2Fwishlist');
  await logIn(page, atLogin, ethel.email);
  await expect(page.getByRole('heading', { level: 1, name: 'Wish list' })).toBeVisible();
  for (const wish of [/Gymnop/, /Tuning fork/])
    await expect(page.getByRole('main').getByRole('link', { name: wish }).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.goto('/en-GB/account/order');
  await page.getByRole('link', { name: /^View order/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Order \d+$/ });
  await expect(heading).toBeVisible();
  const orderNumber = (await heading.innerText()).replace('Order ', '');
  const order = new URL(page.url()).pathname;
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download Invoice/ }).click(),
  ]);
  expect(invoice.suggestedFilename()).toMatch(/\.pdf$/);
  const billed = await wordsOfPdf(invoice);
  for (const words of [orderNumber, ethel.lastName, ethel.street, 'klavieruebung']) expect(billed).toContain(words);

  await page.getByRole('button', { name: 'Order again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order again' });
  const copies = dialog.getByRole('spinbutton', { name: 'klavieruebung' });
  await copies.fill('12');
  await copies.press('Enter');
  await dialog.getByRole('checkbox', { name: /rights to this music/ }).check();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await dialog.getByRole('link', { name: 'Go to cart' }).click();
  const again = page.getByRole('article').or(page.getByRole('listitem')).filter({ hasText: 'klavieruebung' });
  await expect(again.first()).toContainText('12 copies');

  await page.goto(order);
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click();
  await expect(page.getByLabel('Order number')).toHaveValue(orderNumber);
  await expect(page.getByLabel('Email')).toHaveValue(ethel.email);
  await expect(page.getByLabel('Last name')).toHaveValue(ethel.lastName);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { name: 'We have received your withdrawal' })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  const told = async () => (await mailsTo(shop, ethel.email)).map(wordsOfMail).join('\n');
  await expect.poll(told).toMatch(new RegExp(`withdrawal[^]*${orderNumber}`));

  await page.goto(order);
  await page.getByRole('button', { name: 'Cancel (voluntary offer)' }).click();
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(page.getByText('This order has been cancelled')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Report a rights infringement' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue(ethel.lastName);
  await page.getByLabel('Which work is it about?').fill('The March of the Women');
  await page.getByLabel('Where did you find it?').fill('On the home page');
  await page.getByLabel('What is not permitted about it?').fill('The arrangement is mine.');
  await page.getByRole('checkbox', { name: /in good faith/ }).check();
  await page.getByRole('button', { name: 'Send notice' }).click();
  await expect(page.getByRole('heading', { name: 'We have received your notice' })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
});

const maria: Person = {
  email: 'maria@example.org',
  firstName: 'Maria',
  lastName: 'Szymanowska',
  street: 'ul. Senatorska 5',
  city: 'Kraków',
};

test('a guest subscribes, corrects the address, opens an account with the order, orders twice more, and changes name, address, password and the way to pay', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/pl-PL/newsletter-subscribe');
  const subscribe = page.getByRole('button', { name: 'Zapisz się na newsletter' });
  const subscription = page.getByRole('main').locator('form').filter({ has: subscribe });
  await subscription.getByLabel('E-mail').fill(maria.email);
  await subscribe.click();
  await expect(page.getByRole('heading', { name: 'Prawie gotowe' })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.goto(await linkInMail(shop, maria.email, '/newsletter-subscribe'));
  await expect(page.getByRole('heading', { name: 'Dziękujemy' })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  const other = 'fortepian@example.org';
  await page.goto('/pl-PL/bausteine');
  // The contact form of the page asks for an address as well; which of the two is there first is open.
  await subscription.getByLabel('E-mail').fill(other);
  await subscribe.click();
  await expect(page.getByText('Prawie gotowe')).toBeVisible();
  expect(await linkInMail(shop, other, '/newsletter-subscribe')).toContain('/pl-PL/');

  await putProductIntoCart(page, polish, 'Jest w koszyku.');
  await page.goto('/pl-PL/checkout');
  await fillContact(page, polish, maria);
  await page.getByRole('radio', { name: /^Faktura/ }).check();
  const terms = page.getByRole('checkbox', { name: polish.terms });
  await acceptTerms(page, polish);
  await page.getByRole('button', { name: 'Zmień: kontakt i adres' }).click();
  await expect(page.getByLabel(polish.lastName)).toHaveValue(maria.lastName);
  await page.getByLabel(polish.street).fill('ul. Floriańska 7');
  await page.getByRole('checkbox', { name: /^Załóż przy tym konto klienta/ }).check();
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('button', { name: polish.continueToPayment }).click();
  await expect(page.getByText('ul. Floriańska 7')).toBeVisible();
  await expect(terms).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Faktura/ })).toBeChecked();
  await orderInPolish(page);

  // Again in the same session, and once more after logging in in another tab.
  await putProductIntoCart(page, polish, 'Jest w koszyku.');
  await page.goto('/pl-PL/checkout');
  await expect(page.getByText('ul. Floriańska 7')).toBeVisible();
  await acceptTerms(page, polish);
  await orderInPolish(page);

  await page.goto('/pl-PL/account');
  await expect(page.getByText(`Newsletter wysyłamy na adres ${maria.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Zrezygnuj z newslettera' }).click();
  await expect(page.getByText('Newsletter nie jest wysyłany.')).toBeVisible();
  await page.goto('/pl-PL/account/profile');
  await changeProfile(page);
  await page.goto('/pl-PL/account/payment');
  await page.getByRole('radio', { name: /^Przedpłata/ }).check();
  await expect(page.getByText('Domyślna metoda płatności została zapisana.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Przedpłata/ })).toBeChecked();
  await page.goto('/pl-PL/account');
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.getByRole('button', { name: 'Wyloguj się' })).toHaveCount(0);

  await putProductIntoCart(page, polish, 'Jest w koszyku.');
  await page.goto('/pl-PL/checkout');
  await expect(page.getByLabel(polish.email)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/pl-PL/login?to=%2Faccount%2Forder');
  await tab.getByRole('main').getByLabel('E-mail').fill('szymanowska@example.org');
  await tab.getByRole('main').getByLabel('Hasło', { exact: true }).fill('notenfalz-2');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('link', { name: /^Zobacz zamówienie/ })).toHaveCount(2);
  await tab.close();
  await expect(page.getByText('ul. Floriańska 7')).toBeVisible();
  await acceptTerms(page, polish);
  await orderInPolish(page);
});

async function orderInPolish(page: Page): Promise<void> {
  await page.getByRole('button', { name: polish.order, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy za zamówienie!' })).toBeVisible();
}

/** Name, e-mail address and password; the password that is asked for is a wrong one first. */
async function changeProfile(page: Page): Promise<void> {
  await page.getByLabel('Imię').fill('Marianna');
  await page.getByRole('button', { name: 'Zapisz dane' }).click();
  await expect(page.getByText('Dane zostały zapisane.')).toBeVisible();

  await page.getByLabel('Nowy adres e-mail', { exact: true }).fill('szymanowska@example.org');
  await page.getByLabel('Powtórz nowy adres e-mail').fill('szymanowska@example.org');
  await page.getByLabel('Hasło do konta').fill('notenfalz-0');
  await page.getByRole('button', { name: 'Zmień adres e-mail' }).click();
  await expect(page.getByLabel('Hasło do konta')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Hasło do konta').fill(password);
  await page.getByRole('button', { name: 'Zmień adres e-mail' }).click();
  await expect(page.getByText(/szymanowska@example\.org/)).toBeVisible();

  await page.getByLabel('Dotychczasowe hasło').fill('notenfalz-0');
  await page.getByLabel('Nowe hasło', { exact: true }).fill('notenfalz-2');
  await page.getByLabel('Powtórz nowe hasło').fill('notenfalz-2');
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByLabel('Dotychczasowe hasło')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Dotychczasowe hasło').fill(password);
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await expect(page.getByText('Hasło zostało zmienione.')).toBeVisible();
}
