import type { Page } from '@playwright/test';
import { expect, test } from '../running-shop/shop-test.ts';
import { uploadsOnRecord } from './uploads-on-record.ts';

/**
 * Waits until something that moves has come far enough. It may take any time as long as it moves; standing still, it has the
 * patience of every other step, and what is on record then is told.
 */
export async function followProgress<Progress>(
  page: Page,
  read: () => Promise<Progress>,
  isFarEnough: (progress: Progress) => boolean,
): Promise<void> {
  for (;;) {
    const begun = Date.now();
    const progress = await read();
    if (isFarEnough(progress)) return;
    try {
      await expect.poll(read, { intervals: [50] }).not.toEqual(progress);
    } catch (error) {
      console.log(`Uploads that stand still: ${await uploadsOnRecord(page)}`);
      throw error;
    }
    // What has moved on does not count towards the limit of the test.
    test.info().setTimeout(test.info().timeout + Date.now() - begun);
  }
}
