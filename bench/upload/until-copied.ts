import type { Page } from '@playwright/test';

/** Waits for the browser's own copy of a file to be complete; nothing on the page tells. */
export async function untilCopied(page: Page): Promise<void> {
  while (!(await page.evaluate(isCopyComplete))) await page.waitForTimeout(250);
}

/** Runs in the page. */
async function isCopyComplete(): Promise<boolean> {
  // Opened too early it would be made here, without its tables.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'uploads')) return false;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('uploads');
    opening.addEventListener('error', () => reject(new Error('The uploads of this browser cannot be read.')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const asking = database.transaction('jobs').objectStore('jobs').getAll();
      asking.addEventListener('success', () => {
        database.close();
        const jobs: unknown[] = asking.result;
        resolve(
          jobs.some((job) => typeof job === 'object' && job !== null && 'copy' in job && job.copy === 'complete'),
        );
      });
    });
  });
}
