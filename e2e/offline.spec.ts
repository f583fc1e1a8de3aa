import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { missingFiles, untilBuildKept } from './running-shop/kept-build.ts';
import { expect, test } from './running-shop/shop-test.ts';
import { noteRequests } from './running-shop/note-requests.ts';

/** What the page itself says, beside what stands around every page, and what is drawn in the place of pictures nobody has seen. */
const textOf = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main: HTMLElement) => {
    const drawings = new CSSStyleSheet();
    drawings.replaceSync('svg text { display: none }');
    document.adoptedStyleSheets.push(drawings);
    const text = main.innerText;
    document.adoptedStyleSheets.pop();
    return text;
  });

/** As if the browser had lost the script that every page begins with. */
async function loseScript(page: Page): Promise<void> {
  const lost = await page.evaluate(async () => {
    const script = document.querySelector('script[src*="/assets/index-"]')?.getAttribute('src') ?? '';
    const names = await caches.keys();
    const deleted = names.map(async (name) => (await caches.open(name)).delete(script, { ignoreSearch: true }));
    return (await Promise.all(deleted)).filter(Boolean).length;
  });
  expect(lost).toBe(1);
}

test('a visited page opens again without a network, an unvisited one says what is wrong', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('main img').first()).toBeVisible();
  // The first visit counts: nobody has opened the page again since the worker stands.
  await expect.poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined)).toBe(true);
  const home = await textOf(page);
  await page.goto('/agb');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await untilBuildKept(page);
  const isAskedMeanwhile = page.evaluate(async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready;
    return (await navigationPreload.getState()).enabled;
  });
  expect(await isAskedMeanwhile).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Keine Verbindung' })).toBeVisible();
  await page.goto('/');
  await expect.poll(() => textOf(page)).toBe(home);
  await expect.poll(() => page.evaluate(() => document.images[0]?.naturalWidth ?? 0)).toBeGreaterThan(0);
  await page.goto('/en-GB/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/sheet-configuration-v3');
  await expect(page.getByLabel('PDF auswählen').first()).toBeAttached();
  await page.goto('/Noten/Klavier/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/nicht erreichbar/).first()).toBeVisible();

  await loseScript(page);
  await page.goto('/en-GB/contact');
  await expect(page.getByRole('alert')).toContainText('Parts of this page are missing on this device.');
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Auf diesem Gerät fehlen Teile dieser Seite.');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Seite noch einmal laden' }).click();
  await expect.poll(() => textOf(page)).toBe(home);
});

test('who spares data gets what a start without a network needs and the texts of one language, and what was used', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto('/pl-PL');
  await expect.poll(async () => (await missingFiles(page))['pl-PL']).toBe(0);
  const missing = await missingFiles(page);
  expect(missing['first']).toBe(0);
  expect(missing['first pl-PL']).toBe(0);
  expect(missing['de-DE']).toBeGreaterThan(5);
  expect(missing['rest']).toBeGreaterThan(100);
  await context.setOffline(true);
  await page.goto('/pl-PL/sheet-configuration-v3');
  await expect(page.locator('input[type=file][multiple]').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What this page is written with was shown on the first one.
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  await context.setOffline(false);
});

test('a shop that takes calls and never answers is told of, and a kept cart waits for its word', async ({
  page,
  shop,
  expectedTroubles,
}) => {
  expectedTroubles.push(/timeout of (?:10000|800)ms exceeded/);
  const untilAtRest = noteRequests(page.context());
  await page.goto('/Noten/Klavier/');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page
    .getByRole('button', { name: /In den Warenkorb/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto('/Noten/Klavier/');
  // Of a page that is gone to by a click the payload alone is kept.
  await page.getByRole('article').last().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /In den Warenkorb/ }).first()).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto('/checkout/cart');
  const onward = page.getByRole('link', { name: 'Zur Kasse' });
  await expect(onward).toBeVisible();

  shop.hang();
  await page.reload();
  const remembered = page.getByRole('status').filter({ hasText: 'Das ist Ihr Warenkorb beim letzten Besuch' });
  await expect(remembered).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Der Shop antwortet gerade nicht' })).toBeVisible();
  await expect(remembered).toContainText('Stand: heute');
  await expect(onward).toHaveCount(0);
  await expect(page.getByRole('button', { name: /versuchen$/ })).toHaveCount(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.goto('/Noten/Klavier/');
  await expect(page.getByText('Stand dieser Seite: heute')).toBeVisible();
  await expect.poll(() => page.getByRole('article').first().ariaSnapshot()).toContain('€ · nicht aktuell');
  await page.goto(pathname);
  const kept = page.getByRole('status').filter({ hasText: 'Stand dieser Seite: heute' });
  await expect(kept).toBeVisible();
  await expect(kept).not.toContainText('Ihre eigenen Preise');
  await expect(page.getByRole('main')).toContainText('€');
  await page.goto('/Noten/Klavier/');
  await expect(page.getByText('Stand dieser Seite: heute')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  // Nobody has seen this one, and nothing of it comes.
  await page.goto('/Noten/Orgel/');
  await expect(page.getByRole('heading', { name: 'Diese Seite ist gerade nicht zu haben' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Artikel auf diesem Gerät' }).getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  await expect(menu.getByRole('link', { name: 'Noten', exact: true })).toBeVisible();
  await page.goto('/checkout/cart');
  await expect(remembered).toBeVisible();
  shop.goOn();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(onward).toBeVisible();
  await expect(remembered).toHaveCount(0);
  await untilAtRest();
});

test('the shop can be installed, in the language of the page', async ({ page, context }) => {
  for (const [path, language] of [
    ['/', 'de-DE'],
    ['/pl-PL', 'pl-PL'],
  ] as const) {
    await page.goto(path);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest: { id: string; lang: string; icons: { src: string }[] } = await (
      await page.request.get(address ?? '')
    ).json();
    expect(manifest).toMatchObject({ id: '/', lang: language });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  }
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
