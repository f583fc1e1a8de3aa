import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import type { Page } from '@playwright/test';
import { choose, expectStored, sampleScores } from '../choosing.ts';
import { sampleScore, type SampleScore } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { untilArrived } from '../uploading.ts';

// Nothing here is the service worker's: it would only store all of the build first.
test.use({ serviceWorkers: 'block' });

const start = '/sheet-configuration-v3';

/** Writes files below a new folder, by their paths. */
async function folderWith(files: Record<string, Buffer | string>): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'notenfalz-folder-')), 'Messe');
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

async function zipOf(name: string, files: Record<string, Uint8Array | string>): Promise<SampleScore> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const [path, content] of Object.entries(files)) {
    await writer.add(path, typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content));
  }
  const archive = await writer.close();
  return { name, mimeType: 'application/zip', buffer: Buffer.from(await archive.arrayBuffer()) };
}

/** Lets files fall on the drop zone, or puts them into the clipboard and pastes. */
async function bring(page: Page, how: 'drop' | 'paste', files: readonly SampleScore[]): Promise<void> {
  const transferable = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, mimeType, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, transferable);
  if (how === 'drop') {
    const invitation = page.getByText('Loslassen, dann sehen wir sie uns an');
    // What hovers before the page listens is not noticed.
    await expect(async () => {
      const target = page.getByText('Ziehen Sie Ihre Noten hierher').or(invitation);
      await target.dispatchEvent('dragenter', { dataTransfer: transfer });
      expect(await invitation.isVisible()).toBe(true);
    }).toPass();
    await invitation.dispatchEvent('drop', { dataTransfer: transfer });
    return;
  }
  // Answered by the page as soon as it listens.
  await expect
    .poll(() =>
      page.locator('body').evaluate((body, clipboardData) => {
        return !body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, transfer),
    )
    .toBe(true);
}

async function untilAllArrived(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Liegt bei uns' })).toHaveCount(count);
}

test('a folder brings its PDFs and names what it leaves out; they are checked although it is deleted before', async ({
  page,
  store,
}) => {
  const files = sampleScores('ordner', 3, 40_000);
  const [kyrie, gloria, credo] = files.map(({ buffer }) => buffer);
  const folder = await folderWith({
    'ordner-001.pdf': kyrie ?? '',
    'Chor/ordner-002.pdf': gloria ?? '',
    'Chor/Alt/ordner-003.pdf': credo ?? '',
    'Chor/Abschrift.pdf': gloria ?? '',
    'Umschlag.jpg': 'a picture',
    'Messe.mscz': 'PK a score of another program',
    '.DS_Store': 'nobody wants to read about this',
  });
  const folderGone = Promise.withResolvers<void>();
  await page.route(/inspect-pdf\.worker/u, async (route) => {
    await folderGone.promise;
    await route.continue();
  });
  await page.goto(start);
  await page.getByLabel('Ordner auswählen').first().setInputFiles(folder);
  await expect(page.getByText('3 Dateien übernommen, 3 ausgelassen')).toBeVisible();
  await expect(page.getByText('Umschlag.jpg ist ein Bild.')).toBeVisible();
  await expect(page.getByText('Messe.mscz ist kein lesbares PDF.')).toBeVisible();
  await expect(page.getByText(/war in der Auswahl zweimal dabei/)).toBeVisible();
  await expect(page.getByText('DS_Store')).toHaveCount(0);
  await expect(page.getByText('Messe/Chor/Alt')).toBeVisible();
  await untilAllArrived(page, 3);
  await rm(dirname(folder), { recursive: true });
  folderGone.resolve();
  // Nobody has the files any more but this browser: they are checked from its copies.
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /\d Seiten?/u }),
  ).toHaveCount(3);
  const paths = (await store.paths()).filter((path) => /\/(?:ordner-\d+|Abschrift)\.pdf$/.test(path));
  expect(paths).toHaveLength(3);
});

test('an archive is unpacked, and what it holds beside PDFs is named', async ({ page, store }) => {
  const files = sampleScores('archiv', 2, 300_000);
  const [first, second] = files.map(({ buffer }) => buffer);
  const archive = await zipOf('Quartett.zip', {
    'Quartett/archiv-001.pdf': first ?? '',
    'Quartett/Stimmen/archiv-002.pdf': second ?? '',
    'Quartett/Lies mich.txt': 'Bitte leise spielen.',
    '__MACOSX/Quartett/._archiv-001.pdf': 'resource fork',
  });
  await choose(page, [archive]);
  await expect(page.getByText('2 Dateien übernommen, 1 ausgelassen')).toBeVisible();
  await expect(page.getByText('Lies mich.txt ist kein lesbares PDF.')).toBeVisible();
  await expect(page.getByText('Quartett.zip/Quartett/Stimmen')).toBeVisible();
  await untilAllArrived(page, 2);
  await expectStored(store, files);
});

for (const how of ['drop', 'paste'] as const) {
  test(`files that come by ${how} are taken, and recognised when they come again`, async ({ page, store }) => {
    const files = sampleScores(how, 2, 60_000);
    await page.goto(start);
    await bring(page, how, files);
    await expect(page.getByText('2 Dateien übernommen')).toBeVisible();
    await untilAllArrived(page, 2);
    await page.reload();
    await untilAllArrived(page, 2);
    const more = sampleScores(`${how}-more`, 1, 61_000);
    await choose(page, [...files, ...more]);
    await expect(page.getByText('1 Datei übernommen, 2 waren schon da')).toBeVisible();
    await expect(page.getByText(`${how}-001.pdf ist schon da.`)).toBeVisible();
    await untilAllArrived(page, 3);
    await expectStored(store, [...files, ...more]);
  });
}

test('a file chosen before the page listens is taken as soon as it does', async ({ page, store }) => {
  const file = sampleScore('early.pdf', 30_000);
  const { promise: isChosen, resolve: begin } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto(start, { waitUntil: 'commit' });
  await page.getByLabel('PDF auswählen').first().setInputFiles(file);
  begin();
  await expect(page).toHaveURL(/\?job=/);
  await untilArrived(page);
  await expectStored(store, [file]);
});
