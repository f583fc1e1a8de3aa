import type { Page } from '@playwright/test';
import { accessibilityViolations, rulesOfColours } from './accessibility-violations.ts';
import { lostText, narrowestReading, readings } from './lost-text.ts';
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
  '/rechtsverletzung-melden',
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

/** Pages that are looked at only for whether all of them can be read. */
const furtherPages = [
  '/Noten/',
  '/Zubehoer/',
  '/Muster/',
  '/bausteine',
  '/search?search=qqqq',
  '/platform',
  '/style',
  '/login',
  '/register',
  '/registration/confirm',
  '/account/recover',
  '/reset-password',
  '/newsletter-subscribe',
];

/** A phone, a tablet and a desk, in CSS pixels. */
const widths = [360, 768, 1440];

/** Colours and layout do not depend on the language: the dark theme and other screens are looked at in one. */
const main = 'de-DE';

for (const path of pages) {
  test(`${path} has no accessibility violations in any language, fits every screen and can be read in large letters`, async ({
    page,
  }) => {
    for (const [language, prefix] of Object.entries(languages)) {
      await page.goto(prefix + (path === '/' ? prefix && '' : path) || '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', language.slice(0, 2));
      await expectAccessible(page, language, 'light');
      // The other languages differ in their words alone.
      await expectReadable(page, prefix + path, language === main ? readings : [narrowestReading]);
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
  // Home has music in its heading as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Noten', exact: true })).toBeVisible();
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
  await expectReadable(page, 'a product');
});

test('listings, forms and content pages can be read on the smallest screen and in large letters', async ({ page }) => {
  for (const path of furtherPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectReadable(page, path);
  }
});

async function expectAccessible(page: Page, language: string, colorScheme: 'light' | 'dark'): Promise<void> {
  // What holds the place of something that is still loaded moves.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => whatMoves(page), 'moves, or holds the place of what is loaded').toEqual([]);
  // Nothing is on its way to its colour.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect.poll(() => whatMoves(page)).toEqual([]);
  const rules =
    colorScheme === 'dark' ? { only: rulesOfColours } : { leftOut: language === main ? [] : ['color-contrast'] };
  expect(await accessibilityViolations(page, rules), `${language}, ${colorScheme}`).toEqual([]);
}

/** Names of the animations and transitions under way. */
const whatMoves = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      if (animation instanceof CSSAnimation) return animation.animationName;
      return animation instanceof CSSTransition ? animation.transitionProperty : animation.id;
    }),
  );

async function expectReadable(page: Page, place: string, ways = readings): Promise<void> {
  for (const reading of ways) {
    const { width, percent } = reading;
    expect.soft(await lostText(page, reading), `${place} at ${width} px, letters of ${percent} %`).toEqual([]);
  }
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
