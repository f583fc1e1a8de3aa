import type { Page } from '@playwright/test';
import { sampleScore } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { give, untilArrived } from '../uploading.ts';

// Nothing here is the service worker's: it would only store all of the build first.
test.use({ serviceWorkers: 'block' });

/** Bytes of copies in the browser's own files. */
function copiedBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const sizeIn = async (folder: FileSystemDirectoryHandle): Promise<number> => {
      let bytes = 0;
      for await (const entry of folder.values()) {
        if (entry instanceof FileSystemDirectoryHandle) bytes += await sizeIn(entry);
        else if (entry instanceof FileSystemFileHandle) bytes += (await entry.getFile()).size;
      }
      return bytes;
    };
    return sizeIn(await navigator.storage.getDirectory()).catch((error: unknown) => {
      // Removed while it was being counted: to be counted once more.
      if (error instanceof DOMException && error.name === 'NotFoundError') return Number.NaN;
      throw error;
    });
  });
}

test('the copy of a file that has arrived goes with its job', async ({ page }) => {
  const file = sampleScore('weg-damit.pdf', 600_000);
  await give(page, file);
  await untilArrived(page);
  expect(await copiedBytes(page)).toBe(600_000);
  await page.goto('/sheet-configuration-v3');
  await page.getByRole('main').getByRole('button', { name: 'weg-damit entfernen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect.poll(() => copiedBytes(page)).toBe(0);
});
