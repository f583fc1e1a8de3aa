import type { JSHandle, Page } from '@playwright/test';
import { giveScore } from './give-score.ts';
import { type Figure, megabyte, type Setting } from './setting.ts';

/** How long the page is watched without any upload, to know what the machine itself costs. */
const quietMs = 10_000;

/**
 * How often the page stands still for more than 50 ms while a file goes up and the person reads something else, less what
 * happens on the same page without an upload.
 */
export async function measureLongTasks({ shop, store, file, newProfile }: Setting): Promise<Figure> {
  const profile = await newProfile();
  try {
    const page = await profile.open(shop.origin);
    await store.slow(20 * megabyte);
    await giveScore(page, file.path);
    // The look at the pages is over; what goes on is the upload.
    await page.waitForTimeout(8_000);
    await page
      .locator('footer')
      .getByRole('link', { name: /Impressum|AGB/ })
      .first()
      .click();
    await page.waitForTimeout(2_000);
    const busy = await watchTasks(page);
    const begun = Date.now();
    const paths = (await store.paths()).length;
    while ((await store.paths()).length === paths) await page.waitForTimeout(500);
    const seconds = (Date.now() - begun) / 1000;
    const withUpload = await busy.evaluate((seen) => seen);
    await page.waitForTimeout(2_000);
    const quiet = await watchTasks(page);
    await page.waitForTimeout(quietMs);
    const without = await quiet.evaluate((seen) => seen);
    return {
      what: 'tasks of more than 50 ms on the page while a file goes up',
      unit: 'tasks',
      value: withUpload.length,
      target: { atMost: 0 },
      details: {
        'longest ms': Math.round(Math.max(0, ...withUpload)),
        'seconds watched': Math.round(seconds),
        [`without upload in ${quietMs / 1000} s`]: without.length,
      },
    };
  } finally {
    await profile.remove();
    await store.calm();
  }
}

/** Durations of long tasks from now on, in milliseconds. */
function watchTasks(page: Page): Promise<JSHandle<number[]>> {
  return page.evaluateHandle(() => {
    const seen: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'longtask' });
    return seen;
  });
}
