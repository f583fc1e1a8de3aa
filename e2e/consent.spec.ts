import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility-violations.ts';
import { ShopProcess } from './running-shop/shop-process.ts';
import { expect, test } from './running-shop/shop-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const script = '/count.js';
/** What the shop needs to work: session, language and theme of the visitor, and that a choice was made. */
const neededCookies = new Set(['sw-context-token', 'sw-language-id', 'i18n_redirected', 'nf-theme']);

/** Where the reader was on a page, for the way back; ends with the tab. */
const neededKeys = new Set(['react-router-scroll-positions']);

interface Traces {
  readonly hosts: Set<string>;
  readonly scripts: string[];
}

/** What pages ask for, and the service worker. */
function tracesOf(context: BrowserContext): Traces {
  const traces: Traces = { hosts: new Set(), scripts: [] };
  context.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host !== '') traces.hosts.add(host);
    if (pathname === script) traces.scripts.push(pathname);
  });
  return traces;
}

/** What the shop itself keeps in this browser: its records, and what was noted of pages that are there without a network. */
const neededDatabases = new Set(['notenfalz', 'nf-kept']);

/** What the worker keeps of the shop: files of the build, and pages and pictures that were seen. Who is nobody yet was answered nothing. */
const neededCaches = /^(workbox-precache-.*|build-files|pages|menu-pages|page-payloads|pictures)$/;

const databasesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));

const cachesOf = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

const keysOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('nothing beyond the necessary is fetched or kept before a choice and after a refusal, and an agreement can be withdrawn', async ({
  browser,
}) => {
  const shop = await ShopProcess.start({ STATISTICS_SCRIPT: script, VIDEO_PLAYERS: 'on' });
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  try {
    const { hosts, scripts } = tracesOf(context);
    await page.route(`**${script}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.counted = "yes"' }),
    );
    const expectNeededOnly = async (): Promise<void> => {
      expect((await context.cookies()).map(({ name }) => name).filter((name) => !neededCookies.has(name))).toEqual([]);
      expect((await keysOf(page)).filter((key) => !neededKeys.has(key))).toEqual([]);
      expect((await databasesOf(page)).filter((name) => !neededDatabases.has(name))).toEqual([]);
      expect((await cachesOf(page)).filter((name) => !neededCaches.test(name))).toEqual([]);
      expect([...hosts]).toEqual([new URL(shop.origin).host]);
      expect(scripts).toEqual([]);
    };
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
    await expect(banner).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    const sizes = await banner
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(sizes).toHaveLength(3);
    expect(new Set(sizes).size).toBe(1);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto('/agb');
    await expect(banner).toBeVisible();
    await expectNeededOnly();

    await banner.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(banner).toBeHidden();
    // What is chosen holds at once, and is on record a moment later: a page that is left before that has not heard of it.
    await expect(page.getByText('Ihre Wahl ist gespeichert.')).toBeVisible();
    await page.reload();
    const settings = page.getByRole('button', { name: 'Cookie-Einstellungen' });
    await settings.click();
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(dialog.getByText(/Ihre letzte Wahl/)).toBeVisible();
    await expect(banner).toBeHidden();
    await expectNeededOnly();

    await dialog.getByRole('checkbox', { name: 'Statistik' }).check();
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Auswahl speichern' }).click();
    const counted = page.locator('html[data-counted]');
    await expect(counted).toHaveCount(1);

    await settings.click();
    await dialog.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(counted).toHaveCount(0);
    await settings.click();
    await expect(dialog.getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
    expect(scripts).toHaveLength(1);
  } finally {
    await context.close();
    await shop.stop();
  }
});
