import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { expect, test } from './running-shop/shop-test.ts';

// What a worker stores for later visits changes nothing of what is looked at here.
test.use({ serviceWorkers: 'block' });

/** Pages that need no preparation, by what they are; paths without language. SEO paths are those of the demo shop. */
const pages = [
  '/',
  '/search?search=bach',
  '/sheet-configuration-v3',
  '/download',
  '/checkout/cart',
  '/checkout',
  '/wishlist',
  '/account/order',
  '/contact',
  '/vertrag-widerrufen',
  '/agb',
  '/datenschutz',
  '/wiederrufsrecht',
  '/good-to-know',
  '/klammerheftung',
  '/spiralbindung',
  '/shipping',
  '/nowhere-to-be-found',
];

const languages = { 'de-DE': '', 'en-GB': '/en-GB', 'pl-PL': '/pl-PL' };

/** Screens of phones, a tablet and a desk, in CSS pixels. */
const widths = [320, 360, 768, 1440];

/** Colours and layout do not depend on the language: the dark theme and other screens are looked at in one. */
const main = 'de-DE';

for (const path of pages) {
  test(`${path} has no accessibility violations in any language and fits every screen`, async ({ page }) => {
    for (const [language, prefix] of Object.entries(languages)) {
      await page.goto(prefix + (path === '/' ? prefix && '' : path) || '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2));
      await expectAccessible(page, language, 'light');
      if (language !== main) continue;
      await expectAccessible(page, language, 'dark');
      await expectNoExcess(page, path);
    }
  });
}

test('category and product pages of the menu have no accessibility violations, and a category fits every screen', async ({
  page,
}) => {
  await page.goto('/');
  const category = page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .getByRole('link', { name: 'Noten', exact: true });
  await category.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noten' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await expectNoExcess(page, '/Noten/');
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .or(page.getByRole('main').getByRole('heading', { level: 3 }))
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'In den Warenkorb', exact: true })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

async function expectAccessible(page: Page, language: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect(await accessibilityViolations(page), `${language}, ${colorScheme}`).toEqual([]);
}

/** Nothing on the page is wider than the screen. The layout is all style sheets': it follows the width at once. */
async function expectNoExcess(page: Page, path: string): Promise<void> {
  const usual = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await page.evaluate(() => ({ inner: innerWidth, whole: document.documentElement.scrollWidth }));
    expect(shown.inner).toBe(width);
    expect(shown.whole, `${path} at ${width} px`).toBeLessThanOrEqual(width);
  }
  if (usual) await page.setViewportSize(usual);
}
