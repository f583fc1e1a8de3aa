import type { Locator } from '@playwright/test';
import { expect, test } from '../running-shop/shop-test.ts';
import { uploadsOnRecord } from './uploads-on-record.ts';

/**
 * Waits until a line that tells of progress says that it is done. It may take any time as long as what it says moves;
 * standing still, it has the patience of every other step, and what is on record then is told.
 */
export async function untilText(line: Locator, done: string): Promise<void> {
  for (;;) {
    const begun = Date.now();
    const said = ((await line.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
    if (said === done) return;
    try {
      await expect(line).not.toHaveText(said);
    } catch (error) {
      console.log(`Uploads that stand still: ${await uploadsOnRecord(line.page())}`);
      throw error;
    }
    // What has moved on does not count towards the limit of the test.
    test.info().setTimeout(test.info().timeout + Date.now() - begun);
  }
}
