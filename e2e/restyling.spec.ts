import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { satie, buyProduct } from './running-shop/buy-product.ts';
import { shopsPages, untilIdle } from './running-shop/idle-pages.ts';
import { expect, test } from './running-shop/shop-test.ts';

/**
 * Elements that may be styled anew for one that has come: itself, and those a rule with `:has()` names. A rule like `:has(…) > *` names
 * all of a page, whatever comes and wherever: on a phone up to a tenth of a second for each file that a page brings later.
 */
const mostRestyled = 40;

test('what comes into a page later does not let all of it be styled anew', async ({ page, browser }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await buyProduct(page, satie);
  for (const path of [...shopsPages, '/sheet-configuration-v3', '/checkout/cart', '/checkout']) {
    await page.goto(path);
    await untilIdle(page);
    const restyled = await traceRestyling(page, () => page.evaluate(addElements, marks));
    expect(restyled.length, `${path}: recalculations`).toBeGreaterThan(0);
    expect(Math.max(...restyled), `${path}: elements`).toBeLessThanOrEqual(mostRestyled);
  }

  /** How many elements each recalculation of styles looked at between the marks. */
  async function traceRestyling(traced: Page, act: () => Promise<void>): Promise<number[]> {
    await browser.startTracing(traced, { categories: ['devtools.timeline', 'blink.user_timing'] });
    await act();
    const { traceEvents } = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
    const [began, ended] = marks.map((mark) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN);
    return traceEvents.flatMap(({ name, ts = Number.NaN, args }) =>
      name === 'UpdateLayoutTree' && ts > Number(began) && ts < Number(ended) ? [args?.elementCount ?? Number.NaN] : [],
    );
  }
});

/** Around what is measured: the page may be changing by itself while it is traced. */
const marks = ['restyling begins', 'restyling ends'] as const;

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ts: z.optional(z.number()),
      args: z.optional(z.object({ elementCount: z.optional(z.number()) })),
    }),
  ),
});

/** Runs in the page: what the bundler does for a file that comes later, and what a page does for a dialog. */
function addElements([begins, ends]: readonly [string, string]): void {
  // What has changed before is styled now, and not with the first element.
  document.body.getBoundingClientRect();
  performance.mark(begins);
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/none.js' });
  for (const [parent, element] of [
    [document.head, link],
    [document.body, document.createElement('div')],
  ] as const) {
    parent.append(element);
    getComputedStyle(element).getPropertyValue('color');
    element.remove();
  }
  performance.mark(ends);
}
