import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { enter, tabTo, typeInto } from './keyboard.ts';
import { expect, test } from './running-shop/shop-test.ts';
import { fannysPassword, ShopCustomer } from './shop-customer.ts';
import { ServerInFront } from './running-shop/server-in-front.ts';
import { english, german, polish, type Words } from './words.ts';

// The other version of the Store API, with the limits that guard a login.
test.use({ viewport: { width: 360, height: 740 }, shopSettings: { SHOP_VERSION: '6.7', RATE_LIMITS: 'on' } });

/** A line that breaks in the worst moment: the shop has taken the order, and nothing of its answer comes through, nor anything after it. */
class BreakingLine extends ServerInFront {
  readonly #shop: string;
  #state: 'whole' | 'breaks with the order' | 'broken' = 'whole';

  private constructor(shop: string) {
    super();
    this.#shop = shop;
  }

  static before(shop: string): Promise<BreakingLine> {
    return new BreakingLine(shop).listen();
  }

  get isBroken(): boolean {
    return this.#state === 'broken';
  }

  breakWithTheOrder(): void {
    this.#state = 'breaks with the order';
  }

  mend(): void {
    this.#state = 'whole';
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#state === 'broken') return void response.destroy();
    const isOrder = request.method === 'POST' && request.url === '/store-api/checkout/order';
    if (this.#state === 'whole' || !isOrder) return this.passOn(request, response, this.#shop);
    this.#state = 'broken';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host: _front, connection: _own, ...headers } = request.headers;
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const order = await fetch(`${this.#shop}${request.url}`, {
      method: 'POST',
      headers: sent,
      body: Buffer.concat(chunks),
    });
    await order.arrayBuffer();
    response.destroy();
  }
}

/** The page says so in the console as well. */
const orderRefused = /^The order was not placed|^The session could not be refreshed|^The cart could not be loaded/;

const orderButton = (page: Page, { order }: Words): Locator => page.getByRole('button', { name: order, exact: true });

/** Ticks the terms by keyboard; the shop takes the order now. */
async function tickTerms(page: Page, words: Words): Promise<Locator> {
  const terms = page.getByRole('checkbox', { name: words.terms });
  await tabTo(page, terms);
  await page.keyboard.press('Space');
  await expect(orderButton(page, words)).toBeEnabled();
  return terms;
}

test('an order whose answer was cut off with the line is shown after a reload, and is the only one', async ({
  page,
  context,
  shop,
  expectedTroubles,
}) => {
  // Pictures have the shop's own address, past the line.
  expectedTroubles.push(/^Loading the image/, orderRefused);
  const line = await BreakingLine.before(shop.origin);
  const customer = await ShopCustomer.register(page.request, shop.origin, 'abgerissen');
  await customer.fillCart('Bleistift', 3);
  await customer.sitDown(context, line.origin);
  await page.goto(`${line.origin}/checkout`);
  await tickTerms(page, german);
  line.breakWithTheOrder();
  await enter(page, orderButton(page, german));
  await expect(page.getByText('Die Verbindung brach ab, und wir wissen nicht')).toBeVisible();
  expect(line.isBroken).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  line.mend();
  await page.reload();
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await expect(page.getByRole('main').getByText('Bleistift').first()).toBeVisible();
  expect(await customer.orders()).toBe(1);
  await line.stop();
});

test('who was logged out while ordering logs in over the page, with a wrong password first, and finds cart and form as they were', async ({
  page,
  context,
  shop,
  expectedTroubles,
}) => {
  expectedTroubles.push(orderRefused);
  const customer = await ShopCustomer.register(page.request, shop.origin, 'expired');
  await customer.fillCart('Bleistift', 2);
  await customer.sitDown(context, shop.origin);
  await page.goto('/en-GB/checkout');
  await enter(page, page.locator('summary', { hasText: 'Add a message or your own order number' }));
  const comment = page.getByLabel(/^Your message to us/);
  await typeInto(page, comment, 'By Saturday, please');
  const terms = await tickTerms(page, english);
  await customer.logOut();
  await enter(page, orderButton(page, english));
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue(customer.email);
  await typeInto(page, dialog.getByLabel('Password', { exact: true }), 'notenfalz-0');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('The email address or the password is not correct.');
  expect(await accessibilityViolations(page)).toEqual([]);
  await typeInto(page, dialog.getByLabel('Password', { exact: true }), fannysPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(terms).toBeChecked();
  await expect(comment).toHaveValue('By Saturday, please');
  await enter(page, orderButton(page, english));
  await expect(page).toHaveURL(/\/en-GB\/checkout\/success\//);
});

test('what was sold out meanwhile is named, the rest is ordered; a payment that fails is made again', async ({
  page,
  context,
  shop,
  expectedTroubles,
}) => {
  expectedTroubles.push(orderRefused);
  const customer = await ShopCustomer.register(page.request, shop.origin, 'spozniona');
  await customer.fillCart('Rastral', 1);
  await customer.fillCart('Bleistift', 1);
  await customer.sitDown(context, shop.origin);
  await page.goto('/pl-PL/checkout');
  await tabTo(page, page.getByRole('radio', { checked: true }).last());
  await page.getByRole('radio', { name: polish.onlinePayment }).check();
  const terms = await tickTerms(page, polish);
  const faster = await ShopCustomer.register(page.request, shop.origin, 'szybsza');
  await faster.fillCart('Rastral', 2);
  await faster.order();
  await enter(page, orderButton(page, polish));
  await expect(page.getByText(/Rastrał.* został wyprzedany/)).toBeVisible();
  await expect(page.getByText('Nic nie zostało zamówione.').first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect(terms).toBeChecked();
  // The page has moved to what is to be read; who has read it presses again.
  await expect(orderButton(page, polish)).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, page.getByRole('button', { name: polish.goToPayment }));
  await page.getByRole('button', { name: polish.failPayment }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: polish.unpaid })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await enter(page, page.getByRole('button', { name: polish.payAgain }));
  await page.getByRole('button', { name: polish.pay, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: polish.paid })).toBeVisible();
  expect(await customer.orders()).toBe(1);
});

test('who tried too many passwords is told how long to wait', async ({ page, shop }) => {
  const customer = await ShopCustomer.register(page.request, shop.origin, 'ungeduldig');
  await page.goto('/login');
  await typeInto(page, page.getByRole('main').getByLabel('E-Mail'), customer.email);
  await typeInto(page, page.getByRole('main').getByLabel('Passwort', { exact: true }), fannysPassword);
  // Only then: it is ten seconds after which the next one may be tried.
  for (let tries = 0; tries < 10; tries += 1) expect(await customer.tryPassword(`notenfalz-0${tries}`)).toBe(401);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/in \d+ Sekunden/);
  expect(await accessibilityViolations(page)).toEqual([]);
});
