import type { BrowserContext, Page } from '@playwright/test';
import { untilBuildKept } from './running-shop/kept-build.ts';
import { keptRecords } from './running-shop/kept-records.ts';
import { mailsTo } from './running-shop/outbox.ts';
import type { ShopProcess } from './running-shop/shop-process.ts';
import { expect, test } from './running-shop/shop-test.ts';
import { ShopCustomer } from './shop-customer.ts';
import { wakeWorker, withWorker } from './uploads/browsers/installed-app.ts';

const nothingWished = 'Ihre Merkliste ist noch leer';
const waitingIn = (page: Page) => page.getByRole('list', { name: 'Vorgemerkte Änderungen' });

interface Visit {
  page: Page;
  shop: ShopProcess;
}

/** The shop goes away from somebody who wishes for something and writes to it, and then closes the application. */
async function writeInTunnel({ page, shop }: Visit, subject: string): Promise<void> {
  const firstName = page.getByLabel('Vorname');
  await withWorker(page, '/contact');
  await expect(firstName).toHaveValue('Fanny');
  await page.goto('/wishlist');
  await expect(page.getByText(nothingWished)).toBeVisible();
  await page.goto('/Erik-Satie-Trois-Gymnopedies/NF-1011');
  const heart = page.getByRole('button', { name: 'Trois Gymnopédies merken' });
  // Whose wish it is the page has to have heard before.
  await expect(page.getByRole('button', { name: /^Konto von Fanny/ })).toBeVisible();
  await untilBuildKept(page);
  await shop.kill();
  await heart.click();
  await expect(heart).toHaveAttribute('data-waiting', /.*/);
  // It shows before it is written: nobody is as fast as this.
  await expect.poll(() => countKept(page)).toBe(1);

  await page.goto('/contact');
  await expect(firstName).toHaveValue('Fanny');
  await page.getByLabel('Anrede').selectOption({ index: 1 });
  await page.getByLabel('Betreff').fill(subject);
  await page.getByLabel('Ihre Nachricht').fill('Welches Papier blendet auf der Bühne am wenigsten?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(waitingIn(page).getByRole('listitem')).toHaveCount(1);
  await expect.poll(() => countKept(page)).toBe(2);
  await page.close();
}

/** How many changes this browser's database holds. */
const countKept = async (page: Page): Promise<number> => Object.keys(await keptRecords(page, 'intent:')).length;

const messagesOf = async (shop: ShopProcess, customer: ShopCustomer, subject: string): Promise<number> =>
  (await mailsTo(shop, customer.email)).filter((mail) => mail.includes(`Subject: Kontakt: ${subject}`)).length;

async function wishesOf(customer: ShopCustomer): Promise<number> {
  const { products }: { products: { total: number } } = await customer.read('customer/wishlist', {});
  return products.total;
}

/**
 * The browser has a network again; resolves when the worker has asked the shop whose session it is. A worker that is still at work for
 * an earlier event leaves this one to the next.
 */
async function wakeAndHear(context: BrowserContext, shop: ShopProcess): Promise<void> {
  let asked = 0;
  context.on('requestfinished', (request) => (asked += request.url().endsWith('/store-api/context') ? 1 : 0));
  const wake = async (): Promise<number> => {
    await wakeWorker(context, shop.origin, 'intents');
    return asked;
  };
  await expect.poll(wake).toBeGreaterThan(0);
}

test('what was written and wished in a tunnel reaches the shop although the application was closed there, once, and the next page says so', async ({
  page,
  context,
  shop,
  request,
}) => {
  const customer = await ShopCustomer.register(request, shop.origin, 'fanny.tunnel');
  await customer.sitDown(context, shop.origin);
  await writeInTunnel({ page, shop }, 'Papier');
  await shop.run();
  await wakeWorker(context, shop.origin, 'intents');
  await expect.poll(() => messagesOf(shop, customer, 'Papier')).toBe(1);
  expect(await wishesOf(customer)).toBe(1);

  const next = await context.newPage();
  await next.goto('/contact');
  await expect(next.getByText('Ihre Nachricht „Papier“ ist angekommen.')).toBeVisible();
  await expect(next.getByText('Ihre Merkliste ist jetzt, wie Sie sie vorgemerkt haben.')).toBeVisible();
  await expect(waitingIn(next)).toHaveCount(0);
  await next.goto('/wishlist');
  await expect(next.getByRole('article').filter({ hasText: 'Gymnopédies' })).toBeVisible();
  await next.close();
  await wakeWorker(context, shop.origin, 'intents');
  expect(await messagesOf(shop, customer, 'Papier')).toBe(1);
});

test('in a session that has ended, or is somebody else’s, nothing of it is sent, and all of it once its customer is back', async ({
  page,
  context,
  shop,
  request,
}) => {
  const customer = await ShopCustomer.register(request, shop.origin, 'fanny.gone');
  const other = await ShopCustomer.register(request, shop.origin, 'fanny.other');
  await customer.sitDown(context, shop.origin);
  await writeInTunnel({ page, shop }, 'Bindung');
  // The browser may still be waking the worker for what was asked of it in the tunnel: it is not to meet a session that has not ended.
  await context.setOffline(true);
  await shop.run();
  await customer.logOut();
  await context.setOffline(false);
  await wakeAndHear(context, shop);
  await other.sitDown(context, shop.origin);
  await wakeAndHear(context, shop);
  const others = await context.newPage();
  await others.goto('/wishlist');
  await expect(others.getByText(nothingWished)).toBeVisible();
  await expect(waitingIn(others)).toHaveCount(0);
  await others.close();
  expect(await messagesOf(shop, customer, 'Bindung')).toBe(0);

  await customer.logIn();
  await customer.sitDown(context, shop.origin);
  await wakeWorker(context, shop.origin, 'intents');
  await expect.poll(() => messagesOf(shop, customer, 'Bindung')).toBe(1);
  expect(await wishesOf(customer)).toBe(1);
});

test('a page that nobody looks at sends what only a page may, as soon as the worker hears of a network', async ({
  page,
  context,
  shop,
}) => {
  await withWorker(page, '/Erik-Satie-Trois-Gymnopedies/NF-1011');
  const add = page.getByRole('button', { name: 'In den Warenkorb' });
  await expect(add).toBeVisible();
  await untilBuildKept(page);
  await shop.kill();
  await add.click();
  await expect(page.getByText(/^Vorgemerkt:/).first()).toBeVisible();
  // As a page that nobody looks at: it asks the shop for nothing by itself.
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await shop.run();
  await wakeWorker(context, shop.origin, 'intents');
  await expect(page.getByText('Ihr Warenkorb ist jetzt, wie Sie ihn vorgemerkt haben.')).toBeVisible();
});
