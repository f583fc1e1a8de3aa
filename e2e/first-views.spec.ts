import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { noteRequests } from './running-shop/note-requests.ts';
import { expect, test } from './running-shop/shop-test.ts';
import { buyProduct, satie, untilReckoned } from './running-shop/buy-product.ts';
import { shopsPages, untilIdle } from './running-shop/idle-pages.ts';
import { wronglyTold } from './told-widths.ts';

/** What a first view of the home page may cost, service worker and second visit aside. */
const scriptsLimitBytes = 100.5 * 1024;
const requestsLimit = 16;
const fontsLimitBytes = 71.5 * 1024;

/** All scripts that come without anybody touching the page: the first view and what stands beside it. */
const untouchedLimitBytes = 148.1 * 1024;

/** The service worker and what it stores for later visits. */
const isOfWorker = (request: Request): boolean => request.serviceWorker() !== null || request.url().endsWith('/sw.js');

test('the first view of the home page stays within its budget and asks nobody else', async ({ page, shop }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  await page.goto('/', { waitUntil: 'load' });
  await untilIdle(page);
  const sizes = new Map<string, number>();
  for (const request of requests.filter((asked) => asked.resourceType() === 'script' && !isOfWorker(asked)))
    sizes.set(request.url(), (await request.sizes()).responseBodySize);
  const sumOf = (urls: Iterable<string>): number => [...urls].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
  // What is asked for once the page can be used stands beside the first view and does not hold it up.
  const firstView = await page.evaluate(() => {
    const interactive = performance.getEntriesByName('interactive')[0]?.startTime ?? 0;
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= interactive);
    return [location.href, ...before.map(({ name }) => name)];
  });
  const [scriptBytes, untouchedBytes] = [sumOf(new Set(firstView)), sumOf(sizes.keys())];
  const shown = [scriptBytes, untouchedBytes].map((bytes) => (bytes / 1024).toFixed(1)).join(', in the end ');
  console.log(`home page: ${firstView.length} requests, ${shown} KB of scripts (brotli)`);
  expect(requests.map((request) => request.url()).filter((url) => !url.startsWith(shop.origin))).toEqual([]);
  expect(scriptBytes).toBeGreaterThan(50 * 1024);
  expect(scriptBytes).toBeLessThanOrEqual(scriptsLimitBytes);
  expect(untouchedBytes).toBeLessThanOrEqual(untouchedLimitBytes);
  expect(firstView.length).toBeLessThanOrEqual(requestsLimit);
  expect(await scriptsOutOfTurn(page)).toEqual([]);
});

/** Scripts of the first view that the document does not name, so that others have to come before them, or that it names before its styles. */
function scriptsOutOfTurn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const interactive = performance.getEntriesByName('interactive')[0]?.startTime ?? 0;
    const entries = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= interactive);
    const fetched = entries.map(({ name }) => name);
    const inHead = (selector: string, url: string): Element | undefined =>
      [...document.head.querySelectorAll(selector)].find((element) =>
        url.endsWith(element.getAttribute('href') ?? element.getAttribute('src') ?? ' '),
      );
    const styles = fetched.flatMap((url) => inHead('link[rel=stylesheet]', url) ?? []);
    return fetched.filter((url) => {
      if (!url.endsWith('.js')) return false;
      const place = inHead('link[rel=modulepreload], script[src]', url);
      return !place || styles.some((style) => place.compareDocumentPosition(style) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
  });
}

/** What each of them may ask for until it can be used: its document, styles, scripts, fonts and pictures, the shop's own icon included. */
const mostRequests = [requestsLimit, 30, 27, 22];

