import type { Page } from '@playwright/test';
import type { WatchedStore } from '../file-store.ts';
import { sampleScore, sha256 } from '../sample-score.ts';
import { expect, test } from '../upload-test.ts';
import { give, untilAcknowledged, untilArrived } from '../uploading.ts';

// Nothing here is the service worker's: it would only store all of the build first.
test.use({ serviceWorkers: 'block' });

const megabyte = 1024 * 1024;

/** Each brings an upload into a state and keeps it there. */
const states: Record<string, (page: Page, store: WatchedStore, name: string) => Promise<void>> = {
  'while bytes move': async (page, store, name) => {
    await store.hold(1);
    await give(page, sampleScore(name, 2 * megabyte));
    await store.untilHeld();
    await untilAcknowledged(page, name, 10);
  },
  'while it waits for a better time': async (page, store, name) => {
    await store.trouble({ match: { command: 'upload' }, status: 503, count: 'always' });
    await give(page, sampleScore(name, 2 * megabyte));
    await expect(page.getByText(/Unterbrochen/).first()).toBeVisible();
  },
  'while the last answer is awaited': async (page, store, name) => {
    await store.trouble({ match: { command: 'upload, finalize' }, delay: 60_000 });
    await give(page, sampleScore(name, 2 * megabyte));
    await expect(page.getByText('Wird geprüft').first()).toBeVisible();
  },
};

const button = (page: Page, name: string, what: string) =>
  page.getByRole('button', { name: `${name} ${what}` }).first();

for (const [state, reach] of Object.entries(states)) {
  const slug = state.replaceAll(' ', '-');

  test(`an upload paused ${state} stands still, also after a reload, until it is resumed`, async ({ page, store }) => {
    const name = `paused-${slug}.pdf`;
    await reach(page, store, name);
    await button(page, name, 'anhalten').click();
    await expect(page.getByText('Angehalten').first()).toBeVisible();
    await store.calm();
    await page.reload();
    await expect(page.getByText('Angehalten').first()).toBeVisible();
    expect(await store.digestsOf(name)).toEqual([]);
    await button(page, name, 'fortsetzen').click();
    await untilArrived(page);
    expect(await store.digestsOf(name)).toEqual([sha256(sampleScore(name, 2 * megabyte).buffer)]);
  });

  test(`an upload canceled ${state} leaves nothing behind`, async ({ page, store }) => {
    const name = `canceled-${slug}.pdf`;
    await reach(page, store, name);
    await button(page, name, 'abbrechen').click();
    await expect(page.getByText('Die Übertragung wurde abgebrochen.')).toBeVisible();
    await store.calm();
    await expect.poll(() => store.unfinishedBytes()).toBe(0);
    expect(await store.digestsOf(name)).toEqual([]);
  });
}

test('an upload canceled while it is paused leaves nothing behind', async ({ page, store }) => {
  const name = 'canceled-in-pause.pdf';
  await store.hold(1);
  await give(page, sampleScore(name, 2 * megabyte));
  await store.untilHeld();
  await untilAcknowledged(page, name, 10);
  await button(page, name, 'anhalten').click();
  await expect(page.getByText('Angehalten').first()).toBeVisible();
  await button(page, name, 'abbrechen').click();
  await expect(page.getByText('Die Übertragung wurde abgebrochen.')).toBeVisible();
  await expect.poll(() => store.unfinishedBytes()).toBe(0);
  expect(await store.digestsOf(name)).toEqual([]);
});

test('an upload canceled after it failed leaves nothing behind', async ({ page, store }) => {
  const name = 'canceled-after-failure.pdf';
  await store.trouble({ match: { command: 'upload' }, skip: 1, status: 403 });
  await give(page, sampleScore(name, 2 * megabyte));
  await expect(page.getByText(/nimmt die Datei an dieser Stelle nicht an/).first()).toBeVisible();
  await button(page, name, 'abbrechen').click();
  await expect(page.getByText('Die Übertragung wurde abgebrochen.')).toBeVisible();
  await expect.poll(() => store.unfinishedBytes()).toBe(0);
});
