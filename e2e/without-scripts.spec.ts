import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { expect, test } from './running-shop/shop-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

interface WordsWithoutScripts {
  prefix: string;
  sheetMusic: string;
  apply: string;
  sort: string;
  secondPage: string;
  openSearch: string;
  accessories: string;
  product: string;
  add: string;
  changeQuantity: RegExp;
  remove: RegExp;
  cart: string;
  added: string;
  changed: string;
  empty: RegExp;
  orderingNeeds: string;
  whyNoForm: RegExp;
  price: RegExp;
  lowest: string;
  /** As a price is typed in this language. */
  bound: string;
}

const languages: readonly WordsWithoutScripts[] = [
  {
    prefix: '',
    sheetMusic: '/Noten/',
    apply: 'Filter anwenden',
    sort: 'Sortieren',
    secondPage: 'Seite 2',
    openSearch: 'Suche öffnen',
    accessories: '/Zubehoer/',
    product: '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001',
    add: 'In den Warenkorb',
    changeQuantity: /^Menge von .* ändern$/,
    remove: / entfernen$/,
    cart: 'Warenkorb',
    added: 'Der Artikel liegt im Warenkorb.',
    changed: 'Die Menge ist geändert.',
    empty: /Der Warenkorb ist leer/,
    orderingNeeds: 'Zum Bestellen brauchen Sie JavaScript',
    whyNoForm: /^Zum Senden braucht das Formular JavaScript/,
    price: /\d,\d\d\s€/,
    lowest: 'von',
    bound: '12,5',
  },
  {
    prefix: '/en-GB',
    sheetMusic: '/en-GB/Sheet-music/',
    apply: 'Apply filters',
    sort: 'Sort',
    secondPage: 'Page 2',
    openSearch: 'Open search',
    accessories: '/en-GB/Accessories/',
    product: '/en-GB/Johann-Sebastian-Bach-Two-Part-Inventions-BWV-772-786/NF-1001',
    add: 'Add to cart',
    changeQuantity: /^Change quantity of /,
    remove: /^Remove /,
    cart: 'Cart',
    added: 'The item is in your cart.',
    changed: 'The quantity has been changed.',
    empty: /Your cart is empty/,
    orderingNeeds: 'Ordering needs JavaScript',
    whyNoForm: /^Sending the form needs JavaScript/,
    price: /€\d+\.\d\d/,
    lowest: 'from',
    bound: '12.5',
  },
  {
    prefix: '/pl-PL',
    sheetMusic: '/pl-PL/Nuty/',
    apply: 'Zastosuj filtry',
    sort: 'Sortuj',
    secondPage: 'Strona 2',
    openSearch: 'Otwórz wyszukiwarkę',
    accessories: '/pl-PL/Akcesoria/',
    product: '/pl-PL/Johann-Sebastian-Bach-Inwencje-dwuglosowe-BWV-772-786/NF-1001',
    add: 'Do koszyka',
    changeQuantity: /^Zmień ilość: /,
    remove: /^Usuń: /,
    cart: 'Koszyk',
    added: 'Produkt jest w koszyku.',
    changed: 'Ilość została zmieniona.',
    empty: /Koszyk jest pusty/,
    orderingNeeds: 'Do złożenia zamówienia potrzebny jest JavaScript',
    whyNoForm: /^Do wysłania formularza potrzebny jest JavaScript/,
    price: /\d,\d\d\s€/,
    lowest: 'od',
    bound: '12,5',
  },
];

test('without JavaScript, in three languages, a visitor finds things and fills a cart that is there once scripts are on', async ({
  page,
  browser,
  baseURL,
}) => {
  for (const words of languages) {
    await page.context().clearCookies();
    await findThings(page, words);
    await fillTheCart(page, words);
    await readOn(page, words);
  }
  const { cookies } = await page.context().storageState();
  const withScripts = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: true,
    locale: 'de-DE',
    serviceWorkers: 'block',
  });
  await withScripts.addCookies(cookies);
  const later = await withScripts.newPage();
  await later.goto('/checkout/cart');
  await expect(later.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem').first()).toBeVisible();
  // The checker of accessibility is a script itself.
  await later.goto('/without-scripts/cart?outcome=changed');
  expect(await accessibilityViolations(later)).toEqual([]);
  await withScripts.close();
});

