import type { Page } from '@playwright/test';

/** One of each kind that a shopper comes to. */
export const shopsPages = ['/', '/Noten/', '/Erik-Satie-Trois-Gymnopedies/NF-1011', '/search?search=Satie'];

/** When everything has begun that waits for a page without anything more urgent to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