test('a visitor without a session asks the shop for nothing; who has one hears from it once the page can be used', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/store-api/')) asked.push(request.url());
  });
  await page.addInitScript(noteFormatters);
  for (const [index, path] of shopsPages.entries()) {
    await page.goto(path);
    await untilIdle(page);
    expect(await formattersMade(page), path).toEqual([]);
    expect(await wronglyHurried(page), path).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await wronglyHurried(page), `${path} on a desk`).toEqual([]);
    await page.setViewportSize({ width: 412, height: 823 });
    expect(await wronglyTold(page), path).toEqual([]);
    const { requests, fontBytes } = await costOf(page);
    expect(requests, path).toBeLessThanOrEqual(mostRequests[index] ?? 0);
    expect(fontBytes, path).toBeLessThanOrEqual(fontsLimitBytes);
    expect(fontBytes, path).toBeGreaterThan(20 * 1024);
    expect(await sheetsOf(page), path).toEqual({ joined: 1, again: [] });
  }
  await page.goto('/pl-PL/search?search=Dvorak');
  await untilIdle(page);
  await expect(page.getByText(/Dvořák/).first()).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  const { fontBytes: polishBytes } = await costOf(page);
  expect(polishBytes, 'with Polish and Czech letters').toBeLessThanOrEqual(fontsLimitBytes);
  // Letters of neighbours too, in both families.
  expect(polishBytes).toBeGreaterThan(70 * 1024);
  expect(asked).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sw-context-token');
  await page.goto('/sheet-configuration-v3');
  await untilIdle(page);
  expect(await formattersMade(page), 'the configurator').toEqual([]);

  await page.goto('/Erik-Satie-Trois-Gymnopedies/NF-1011');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  const counted = page.getByRole('link', { name: 'Warenkorb, 1 Artikel' });
  await expect(counted).toBeVisible();
  await page.goto('/');
  await expect(counted).toBeVisible();
  await untilIdle(page);
  const [interactive, calls] = await page.evaluate(() => [
    performance.getEntriesByName('interactive').map(({ startTime }) => startTime),
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/store-api/')),
  ]);
  expect(calls.length).toBeGreaterThan(0);
  for (const { startTime } of calls) expect(startTime).toBeGreaterThan(interactive[0] ?? Number.POSITIVE_INFINITY);
});

/** Runs in the page before anything of its own: the first of each takes a phone 15 to 145 ms (decision 72). */
function noteFormatters(): void {
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const)
    Reflect.set(
      Intl,
      name,
      new Proxy(Intl[name], {
        construct(...made) {
          performance.mark(`Intl.${name}`);
          return Reflect.construct(...made);
        },
      }),
    );
}

const formattersMade = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('mark').flatMap(({ name }) => (name.startsWith('Intl.') ? [name] : [])),
  );

test('a click that comes by surprise waits for nothing but what its page holds', async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/Noten/');
  const countFiles = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('resource').length);
  // Nothing more comes.
  await expect
    .poll(async () => {
      const count = await countFiles();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))));
      return (await countFiles()) - count;
    })
    .toBe(0);
  expect(await filesWithSchemas(page), 'looked at only').toEqual([]);
  const said: string[] = [];
  page.on('request', (request) => void said.push(`asked ${new URL(request.url()).pathname}`));
  page.on('response', (response) => void said.push(`got ${new URL(response.url()).pathname}`));
  const tile = page.getByRole('main').getByRole('article').getByRole('link').first();
  const path = (await tile.getAttribute('href')) ?? '';
  // Without a pointer that rests or presses: nothing is prepared.
  await tile.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('button', { name: /In den Warenkorb/ }).first()).toBeVisible();
  const payload = said.findIndex((line) => line.startsWith('asked') && line.endsWith('/_payload.json'));
  expect(decodeURI(said[payload] ?? '')).toBe(`asked ${decodeURI(path)}/_payload.json`);
  const before = said.slice(0, payload);
  expect(before.filter((line) => line.startsWith('got') && before.includes(line.replace('got', 'asked')))).toEqual([]);
  await context.close();
});

/** Files of this page that bring schemas of answers: to run them keeps a phone busy for a tenth of a second, and only who asks needs them. */
async function filesWithSchemas(page: Page): Promise<string[]> {
  const { files }: { files: Record<string, object> } = JSON.parse(
    readFileSync('dist/client/.vite/modules.json', 'utf8'),
  );
  const holding = Object.keys(files).filter((file) =>
    Object.keys(files[file] ?? {}).some((module) => module.startsWith('node_modules/zod/')),
  );
  expect(holding).not.toEqual([]);
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return holding.filter((file) => fetched.some((url) => url.endsWith(file)));
}

/** How many sheets beside the entry's were fetched for the document, and those it has in them that were fetched once more. */
function sheetsOf(page: Page): Promise<{ joined: number; again: string[] }> {
  return page.evaluate(() => {
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const interactive = performance.getEntriesByName('interactive')[0]?.startTime ?? 0;
    const sheets = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.css'));
    const held = new Set(links.filter(({ disabled }) => disabled).map(({ href }) => href));
    return {
      joined: held.size > 1 ? sheets.filter(({ startTime }) => startTime <= interactive).length - 1 : 0,
      again: sheets.map(({ name }) => name).filter((name) => held.has(name)),
    };
  });
}

