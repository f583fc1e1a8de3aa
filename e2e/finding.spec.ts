import { accessibilityViolations } from './accessibility-violations.ts';
import { expect, test } from './running-shop/shop-test.ts';

// What a worker stores for later visits changes nothing of what is looked for here.
test.use({ serviceWorkers: 'block' });

test('at a desk, typing and the arrow keys lead to a product, and resting on the menu to a category', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Im Shop suchen' });
  await field.click();
  await field.pressSequentially('Invent');
  const suggested = page.getByRole('option', { name: /Zweistimmige Inventionen/ });
  await expect(suggested).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await field.press('ArrowDown');
  await expect(suggested).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Zweistimmige Inventionen/ })).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  const more = menu.getByRole('button', { name: 'Mehr unter „Noten“' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await menu.getByRole('link', { name: 'Noten', exact: true }).hover();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(await accessibilityViolations(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Chor', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chor' })).toBeVisible();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone, search and menu open over the page, and lead on', async ({ browser, baseURL }) => {
  const viewport = { width: 320, height: 640 };
  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport,
    hasTouch: true,
    locale: 'de-DE',
    serviceWorkers: 'block',
  });
  const page = await phone.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await menu.getByRole('button', { name: 'Mehr unter „Noten“' }).tap();
  await expect(menu.getByRole('link', { name: 'Klavier' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Zurück zum Menü' }).tap();
  await expect(menu.getByRole('link', { name: 'Klavier' })).toBeHidden();
  await page.getByRole('button', { name: 'Menü schließen' }).tap();
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Suche öffnen' }).tap();
  const field = page.getByRole('combobox', { name: 'Im Shop suchen' });
  await expect(field).toBeFocused();
  await field.pressSequentially('Klavier');
  const category = page.getByRole('option', { name: 'Noten / Klavier', exact: true });
  await expect(category).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await category.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Klavier' })).toBeVisible();
  await expect(field).toBeHidden();
  await phone.close();
});
