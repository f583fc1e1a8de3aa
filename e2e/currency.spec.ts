import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { configureBooklet, dropScore, putIntoCart } from './customer.ts';
import { expect, test } from './running-shop/shop-test.ts';
import { english, polish } from './words.ts';

test.use({ viewport: { width: 360, height: 740 } });

const main = (page: Page) => page.getByRole('main');

/** Chooses by keyboard alone, as phones with screen readers do. */
async function choose(page: Page, chooser: RegExp, choices: Record<string, string>, apply: string): Promise<void> {
  const button = page.getByRole('contentinfo').getByRole('button', { name: chooser });
  await button.focus();
  await page.keyboard.press('Enter');
  for (const [label, option] of Object.entries(choices))
    await page.getByLabel(label, { exact: true }).selectOption(option);
  await page.getByRole('dialog').getByRole('button', { name: apply }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
}

async function valueOf(page: Page, label: string, name: string): Promise<string> {
  const option = page.getByLabel(label).getByRole('option', { name });
  return String(await option.getAttribute('value'));
}

async function expectPrices(page: Page, sign: string, others: readonly string[]): Promise<void> {
  await expect(main(page)).toContainText(sign);
  for (const other of others) await expect(main(page)).not.toContainText(other);
}

test('a Polish visitor begins in Poland, chooses złoty, and finds them on every page, after a reload and in other tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/pl-PL/search?search=bach');
  const button = page.getByRole('contentinfo').getByRole('button', { name: /^Waluta i kraj dostawy/ });
  // A page that was rendered while the shop was starting does not know the country yet.
  await expect(async () => {
    await page.goto('/pl-PL/search?search=bach');
    await expect(button).toContainText('EUR, Polska');
  }).toPass();
  await expectPrices(page, '€', ['zł']);
  // Who only looks has no session.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sw-context-token');
  await button.click();
  await expect(page.getByLabel('Waluta', { exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await choose(page, /^Waluta i kraj dostawy/, { Waluta: 'złoty polski (PLN)' }, 'Zastosuj');
  await expect(button).toContainText('PLN, Polska');
  await expectPrices(page, 'zł', ['€']);
  await page.reload();
  await expectPrices(page, 'zł', ['€']);
  await other.reload();
  await expectPrices(other, 'zł', ['€']);
  await choose(page, /^Waluta i kraj dostawy/, { Waluta: 'funt szterling (GBP)' }, 'Zastosuj');
  await expectPrices(page, 'GBP', ['€', 'zł']);
  await expectPrices(other, 'GBP', ['€', 'zł']);
  await other.close();
  await choose(page, /^Waluta i kraj dostawy/, { Waluta: 'złoty polski (PLN)' }, 'Zastosuj');

  await main(page)
    .getByRole('heading', { level: 2 })
    .or(main(page).getByRole('heading', { level: 3 }))
    .getByRole('link')
    .first()
    .click();
  await expect(main(page).getByRole('button', { name: polish.addToCart, exact: true })).toBeVisible();
  await expectPrices(page, 'zł', ['€']);
  await page.goto('/pl-PL');
  await expectPrices(page, 'zł', ['€']);
  await dropScore(page, polish);
  await configureBooklet(page, polish);
  await expectPrices(page, 'zł', ['€']);
  await putIntoCart(page, polish);
  await expectPrices(page, 'zł', ['€']);
  await expect(page.getByLabel('Kraj dostawy')).toHaveValue(await valueOf(page, 'Kraj dostawy', 'Polska'));
  await page.getByRole('link', { name: polish.toCheckout }).click();
  await expect(page.getByLabel(polish.street)).toBeVisible();
  await expectPrices(page, 'zł', ['€']);
});

test('in English with a cart in the configurator: print prices and cart follow in the moment of the choice', async ({
  page,
}) => {
  await dropScore(page, english);
  await configureBooklet(page, english);
  await expectPrices(page, '€', ['£']);
  await choose(
    page,
    /^Currency and delivery country/,
    { Currency: 'British Pound (GBP)', 'Deliver to': 'Ireland' },
    'Apply',
  );
  await expectPrices(page, '£', ['€']);
  await putIntoCart(page, english);
  await expectPrices(page, '£', ['€']);
  await choose(page, /^Currency and delivery country/, { Currency: 'Euro (EUR)' }, 'Apply');
  await expectPrices(page, '€', ['£']);
  await expect(page.getByLabel('Deliver to')).toHaveValue(await valueOf(page, 'Deliver to', 'Ireland'));
});

test('without a connection the choice waits, and pages seen before say what their prices are in', async ({
  page,
  context,
}) => {
  await page.goto('/search?search=bach');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await choose(page, /^Währung und Lieferland/, { Währung: 'Polnischer Złoty (PLN)' }, 'Übernehmen');
  await expectPrices(page, 'PLN', ['€']);
  await context.setOffline(true);
  const button = page.getByRole('contentinfo').getByRole('button', { name: /PLN, Deutschland/ });
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'nur mit einer Verbindung zum Shop' })).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Währung', { exact: true })).toBeVisible();
});