/** Search, filters, sorting and pages are forms and links of the browser. */
async function findThings(page: Page, words: WordsWithoutScripts): Promise<void> {
  await page.goto(words.sheetMusic);
  const products = page.getByRole('main').getByRole('heading', { level: 3 });
  const first = await products.first().textContent();
  await page.getByRole('link', { name: words.secondPage, exact: true }).click();
  await expect(products.first()).not.toHaveText(first ?? '');
  await page.goto(words.sheetMusic);
  await page.getByRole('checkbox', { name: /Bach/ }).first().check();
  await page.getByRole('button', { name: words.apply }).click();
  await expect(page).toHaveURL(/properties=/);
  await expect(page.getByRole('checkbox', { name: /Bach/ }).first()).toBeChecked();
  await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 });
  await page.getByRole('button', { name: words.sort, exact: true }).click();
  await expect(page).toHaveURL(/(?=.*properties=)(?=.*order=)/);

  const lowest = page.getByRole('textbox', { name: words.lowest, exact: true });
  const applied = page.getByRole('main').getByRole('link', { name: /12[.,]50/ });
  await lowest.fill(words.bound);
  for (const _time of ['typed', 'as it is shown afterwards']) {
    await page.getByRole('button', { name: words.apply }).click();
    await expect(applied).toBeVisible();
    await expect(lowest).toHaveValue(words.bound);
  }

  const searching = page.getByRole('banner').getByRole('search');
  await page.getByRole('button', { name: words.openSearch }).click();
  await searching.getByRole('combobox').fill('Satie');
  await searching.getByRole('button').click();
  await expect(page).toHaveURL(/search=Satie/);
  await expect(page.getByRole('main').getByRole('link', { name: /Satie/ }).first()).toBeVisible();
}

/** From a list, from a product, and back out of the cart. */
async function fillTheCart(page: Page, words: WordsWithoutScripts): Promise<void> {
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton');
  await page.goto(words.accessories);
  await main.getByRole('button', { name: words.add }).first().click();
  await expect(main.getByText(words.added)).toBeVisible();
  await main.getByRole('button', { name: words.remove }).click();
  await expect(main.getByText(words.empty)).toBeVisible();

  await page.goto(words.product);
  await expect(main.locator('img').first()).toBeVisible();
  await quantity.fill('2');
  await main.getByRole('button', { name: words.add }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.cart })).toBeVisible();
  await expect(quantity).toHaveValue('2');
  await quantity.fill('3');
  await main.getByRole('button', { name: words.changeQuantity }).click();
  await expect(main.getByText(words.changed)).toBeVisible();
  await expect(quantity).toHaveValue('3');
  await expect(main.getByText(words.orderingNeeds)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${words.cart} `));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/** What needs scripts says so, where it stands; the way to the cart leads to the one that works. */
async function readOn(page: Page, words: WordsWithoutScripts): Promise<void> {
  await page.goto(`${words.prefix}/contact`);
  await expect(page.getByRole('main').getByText(words.whyNoForm)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('textbox').first().fill('Clara');
  await page.getByRole('textbox').first().press('Enter');
  await page.goto(`${words.prefix}/shipping`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText(words.price).first()).toBeVisible();
  await page.goto(`${words.prefix}/checkout/cart`);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('3');
}

test('a static host, whose document waits for its page, says that none comes without scripts', async ({ page }) => {
  await page.route('**/en-GB/sheet-music/', (route) => route.fulfill({ path: 'dist/client/index.html' }));
  await page.goto('/en-GB/sheet-music/');
  const note = page.locator('noscript [lang=en]');
  await expect(note).toBeVisible();
  await expect(note).toHaveText('This shop needs JavaScript here. Please switch it on.');
  const waiting = page.getByText('The page is being opened …');
  await expect(waiting).toBeAttached();
  await expect(waiting).toBeHidden();
});
