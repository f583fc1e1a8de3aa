import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { enter, tabTo, typeInto } from './keyboard.ts';
import { address, configureBooklet, dropScore, fillCheckout, order, putIntoCart, score } from './customer.ts';
import { mailsTo } from './running-shop/outbox.ts';
import { expect, test } from './running-shop/shop-test.ts';
import type { ShopProcess } from './running-shop/shop-process.ts';
import { english, german, polish, type Words } from './words.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What the shop has in the folder that the order's page links to. */
async function storedFiles(page: Page, shop: ShopProcess, words: Words): Promise<Uint8Array[]> {
  const link = await page
    .getByRole('link', { name: words.files })
    .and(page.locator('[href*="/download/"]'))
    .first()
    .getAttribute('href');
  const folder = link?.split('/download/')[1] ?? '';
  const headers = { authorization: `Bearer ${shop.adminToken}` };
  const listing = await page.request.get(`/v0/b/notenfalz/o?prefix=${encodeURIComponent(`uploads/${folder}/`)}`, {
    headers,
  });
  const { items }: { items: { name: string }[] } = await listing.json();
  return Promise.all(
    items.map(async ({ name }) =>
      (await page.request.get(`/v0/b/notenfalz/o/${encodeURIComponent(name)}?alt=media`, { headers })).body(),
    ),
  );
}

/** The next last request of an upload takes minutes: until it is broken off, the upload is in its middle. */
async function holdLastRequest(page: Page): Promise<void> {
  const fault = { match: { command: 'upload, finalize' }, bytesPerSecond: 2_000 };
  expect((await page.request.post('/v0/_faults', { data: fault })).ok()).toBe(true);
}

async function untilHeld(page: Page): Promise<void> {
  await expect.poll(async () => (await page.request.get('/v0/_faults')).json()).toEqual([]);
}

async function orderBooklet(page: Page, words: Words): Promise<void> {
  await configureBooklet(page, words);
  await putIntoCart(page, words);
  await fillCheckout(page, words);
  await order(page, words);
}

test('a newcomer drops a score, reloads in the middle of the upload, pays as a guest', async ({
  page,
  shop,
  browser,
}) => {
  await holdLastRequest(page);
  await dropScore(page, german);
  await untilHeld(page);
  await expect.poll(() => uploadedShare(page)).toBeGreaterThan(0);
  expect(await uploadedShare(page)).toBeLessThan(100);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'klavieruebung' })).toBeVisible();
  await expect(page.getByText(german.uploaded)).toBeVisible();

  await orderBooklet(page, german);
  await page.getByRole('button', { name: german.pay }).click();
  await expect(page.getByRole('heading', { level: 1, name: german.paid })).toBeVisible();

  const sent = sha256(await readFile(score));
  expect((await storedFiles(page, shop, german)).map(sha256)).toEqual([sent]);
  // Mails are composed when the order has been answered.
  const subjects = async () => (await mailsTo(shop, 'clara@example.org')).join('\n');
  await expect.poll(subjects).toMatch(/^Subject: Ihre Bestellung /m);
  // The shop counts the job again and finds what the configurator found.
  await expect.poll(subjects).toMatch(/^Subject: Neue Bestellung /m);
  await page.goto('/outbox');
  const subject = page.getByRole('link', { name: /^Ihre Bestellung \d+/ });
  const mail = await subject.first().getAttribute('href');
  // Its HTML part is shown in a sandbox that allows no script, not even the test's: the text part says the same.
  const text = await (await page.request.get(`${mail}/text`)).text();
  expect(text).toContain('Dateien: klavieruebung.pdf (27 Seiten)');
  expect(text).toContain('3 bis 4 Werktage');
  const link = new URL(/http\S+\/account\/order\/\S+/.exec(text)?.[0] ?? 'http://nothing.example').pathname;
  const elsewhere = await browser.newContext();
  await cancelByLink(await elsewhere.newPage(), link);
  await elsewhere.close();
});

/** By keyboard alone, the guest opens the link of the mail in another browser, mistypes the postal code, and cancels the order. */
async function cancelByLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await typeInto(page, page.getByLabel('E-Mail', { exact: true }), address.email);
  const zip = page.getByLabel('Postleitzahl der Rechnungsadresse');
  await typeInto(page, zip, '99999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('passen nicht zu dieser Bestellung')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await typeInto(page, zip, address.zip);
  await enter(page, page.getByRole('button', { name: 'Bestellung ansehen' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Dateiprüfung' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const cancel = page.getByRole('button', { name: 'Stornieren (freiwillig)' });
  await enter(page, cancel);
  await tabTo(page, page.getByRole('button', { name: 'Jetzt stornieren' }));
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Jetzt stornieren' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Diese Bestellung ist storniert')).toBeVisible();
  await expect(page.getByText('Was Sie bezahlt haben, bekommen Sie zurück.', { exact: true })).toBeVisible();
}

test('in Polish on a phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await dropScore(page, polish);
  await expect(page.getByText(polish.uploaded)).toBeVisible();
  await orderBooklet(page, polish);
  await page.getByRole('button', { name: polish.pay }).click();
  await expect(page.getByRole('heading', { level: 1, name: polish.paid })).toBeVisible();
  expect((await storedFiles(page, shop, polish)).map(sha256)).toEqual([sha256(await readFile(score))]);
});

test('in English, with the payment failing first', async ({ page }) => {
  await dropScore(page, english);
  await expect(page.getByText(english.uploaded)).toBeVisible();
  await orderBooklet(page, english);
  await page.getByRole('button', { name: english.failPayment }).click();
  await expect(page.getByRole('heading', { level: 1, name: english.unpaid })).toBeVisible();
  await page.getByRole('button', { name: english.payAgain }).click();
  await page
    .getByRole('button', { name: english.goToPayment })
    .or(page.getByRole('button', { name: english.pay, exact: true }))
    .first()
    .click();
  const pay = page.getByRole('button', { name: english.pay, exact: true });
  if (await pay.isVisible()) await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: english.paid })).toBeVisible();
});

/** Percent of the file that the shop has acknowledged. */
async function uploadedShare(page: Page): Promise<number> {
  const bar = page.getByRole('progressbar', { name: /klavieruebung\.pdf/ });
  const value = await bar.getAttribute('value');
  const max = await bar.getAttribute('max');
  return value === null ? 0 : (Number(value) / Number(max ?? 1)) * 100;
}
