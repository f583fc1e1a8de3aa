import type { Page, Request } from '@playwright/test';
import { expect, test } from './running-shop/shop-test.ts';
import { wronglyTold } from './told-widths.ts';

/** What a first view of the home page may cost, service worker and second visit aside. */
const scriptsLimitBytes = 100.5 * 1024;
const requestsLimit = 16;
const fontsLimitBytes = 88.8 * 1024;

/** All scripts that come without anybody touching the page: the first view and what stands beside it. */
const untouchedLimitBytes = 147.2 * 1024;

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

const shopsPages = ['/', '/Noten/', '/Erik-Satie-Trois-Gymnopedies/NF-1011', '/search?search=Satie'];

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
  await page.addInitScript(noteNumberFormats);
  for (const [index, path] of shopsPages.entries()) {
    await page.goto(path);
    await untilIdle(page);
    expect(await page.evaluate(() => performance.getEntriesByName('Intl.NumberFormat').length), path).toBe(0);
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
  expect(polishBytes).toBeGreaterThan(85 * 1024);
  expect(asked).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sw-context-token');

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

/** Runs in the page before anything of its own: a formatter of numbers is slow to make (decision 72). */
function noteNumberFormats(): void {
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct(...made) {
      performance.mark('Intl.NumberFormat');
      return Reflect.construct(...made);
    },
  });
}

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

/** When everything has begun that waits for a page without anything more urgent to do. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Two more articles for a cart. */
const further = [
  '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001',
  '/Antonin-Dvorak-Humoresken-op.-101/NF-1010',
];

/** The largest sum of layout shifts with which a page counts as standing still. */
const mostShift = 0.01;

test('pages stand still while their fonts, and cart and checkout while their content comes from the shop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await withLateFonts(page, async () => {
    for (const path of ['/sheet-configuration-v3', ...shopsPages]) {
      await page.goto(path);
      expect(await shiftOf(page), path).toBeLessThanOrEqual(mostShift);
    }
  });
  await page.goto('/checkout/cart');
  await expect(page.getByText('Noch nichts darin.')).toBeVisible();
  expect(await shiftOf(page), 'an empty cart').toBeLessThanOrEqual(mostShift);

  await page.goto('/Erik-Satie-Trois-Gymnopedies/NF-1011');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
  await page.goto('/checkout/cart');
  await expect(page.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  expect(await shiftOf(page), 'a cart with an article').toBeLessThanOrEqual(mostShift);

  for (const path of further) {
    await page.goto(path);
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
  }
  await page.goto('/checkout/cart');
  await expect(page.getByRole('main').getByRole('link', { name: /Satie|Inventionen|Humoresken/ })).toHaveCount(3);
  expect(await shiftOf(page), 'a cart with three articles').toBeLessThanOrEqual(mostShift);

  await page.goto('/checkout');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  expect(await shiftOf(page), 'the checkout').toBeLessThanOrEqual(mostShift);
});

test.describe('over a slow line', () => {
  // It would have all of it from the first visit on.
  test.use({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });

  test('a remembered cart stands still while it is said of it by and by what it is, of when, and what it is now', async ({
    page,
  }) => {
    await page.goto('/Erik-Satie-Trois-Gymnopedies/NF-1011');
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
    // What this page still asks the shop for is not what is waited for.
    await page.goto('about:blank');
    const note = page.getByRole('main').getByText('Das ist Ihr Warenkorb beim letzten Besuch');
    const steps = [
      ['**/assets/kept-moment-*.js', note],
      ['**/store-api/checkout/cart', note.filter({ hasText: 'Stand: heute' })],
    ] as const;
    for (const [address, before] of steps) {
      let isSeen = false;
      await page.route(address, async (route) => {
        if (!isSeen) await expect(before).toBeVisible();
        isSeen = true;
        await untilPainted(page);
        await route.continue();
      });
    }
    await page.goto('/checkout/cart');
    await expect(note).toBeVisible();
    await expect(note).toBeHidden();
    await page.unrouteAll({ behavior: 'wait' });
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(mostShift);
  });
});

const untilPainted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Does something while fonts come only once a page has been painted without them. */
async function withLateFonts(page: Page, doing: () => Promise<void>): Promise<void> {
  const isFont = (url: URL): boolean => url.pathname.endsWith('.woff2');
  await page.route(isFont, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await doing();
  await page.unroute(isFont);
}

/** What has moved on this page by itself since it was opened. */
async function shiftOf(page: Page): Promise<number> {
  await untilIdle(page);
  return shiftSoFar(page);
}

async function shiftSoFar(page: Page): Promise<number> {
  await page.evaluate(async () => void (await document.fonts.ready));
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Object(entry).value), 0)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift nothing is told.
        setTimeout(() => resolve(0), 250);
      }),
  );
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
