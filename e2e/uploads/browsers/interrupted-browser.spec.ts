import type { Page } from '@playwright/test';
import { withWorker } from './installed-app.ts';
import { sampleScore, sha256 } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { give, untilAcknowledged, untilArrived } from '../uploading.ts';

const megabyte = 1024 * 1024;

for (const [percent, chunks] of [
  [0, 0],
  [30, 3],
] as const) {
  test(`a reload at ${percent} % costs nothing`, async ({ page, store }) => {
    const file = sampleScore(`reload-${percent}.pdf`, 2 * megabyte);
    await store.hold(chunks);
    await give(page, file);
    await store.untilHeld();
    await expect(page.getByText('Wird übertragen').first()).toBeVisible();
    await untilAcknowledged(page, file.name, percent);
    expect(await store.digestsOf(file.name)).toEqual([]);
    await page.reload();
    await untilArrived(page);
    expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
  });
}

test('a reload while the last request waits for its answer costs nothing', async ({ page, store }) => {
  const file = sampleScore('reload-99.pdf', 2 * megabyte);
  await store.trouble({ match: { command: 'upload, finalize' }, delay: 20_000 });
  await give(page, file);
  await expect(page.getByText('Wird geprüft').first()).toBeVisible();
  await page.reload();
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('closing the browser in the middle costs nothing', async ({ profile, store }) => {
  const file = sampleScore('closed.pdf', 2 * megabyte);
  const page = await profile.open('/');
  await withWorker(page);
  await store.hold(1);
  await give(page, file);
  await store.untilHeld();
  await untilAcknowledged(page, file.name, 10);
  const address = page.url();
  // Nobody goes on, neither the service worker when the page is gone nor a page that is only looked at.
  await store.trouble({ match: { command: 'query' }, cut: 'before', count: 'always' });
  await profile.close();
  for (const [kind, path] of Object.entries({ home: '/', job: address, bare: '/index.html' })) {
    const again = await profile.open('/robots.txt');
    const asked = callsOf(again);
    await again.goto(path);
    await expect
      .poll(() => asked.some((call) => call.startsWith('/store-api/')), `${kind}: the shop is asked`)
      .toBe(true);
    expect(asked[0], `${kind}: first of all the storage`).toBe('query');
    await profile.close();
  }
  await store.calm();
  const again = await profile.open(address);
  await untilArrived(again);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

/** What a page asks shop and storage, from now on and in its order: paths, and the commands of uploads. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:v0|store-api)\//.test(pathname)) calls.push(request.headers()['x-goog-upload-command'] ?? pathname);
  });
  return calls;
}

test('a browser that dies in the middle goes on where it was', async ({ profile, store }) => {
  const file = sampleScore('killed.pdf', 2 * megabyte);
  await store.hold(1);
  const page = await profile.open('/');
  await give(page, file);
  await store.untilHeld();
  await untilAcknowledged(page, file.name, 10);
  const address = page.url();
  await profile.kill();
  // Only what the server does not have may be sent again: a refused start of a new session would stay for ever.
  await store.trouble({ match: { command: 'start' }, status: 403, count: 'always' });
  const again = await profile.open(address);
  await untilArrived(again);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});

test('a network that comes and goes costs nothing', async ({ page, context, store }) => {
  const file = sampleScore('tunnel.pdf', 2 * megabyte);
  await store.slow(120_000);
  await give(page, file);
  for (const percent of [10, 30]) {
    await untilAcknowledged(page, file.name, percent);
    await context.setOffline(true);
    await expect(page.getByText(/Unterbrochen/).first()).toBeVisible();
    await context.setOffline(false);
  }
  await store.calm();
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
});
