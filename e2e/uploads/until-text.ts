import type { Locator } from '@playwright/test';
import { expect, test } from '../running-shop/shop-test.ts';

/**
 * Waits until a line that tells of progress says that it is done. It may take any time as long as what it says moves;
 * standing still, it has the patience of every other step.
 */
export async function untilText(line: Locator, done: string): Promise<void> {
  for (;;) {
    const begun = Date.now();
    const said = ((await line.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
    if (said === done) return;
    await expect(line).not.toHaveText(said);
    // What has moved on does not count towards the limit of the test.
    test.info().setTimeout(test.info().timeout + Date.now() - begun);
  }
}
