import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations, rulesOfColours } from '../../accessibility-violations.ts';
import { choose, expectStored, sampleScores } from '../choosing.ts';
import { panelLine, panelOf, unfolded } from '../panel.ts';
import { expect, test } from '../upload-test.ts';

/** The panel's words, the pages it follows to, and their main button: in one language. */
interface Walk {
  prefix: string;
  panel: string;
  counts: RegExp;
  pauseAll: string;
  resumeAll: string;
  done: string;
  category: string;
  mainMenu: string;
  addToCart: string;
  added: string;
  toCheckout: string;
  next: string;
}

const walks: Record<string, Walk> = {
  German: {
    prefix: '',
    panel: 'Übertragungen',
    counts: /^0 von 3 Dateien, .*angehalten$/,
    pauseAll: 'Alle anhalten',
    resumeAll: 'Alle fortsetzen',
    done: 'Alle 3 Dateien sind bei uns',
    category: 'Noten',
    mainMenu: 'Hauptmenü',
    addToCart: 'In den Warenkorb',
    added: 'Liegt im Warenkorb.',
    toCheckout: 'Zur Kasse',
    next: 'Weiter zu Versand und Zahlung',
  },
  English: {
    prefix: '/en-GB',
    panel: 'Uploads',
    counts: /^0 of 3 files, .*paused$/,
    pauseAll: 'Pause all',
    resumeAll: 'Resume all',
    done: 'We have all 3 files',
    category: 'Sheet music',
    mainMenu: 'Main menu',
    addToCart: 'Add to cart',
    added: 'In your cart.',
    toCheckout: 'Go to checkout',
    next: 'Continue to delivery and payment',
  },
  Polish: {
    prefix: '/pl-PL',
    panel: 'Przesyłane pliki',
    counts: /^0 z 3 plików, .*wstrzymano$/,
    pauseAll: 'Wstrzymaj wszystkie',
    resumeAll: 'Wznów wszystkie',
    done: 'Wszystkie 3 pliki są u nas',
    category: 'Nuty',
    mainMenu: 'Menu główne',
    addToCart: 'Do koszyka',
    added: 'Jest w koszyku.',
    toCheckout: 'Przejdź do kasy',
    next: 'Dalej do wysyłki i płatności',
  },
};

const files = (language: string) => sampleScores(`wege-${language}`, 3, 500_000);

/** Chooses three files and halts them, so that the panel stays as it is. */
async function haltThree(page: Page, language: string, { prefix, panel, pauseAll }: Walk): Promise<Locator> {
  await choose(page, files(language), prefix);
  const shown = await unfolded(page, panel);
  await shown.getByRole('button', { name: pauseAll }).click();
  await panelLine(shown).click();
  return shown;
}

/** What is reached with the keyboard stands free of the panel. */
async function expectFree(thing: Locator, panel: Locator): Promise<void> {
  await thing.focus();
  await expect(async () => {
    const [box, bar] = [await thing.boundingBox(), await panel.boundingBox()];
    const isFree = box && bar && (box.y + box.height <= bar.y || bar.y + bar.height <= box.y);
    expect(isFree, JSON.stringify({ box, bar })).toBe(true);
  }).toPass();
}

for (const [language, walk] of Object.entries(walks)) {
  test(`in ${language} the panel follows to every page of a phone and covers no button`, async ({ page, store }) => {
    const { prefix, panel, counts, resumeAll, done, added, toCheckout, next, category, mainMenu } = walk;
    const addToCart = page.getByRole('button', { name: walk.addToCart, exact: true }).first();
    await store.slow(4_000);
    const shown = await haltThree(page, language, walk);
    await expect(panelLine(shown)).toHaveText(counts);
    await page.getByRole('navigation', { name: mainMenu }).getByRole('link', { name: category, exact: true }).click();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
    await expect(panelLine(shown)).toHaveText(counts);
    await expectFree(page.getByRole('contentinfo').getByRole('link').last(), shown);
    await page.getByRole('main').locator('h2 a, h3 a').first().click();
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeHidden();
    // The category's own buttons, each named after a product, are gone by then.
    await expectFree(addToCart, shown);
    await addToCart.click();
    await expect(page.getByText(added).first()).toBeVisible();
    await page.goto(`${prefix}/checkout/cart`);
    await expectFree(page.getByRole('link', { name: toCheckout }).last(), panelOf(page, panel));
    await page.getByRole('link', { name: toCheckout }).last().click();
    await expect(panelLine(shown)).toHaveText(counts);
    await expectFree(page.getByRole('button', { name: next }), shown);
    await store.calm();
    await page.goto(prefix || '/');
    await expectFree(page.getByRole('contentinfo').getByRole('link').last(), shown);
    await unfolded(page, panel);
    await shown.getByRole('button', { name: resumeAll }).click();
    await expect(panelLine(shown)).toHaveText(done);
    await expectStored(store, files(language));
  });
}

test('the panel has no accessibility violations, folded or not, light or dark', async ({ page, store }) => {
  await store.trouble({ match: { command: 'start', address: 'wege-German-001.pdf' }, status: 403 });
  await store.slow(60_000);
  await choose(page, files('German'));
  const panel = panelOf(page);
  await expect(panelLine(panel)).toContainText('1 fehlgeschlagen');
  for (const isUnfolded of [false, true]) {
    if (isUnfolded) await unfolded(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const rules = colorScheme === 'dark' ? { only: rulesOfColours } : {};
      expect(
        await accessibilityViolations(page, rules),
        `${colorScheme}, ${isUnfolded ? 'unfolded' : 'folded'}`,
      ).toEqual([]);
    }
  }
  await store.calm();
  await panel.getByRole('button', { name: 'Alle erneut versuchen' }).click();
  await expect(panelLine(panel)).toHaveText('Alle 3 Dateien sind bei uns');
});
