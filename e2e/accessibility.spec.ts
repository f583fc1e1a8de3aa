import { AxeBuilder } from '@axe-core/playwright';
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

/** Colours do not depend on the language: the dark theme is looked at in one. */
const themesOf = (language: string): ('light' | 'dark')[] => (language === 'de-DE' ? ['light', 'dark'] : ['light']);

for (const [language, prefix] of Object.entries(languages)) {
  for (const path of pages) {
    test(`${path} has no accessibility violations in ${language}`, async ({ page }) => {
      await page.goto(prefix + (path === '/' ? prefix && '' : path) || '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2));
      for (const colorScheme of themesOf(language)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        expect(found, colorScheme).toEqual([]);
      }
    });
  }
}

test('category and product pages of the menu have no accessibility violations', async ({ page }) => {
  await page.goto('/');
  const category = page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .getByRole('link', { name: 'Noten', exact: true });
  await category.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noten' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .or(page.getByRole('main').getByRole('heading', { level: 3 }))
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
});

for (const width of [320, 360, 768, 1440]) {
  test(`no page is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...pages, '/Noten/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
    }
  });
}
