import type { Page } from '@playwright/test';
import { expect, test } from './running-shop/shop-test.ts';

// A service worker would answer from its own cache; here it is about the browser's.
test.use({ serviceWorkers: 'block' });

/** Of a form's text field: the design system writes it in style elements, which need the nonce of the page. */
const looksOf = (page: Page): Promise<string> =>
  page.getByLabel('Betreff').evaluate((field) => {
    const { borderTopStyle, minHeight } = getComputedStyle(field);
    return `${borderTopStyle} ${minHeight}`;
  });

/** Whether the server only said that the browser's copy is right. */
const wasKnown = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [view] = performance.getEntriesByType('navigation');
    return view instanceof PerformanceNavigationTiming && view.transferSize < view.encodedBodySize;
  });

test('a page the browser has is not sent again, and its styles pass the policy it came with', async ({ page }) => {
  const first = await page.goto('/contact');
  const tag = (await first?.headerValue('etag')) ?? 'none';
  await expect.poll(() => looksOf(page)).toBe('solid 44px');
  expect(await wasKnown(page)).toBe(false);
  for (const _reload of ['first', 'second']) {
    const again = await page.reload();
    expect(await again?.request().headerValue('if-none-match')).toBe(tag);
    await expect.poll(() => looksOf(page)).toBe('solid 44px');
    expect(await wasKnown(page)).toBe(true);
  }
});
