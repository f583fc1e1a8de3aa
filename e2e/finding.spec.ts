import type { Page } from '@playwright/test';
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

test('at a desk, a listing is sorted, filtered and continued, its language changed, and a book looked into and bought', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/Noten/');
  await expect(productsOn(page)).toHaveCount(10);
  await main.getByRole('button', { name: 'Mehr Artikel laden' }).click();
  await expect(productsOn(page)).toHaveCount(20);
  await main.getByRole('combobox', { name: 'Sortieren nach' }).selectOption({ label: 'Preis aufsteigend' });
  await expect(page).toHaveURL(/order=/);
  await expect(productsOn(page)).toHaveCount(10);
  await main.getByRole('checkbox', { name: /Johann Sebastian Bach/ }).check();
  await expect(page).toHaveURL(/(?=.*order=)(?=.*properties=)/);
  await expect(main.getByRole('list', { name: 'Gewählte Filter' })).toContainText('Johann Sebastian Bach');
  const found = await productsOn(page).count();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en-GB\/Sheet-music\/\?(?=.*order=)(?=.*properties=)/);
  await expect(main.getByRole('checkbox', { name: /Johann Sebastian Bach/ })).toBeChecked();
  await expect(productsOn(page)).toHaveCount(found);

  await page.goto('/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001');
  await main.getByRole('button', { name: /^Ins Heft schauen/ }).click();
  const reader = page.getByRole('dialog', { name: /Zweistimmige Inventionen/ });
  const sheet = reader.getByRole('img').first();
  await expect(reader.getByText(/^Seite \d+ von \d+$/)).toBeVisible();
  const before = await reader.getByText(/^Seite \d+ von \d+$/).textContent();
  await page.keyboard.press('ArrowRight');
  await expect(reader.getByText(/^Seite \d+ von \d+$/)).not.toHaveText(before ?? '');
  await page.keyboard.press('1');
  await expect(reader.getByRole('button', { name: '1 : 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth / image.width))
    .toBeCloseTo(1, 1);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();

  await main.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  const cart = page.getByRole('dialog', { name: 'Warenkorb' });
  await expect(cart.getByText(/Zweistimmige Inventionen/)).toBeVisible();
  await expect(cart.getByText('Gesamtsumme')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(page.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();
});

test('on a phone, filters lie on a sheet, the button to buy stays at hand, and who is lost finds the way on', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'de-DE',
    serviceWorkers: 'block',
  });
  const page = await phone.newPage();
  const main = page.getByRole('main');
  await page.goto('/Noten/');
  await main.getByRole('button', { name: 'Filtern' }).tap();
  const filters = page.getByRole('dialog', { name: 'Filter' });
  const show = filters.getByRole('button', { name: /^\d+ Artikel zeigen$/ });
  const all = await show.textContent();
  await filters.getByRole('checkbox', { name: /Johann Sebastian Bach/ }).check();
  await expect(show).not.toHaveText(all ?? '');
  const ofBach = await show.textContent();
  // Enter on the keyboard of a phone; the field is not left.
  const lowest = filters.getByRole('textbox', { name: 'von' });
  await lowest.fill('12,50');
  await lowest.press('Enter');
  await expect(page).toHaveURL(/min-price=12\.5(&|$)/);
  await expect(show).not.toHaveText(ofBach ?? '');
  await expect(lowest).toBeFocused();
  const fewer = Number.parseInt((await show.textContent()) ?? '', 10);
  expect(await accessibilityViolations(page)).toEqual([]);
  await show.tap();
  await expect(filters).toBeHidden();
  await expect(main.getByRole('heading', { name: `${fewer} Artikel`, exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Filtern (2 gewählt)' })).toBeVisible();

  await page.goto('/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001');
  const buy = main.getByRole('button', { name: 'In den Warenkorb', exact: true });
  await expect(buy).toHaveCount(1);
  await main.getByRole('heading', { name: 'Bewertungen' }).scrollIntoViewIfNeeded();
  await expect(buy).toHaveCount(2);
  await expect(buy.last()).toBeInViewport();
  await buy.last().tap();
  await expect(page.getByRole('dialog', { name: 'Warenkorb' }).getByText('Gesamtsumme')).toBeVisible();

  await page.goto('/search?search=xylophonquartett');
  await expect(main.getByText('Zu „xylophonquartett“ haben wir nichts gefunden')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Gern gekauft' }).getByRole('article').first()).toBeVisible();
  await main.getByRole('region', { name: 'Stöbern Sie hier' }).getByRole('link', { name: 'Noten', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Noten' })).toBeVisible();
  const missing = await page.goto('/nirgendwo');
  expect(missing?.status()).toBe(404);
  await expect(main.getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const ways = main.getByRole('navigation', { name: 'Vorschläge' });
  await expect(ways.getByRole('link').first()).toBeVisible();
  await main.getByRole('searchbox', { name: 'Wonach suchen Sie?' }).fill('Satie');
  await main.getByRole('button', { name: 'Suchen' }).tap();
  await expect(productsOn(page).filter({ hasText: 'Gymnopédies' }).first()).toBeVisible();
  await phone.close();
});

const misspelt = [
  {
    prefix: '',
    typed: 'Betoven',
    heading: 'Meinten Sie …',
    meant: 'Beethoven',
    popular: 'Gern gekauft',
    work: 'Für Elise',
  },
  {
    prefix: '/en-GB',
    typed: 'Betoven',
    heading: 'Did you mean …',
    meant: 'Beethoven',
    popular: 'Popular with others',
    work: 'Für Elise',
  },
  {
    prefix: '/pl-PL',
    typed: 'Szopen',
    heading: 'Czy chodziło o …',
    meant: 'Chopin',
    popular: 'Często kupowane',
    work: 'Trzy nokturny',
  },
];

test('who spells a name as it sounds is asked what was meant, in three languages, and is led to it', async ({
  page,
}) => {
  for (const { prefix, typed, heading, meant, popular, work } of misspelt) {
    const main = page.getByRole('main');
    await page.goto(prefix || '/');
    await page.getByRole('banner').getByRole('combobox').fill(typed);
    await page.getByRole('banner').getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`search=${typed}$`));
    await expect(main.getByRole('region', { name: popular }).getByRole('article').first()).toBeVisible();
    const instead = main.getByRole('region', { name: heading });
    await expect(instead.getByRole('listitem')).toHaveText(new RegExp(`^${meant} [1-9]\\d* `));
    // No heading stands right below the part before it.
    const following = instead.locator('xpath=following-sibling::section');
    const places = await instead
      .or(following)
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    expect(places.length).toBeGreaterThan(2);
    for (const [index, { top }] of places.slice(1).entries())
      expect(top - (places[index]?.bottom ?? top)).toBeGreaterThanOrEqual(24);
    expect(await accessibilityViolations(page)).toEqual([]);
    await instead.getByRole('link', { name: meant }).click();
    await expect(page.getByRole('heading', { level: 1, name: meant })).toBeVisible();
    await expect(productsOn(page).filter({ hasText: work }).first()).toBeVisible();
  }
});

const productsOn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
