import type { Request } from '@playwright/test';
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
  // The cart is the last thing a first view asks the shop for; the service worker comes when the page is idle.
  const cart = await expect
    .poll(() => requests.find((request) => request.url().endsWith('/store-api/checkout/cart')), {
      message: 'cart asked for',
    })
    .toBeDefined()
    .then(() => requests.find((request) => request.url().endsWith('/store-api/checkout/cart')));
  // What is asked for after the cart stands beside the first view and does not hold it up.
  const firstView = requests.slice(0, requests.findIndex((request) => request === cart) + 1);
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

test('no script, style or connection is allowed from elsewhere', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).not.toMatch(/style-src-elem[^;]*unsafe-inline/);
});