/** What had been asked for when the page could be used, the document included, and how large its fonts are. */
function costOf(page: Page): Promise<{ requests: number; fontBytes: number }> {
  return page.evaluate(() => {
    const interactive = performance.getEntriesByName('interactive')[0]?.startTime ?? 0;
    const all = performance.getEntriesByType('resource');
    const fonts = all.filter(({ name }) => name.endsWith('.woff2'));
    return {
      requests: 1 + all.filter(({ startTime }) => startTime <= interactive).length,
      fontBytes: fonts.reduce((sum, font) => sum + Number(Object(font).encodedBodySize), 0),
    };
  });
}

/**
 * Pictures that the head of a page hurries although they lie below the first screen, and the largest of the first screen where it is
 * not hurried.
 */
function wronglyHurried(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hints = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
    const hurried = new Set(hints.filter(({ media }) => matchMedia(media).matches).map((hint) => hint.imageSrcset));
    const shown = (image: HTMLImageElement): number => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return Math.max(0, height) * Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
    };
    const images = [...document.images].filter((image) => image.srcset !== '');
    const below = images.filter((image) => hurried.has(image.srcset) && shown(image) === 0);
    const largest = images.toSorted((one, other) => shown(other) - shown(one))[0];
    const seen = largest ? shown(largest) : 0;
    // Products of a listing are of one size, but for fractions of a pixel.
    const isOneHurried = images.some((image) => hurried.has(image.srcset) && shown(image) > 0.9 * seen);
    const isMissed = largest && seen > 0.03 * innerWidth * innerHeight && !isOneHurried;
    return [
      ...below.map(({ srcset }) => `hurried below the first screen: ${srcset}`),
      ...(isMissed ? [`the largest, not hurried: ${largest.srcset}`] : []),
    ];
  });
}

test.describe('without a service worker, which would bring the code of a page by itself', () => {
  test.use({ serviceWorkers: 'block' });

  test('the document of a cart or a checkout asks the shop before the page’s own code is there, and the page does not ask again', async ({
    page,
  }) => {
    const untilAtRest = noteRequests(page.context());
    await buyProduct(page, satie);
    await page.goto('/checkout/cart');
    await untilReckoned(page);
    await untilAtRest();
    const asked = ['context', 'checkout/cart', 'shipping-method', 'payment-method', 'country', 'salutation'];
    const early = asked.map((call) => `early ${call}`);
    for (const [path, sign] of [
      ['/checkout/cart', page.getByRole('link', { name: 'Zur Kasse' })],
      ['/checkout', page.getByLabel('E-Mail-Adresse')],
    ] as const) {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/index-.*\.js$/, async (route) => {
        await held;
        return route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => callsOf(page), `${path} without its own code`).toHaveLength(early.length);
      release();
      await expect(sign).toBeVisible();
      // The rules that hold are asked for once more, beside the ways to ship and pay.
      await expect.poll(() => callsOf(page), path).toEqual([...early, 'late context']);
      await page.unroute(/\/assets\/index-.*\.js$/);
    }
  });
});

/** What this page has asked about the session, and whether that was before it could be used. */
function callsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const interactive = performance.getEntriesByName('interactive')[0]?.startTime ?? 0;
    return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
      const [, path] = name.split('/store-api/');
      return path === undefined ? [] : [`${startTime < interactive ? 'early' : 'late'} ${path}`];
    });
  });
}

test('a button that is pressed before the page, or its part of it, listens does its work as soon as it does', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const heldUp: string[] = [];
  await page.route(/\/assets\/index-/, async (route) => {
    if (route.request().resourceType() !== 'script') return route.continue();
    heldUp.push(route.request().url());
    await held;
    return route.continue();
  });
  const { promise: heldRest, resolve: releaseRest } = Promise.withResolvers<void>();
  await page.route(/\/assets\/home-rest-.*\.js$/, async (route) => {
    await heldRest;
    return route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/early-')),
  );
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  expect(heldUp).toHaveLength(1);
  release();
  const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  await expect(settings).toBeVisible();

  // So does one of a part that comes alive later, when the page has long been listening.
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: / merken$/ })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  releaseRest();
  await expect(page.getByRole('main').locator('button[aria-pressed=true]')).toHaveCount(1);
  await context.close();
});

test('no script, style or connection is allowed from elsewhere', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).not.toMatch(/style-src-elem[^;]*unsafe-inline/);
});
