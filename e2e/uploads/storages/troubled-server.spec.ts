import { sampleScore, sha256 } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { give, untilAcknowledged, untilArrived } from '../uploading.ts';

// Nothing here is the service worker's: it would only store all of the build first.
test.use({ serviceWorkers: 'block' });

const megabyte = 1024 * 1024;

for (const command of ['start', 'upload', 'upload, finalize']) {
  test(`an answer to "${command}" that is lost on the way costs nothing`, async ({ page, store }) => {
    const file = sampleScore(`lost-${command.replaceAll(/\W+/g, '-')}.pdf`, 2 * megabyte);
    await store.trouble({ match: { command }, cut: 'after' });
    await give(page, file);
    await untilArrived(page);
    expect(await store.pendingTroubles()).toEqual([]);
    expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
  });
}

test('a connection that breaks in the middle of a chunk costs nothing', async ({ page, store }) => {
  const file = sampleScore('broken-chunk.pdf', 2 * megabyte);
  await store.trouble(
    { match: { command: 'upload' }, skip: 1, cutBodyAfter: 300_000 },
    { match: { command: 'upload, finalize' }, cutBodyAfter: 100_000 },
  );
  await give(page, file);
  await untilArrived(page);
  expect(await store.pendingTroubles()).toEqual([]);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('a server that is overloaded for a while gets the file later', async ({ page, store }) => {
  const file = sampleScore('storm.pdf', megabyte);
  await store.trouble(
    { match: { command: 'start' }, status: 503, count: 2 },
    { match: { command: 'upload' }, status: 503, count: 2 },
    { match: { command: 'upload, finalize' }, status: 503 },
  );
  await give(page, file);
  await expect(page.getByText(/Unterbrochen/).first()).toBeVisible();
  await untilArrived(page);
  expect(await store.pendingTroubles()).toEqual([]);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('a strict server that refuses bytes it has gets the rest only', async ({ page, store }) => {
  const file = sampleScore('strict.pdf', 2 * megabyte);
  await store.trouble(
    { match: { command: 'upload' }, cut: 'after', count: 2 },
    { strictOffsets: true, count: 'always' },
  );
  await give(page, file);
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('a server that is killed in the middle of a chunk keeps what it acknowledged', async ({
  page,
  store,
  shop,
  expectedTroubles,
}) => {
  // A part of the page that is just being fetched goes with the server.
  expectedTroubles.push(/^A part of the page could not be loaded\./);
  const file = sampleScore('server-killed.pdf', 2 * megabyte);
  await store.hold(1);
  await give(page, file);
  await store.untilHeld();
  await untilAcknowledged(page, file.name, 10);
  await shop.kill();
  await expect(page.getByText(/Unterbrochen/).first()).toBeVisible();
  await shop.run();
  await store.trouble({ match: { command: 'start' }, status: 403, count: 'always' });
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('an upload session that has expired is begun anew', async ({ page, store }) => {
  const file = sampleScore('expired.pdf', 2 * megabyte);
  await store.slow(120_000);
  await give(page, file);
  await untilAcknowledged(page, file.name, 10);
  store.expireSessions();
  await store.calm();
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('a permission that is refused once is asked for again', async ({ page, store }) => {
  const file = sampleScore('refused-once.pdf', megabyte);
  await store.trouble({ match: { command: 'upload' }, status: 401 });
  await give(page, file);
  await expect(page.getByText(/kennt Sie nicht mehr/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /noch einmal versuchen/ })
    .first()
    .click();
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});
