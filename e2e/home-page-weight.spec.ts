import { expect, test } from './running-shop/shop-test.ts';

/** What a first view of the home page may cost, service worker and second visit aside. */
const scriptsLimitBytes = 150 * 1024;
const requestsLimit = 25;

test('the first view of the home page stays within its budget and asks nobody else', async ({ page, shop }) => {
  const urls: string[] = [];
  let scriptBytes = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:') && !request.url().startsWith('data:')) urls.push(request.url());
  });
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') scriptBytes += (await request.sizes()).responseBodySize;
  });
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The session call is the last thing a first view asks for; the service worker comes when the page is idle.
  await expect.poll(() => urls.some((url) => url.endsWith('/store-api/checkout/cart'))).toBe(true);
  await expect.poll(() => scriptBytes).toBeGreaterThan(50_000);
  const foreign = urls.filter((url) => !url.startsWith(shop.origin));
  console.log(`home page: ${urls.length} requests, ${(scriptBytes / 1024).toFixed(1)} KB of scripts (brotli)`);
  expect(foreign).toEqual([]);
  expect(scriptBytes).toBeLessThanOrEqual(scriptsLimitBytes);
  expect(urls.length).toBeLessThanOrEqual(requestsLimit);
});

test('no script, style or connection is allowed from elsewhere', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).not.toMatch(/style-src-elem[^;]*unsafe-inline/);
});
