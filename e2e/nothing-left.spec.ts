import { accessibilityViolations } from './accessibility-violations.ts';
import { configureBooklet, dropScore } from './customer.ts';
import { enter, tabTo } from './keyboard.ts';
import { untilBuildKept } from './running-shop/kept-build.ts';
import { expect, test } from './running-shop/shop-test.ts';
import { fanny, fannysAddress, ShopCustomer } from './shop-customer.ts';
import { openInvoice } from './order-papers.ts';
import { tracesKept } from './traces.ts';
import { german } from './words.ts';

test('who has ordered, wished, uploaded, taken along and changed something without a connection leaves nothing behind when logging out, in no tab', async ({
  page,
  context,
  shop,
}) => {
  const customer = await ShopCustomer.register(page.request, shop.origin, 'fanny.hensel');
  await customer.fillCart('Bleistift', 2);
  const { orderNumber, deepLinkCode } = await customer.order();
  await customer.fillCart('Stimmgabel', 1);
  await customer.wish('Notenlineal');
  const comment = 'Bitte an die Hintertür';
  const texts = [
    customer.email,
    await customer.id(),
    fanny.lastName,
    fannysAddress.street,
    orderNumber,
    'klavieruebung',
    comment,
    deepLinkCode,
  ];
  await customer.sitDown(context, shop.origin);

  await dropScore(page, german);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await configureBooklet(page, german);
  await expect(page.getByText(german.uploaded)).toBeVisible();
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Offline mitnehmen' }).click();
  await expect(page.getByRole('dialog').getByText(/^1 Artikel · \d+/)).toBeVisible();
  await page.goto('/account/order');
  await page.getByRole('link', { name: `Bestellung ${orderNumber} ansehen` }).click();
  await openInvoice(page);
  await page.getByRole('button', { name: 'Offline mitnehmen' }).click();
  await expect(page.getByRole('dialog').getByText(/^Seiten und Dateien: \d · \d+/)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/^Stand: heute, /)).toBeVisible();
  await page.goto('/checkout');
  await page.locator('summary', { hasText: 'Nachricht oder eigene Bestellnummer' }).click();
  await page.getByLabel(/^Ihre Nachricht an uns/).fill(comment);
  await page.keyboard.press('Tab');
  const other = await context.newPage();
  await other.goto('/account/order');
  await expect(other.getByText(orderNumber).first()).toBeVisible();
  await page.bringToFront();
  await page.goto('/checkout/cart');
  const more = page.getByRole('button', { name: /^Mehr von Stimmgabel/ });
  await expect(more).toBeVisible();
  await untilBuildKept(page);

  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('list', { name: 'Vorgemerkte Änderungen' })).toContainText('Stimmgabel');
  const before = await tracesKept(page, texts);
  expect(texts.filter((text) => !before.some((trace) => trace.endsWith(text)))).toEqual([]);
  expect(before).toContain('files: any');
  expect(before).toContain(`cache private-taken: ${orderNumber}`);
  expect(before).toContain(`database nf-taken: ${orderNumber}`);
  expect(before).toContain(`database nf-taken: ${deepLinkCode}`);

  await enter(page, page.getByRole('banner').getByRole('link', { name: /^Notenfalz/ }));
  await tabTo(page, page.getByRole('button', { name: /^Konto von/ }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Abmelden und löschen?' });
  await expect(question).toContainText('Druckauftrag „klavieruebung“: so noch nicht im Warenkorb');
  expect(await accessibilityViolations(page)).toEqual([]);
  await enter(page, question.getByRole('button', { name: 'Jetzt abmelden und löschen' }));
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
  await expect(other.getByText(orderNumber)).toHaveCount(0);
  // Scripts of the build, the same for everybody, hold numbers like that of the order.
  const left = (await tracesKept(page, texts)).filter((trace) => trace !== `cache build-files: ${orderNumber}`);
  expect(left).toEqual([]);
  for (const tab of [page, other]) {
    const shown = await tab.content();
    expect(texts.filter((text) => shown.includes(text))).toEqual([]);
  }
  await context.setOffline(false);
});
