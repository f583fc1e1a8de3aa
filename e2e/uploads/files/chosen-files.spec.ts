import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleScore, sha256 } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { give, untilAcknowledged, untilArrived } from '../uploading.ts';

const megabyte = 1024 * 1024;
const oneRequest = 262_144;

for (const bytes of [oneRequest - 1, oneRequest, oneRequest + 1]) {
  test(`a file of ${bytes} bytes arrives as it is`, async ({ page, store }) => {
    const file = sampleScore(`exactly-${bytes}.pdf`, bytes);
    expect(file.buffer).toHaveLength(bytes);
    await give(page, file);
    await untilArrived(page);
    expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
  });
}

test('an empty file is refused with a reason', async ({ page, store }) => {
  await page.goto('/sheet-configuration-v3');
  const empty = { name: 'leer.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
  await page.getByLabel('PDF auswählen').first().setInputFiles(empty);
  await expect(page.getByText(/leer\.pdf ist leer/).first()).toBeVisible();
  expect(await store.digestsOf('leer.pdf')).toEqual([]);
});

test('a name in any script arrives as it is', async ({ page, store }) => {
  const file = sampleScore('Große Fuge – «Żółć» 歌 🎼 100% #1.pdf', megabyte);
  await give(page, file);
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('a file that changes on the disk after it was chosen arrives as it was chosen', async ({ page, store }) => {
  const file = sampleScore('changed.pdf', 2 * megabyte);
  const folder = await mkdtemp(join(tmpdir(), 'notenfalz-files-'));
  const path = join(folder, file.name);
  await writeFile(path, file.buffer);
  await store.slow(120_000);
  await give(page, path);
  await untilAcknowledged(page, file.name, 10);
  await writeFile(path, 'something else');
  await store.calm();
  await untilArrived(page);
  await rm(folder, { recursive: true });
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('a browser without room for a copy transfers the open file, and asks before it is left', async ({
  page,
  context,
  baseURL,
  store,
  expectedTroubles,
}) => {
  // Print jobs, their pictures and what was found live with the page as well, and the console says so.
  expectedTroubles.push(/could not be kept. QuotaExceededError/);
  const file = sampleScore('no-room.pdf', 6 * megabyte);
  const browser = await context.newCDPSession(page);
  // Not even what is put on record has room. From the first page on: Chromium's IndexedDB goes by the room it asked for up to 30 s before.
  await browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(baseURL ?? '').origin, quotaSize: 1 });
  await store.slow(60_000);
  await give(page, file);
  await expect(page.getByText(/Ihr Browser hat keinen Platz mehr/).first()).toBeVisible();
  await expect(page.getByText(/lassen Sie dieses Fenster offen/).first()).toBeVisible();
  const question = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await store.calm();
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('a file that is copied asks nothing when its page is left', async ({ page, store }) => {
  const file = sampleScore('left-alone.pdf', 2 * megabyte);
  await store.hold(1);
  await give(page, file);
  await store.untilHeld();
  await untilAcknowledged(page, file.name, 10);
  const address = page.url();
  page.on('dialog', () => expect.soft(false, 'a question at leaving').toBe(true));
  await page.goto('about:blank');
  await page.goto(address);
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});
