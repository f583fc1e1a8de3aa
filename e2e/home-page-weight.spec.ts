import type { Page, Request } from '@playwright/test';
import { expect, test } from './running-shop/shop-test.ts';

/** What a first view of the home page may cost, service worker and second visit aside. */
const scriptsLimitBytes = 150 * 1024;
const requestsLimit = 25;

/** All scripts that come without anybody touching the page: the first view and what stands beside it. */
const untouchedLimitBytes = 156 * 1024;

/** The service worker and what it stores for later visits. */
const isOfWorker = (request: Request): boolean => request.serviceWorker() !== null || request.url().endsWith('/sw.js');

test('the first view of the home page stays within its budget and asks nobody else', async ({ page, shop }) => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request);
  });
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  // What comes later stands beside the first view and does not hold it up; the service worker comes when the page is idle.
  const firstView = [...requests];
  const bytesOf = async (asked: readonly Request[]): Promise<number> => {
    const scripts = asked.filter((request) => request.resourceType() === 'script' && !isOfWorker(request));
    const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const scriptBytes = await bytesOf(firstView);
  // The service worker comes last.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const untouchedBytes = await bytesOf(requests);
  const shown = [scriptBytes, untouchedBytes].map((bytes) => (bytes / 1024).toFixed(1)).join(', in the end ');
  console.log(`home page: ${firstView.length} requests, ${shown} KB of scripts (brotli)`);
  expect(requests.map((request) => request.url()).filter((url) => !url.startsWith(shop.origin))).toEqual([]);
  expect(scriptBytes).toBeGreaterThan(50 * 1024);
  expect(scriptBytes).toBeLessThanOrEqual(scriptsLimitBytes);
  expect(untouchedBytes).toBeLessThanOrEqual(untouchedLimitBytes);
  expect(firstView.length).toBeLessThanOrEqual(requestsLimit);
});

const shopsPages = ['/', '/Noten/', '/Erik-Satie-Trois-Gymnopedies/NF-1011', '/search?search=Satie'];

test('a visitor without a session asks the shop for nothing; who has one hears from it once the page can be used', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/store-api/')) asked.push(request.url());
  });
  for (const path of shopsPages) {
    await page.goto(path);
    await untilIdle(page);
  }
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

/** When everything has begun that waits for a page without anything more urgent to do. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

test('no script, style or connection is allowed from elsewhere', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).not.toMatch(/style-src-elem[^;]*unsafe-inline/);
});
