import type { Request } from '@playwright/test';
import { expect, test } from './running-shop/shop-test.ts';

/** What a first view of the home page may cost, service worker and second visit aside. */
const scriptsLimitBytes = 150 * 1024;
const requestsLimit = 25;

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
  await cart?.response();
  const firstView = [...requests];
  const scripts = firstView.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  const scriptBytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`home page: ${firstView.length} requests, ${(scriptBytes / 1024).toFixed(1)} KB of scripts (brotli)`);
  expect(firstView.map((request) => request.url()).filter((url) => !url.startsWith(shop.origin))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scriptBytes).toBeLessThanOrEqual(scriptsLimitBytes);
  expect(firstView.map((request) => request.url()).length).toBeLessThanOrEqual(requestsLimit);
});

test('no script, style or connection is allowed from elsewhere', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).not.toMatch(/style-src-elem[^;]*unsafe-inline/);
});
