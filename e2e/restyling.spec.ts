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
    const restyled = await traceRestyling(page, async () => {
      await page.evaluate(addElements);
    });
    expect(restyled.length, `${path}: recalculations`).toBeGreaterThan(0);
    expect(Math.max(...restyled), `${path}: elements`).toBeLessThanOrEqual(mostRestyled);
  }

  /** How many elements each recalculation of styles looked at meanwhile. */
  async function traceRestyling(traced: Page, act: () => Promise<void>): Promise<number[]> {
    await browser.startTracing(traced, { categories: ['devtools.timeline'] });
    await act();
    const trace = traceSchema.parse(JSON.parse((await browser.stopTracing()).toString()));
    return trace.traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' && args?.elementCount !== undefined ? [args.elementCount] : [],
    );
  }
});

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), args: z.optional(z.object({ elementCount: z.optional(z.number()) })) }),
  ),
});

/** Runs in the page: what the bundler does for a file that comes later, and what a page does for a dialog. */
function addElements(): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/none.js' });
  for (const [parent, element] of [
    [document.head, link],
    [document.body, document.createElement('div')],
  ] as const) {
    parent.append(element);
    getComputedStyle(element).getPropertyValue('color');
    element.remove();
  }
}
