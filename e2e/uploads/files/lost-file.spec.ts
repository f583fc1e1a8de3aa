import type { Page } from '@playwright/test';
import { panelLine, panelOf, unfolded } from '../panel.ts';
import { sampleScore, sha256 } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { give, untilAcknowledged, untilArrived } from '../uploading.ts';

// It would answer from what it keeps, and nobody would put anything before the script of the worker that copies.
test.use({ serviceWorkers: 'block' });

/**
 * In the worker that copies files: a disk that hands out the first part of a file and hangs then, as sticks and network drives do,
 * however often it is asked.
 */
const hanging = `{
  const { slice, stream } = Blob.prototype;
  const later = new WeakSet();
  Blob.prototype.slice = function (start = 0, ...rest) {
    const part = slice.call(this, start, ...rest);
    if (start > 0) later.add(part);
    return part;
  };
  Blob.prototype.stream = function () {
    if (!later.has(this) || this.size !== 4 * 1024 * 1024) return stream.call(this);
    return new ReadableStream({ type: 'bytes', pull: () => new Promise(() => {}) });
  };
}
`;

async function hangingDisk(page: Page): Promise<void> {
  await page.route(/copy\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: hanging + (await response.text()) });
  });
}

test('a file whose copy was lost is asked for again, and its upload goes on where it was', async ({
  context,
  store,
}) => {
  const file = sampleScore('verloren.pdf', 8_500_000);
  const page = await context.newPage();
  await hangingDisk(page);
  await give(page, file);
  await untilAcknowledged(page, file.name, 40);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  // Only what the server does not have may be sent: a new session would be refused.
  await store.trouble({ match: { command: 'start' }, status: 403, count: 'always' });
  await again.goto(address);
  await expect(panelLine(panelOf(again))).toContainText('1 Datei bitte noch einmal wählen');
  const panel = await unfolded(again);
  await expect(panel.getByRole('listitem')).toContainText('Bitte wählen Sie die Datei noch einmal');
  const input = panel.locator('input[type=file]');
  await input.setInputFiles(sampleScore('andere.pdf', 8_500_000));
  await expect(panel.getByRole('alert')).toHaveText('Das ist eine andere Datei. Bitte wählen Sie verloren.pdf.');
  await input.setInputFiles(file);
  await untilArrived(again);
  await store.calm();
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('a file that is chosen at the start once more gives its upload back what it lost', async ({ context, store }) => {
  const file = sampleScore('wieder-da.pdf', 8_500_000);
  const page = await context.newPage();
  await hangingDisk(page);
  await give(page, file);
  await untilAcknowledged(page, file.name, 40);
  await page.close();
  const again = await context.newPage();
  await again.goto('/sheet-configuration-v3');
  await expect(panelLine(panelOf(again))).toContainText('1 Datei bitte noch einmal wählen');
  await store.trouble({ match: { command: 'start' }, status: 403, count: 'always' });
  await again.getByLabel('PDF auswählen').first().setInputFiles(file);
  await expect(panelLine(panelOf(again))).toHaveText('Die Datei ist bei uns');
  await store.calm();
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});
