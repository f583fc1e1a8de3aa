import type { BrowserContext, Locator, Page } from '@playwright/test';
import { sampleScore, sha256 } from '../sample-score.ts';
import { panelOf } from '../panel.ts';
import { expect, test } from '../upload-test.ts';
import { arrived, give, untilAcknowledged, untilArrived } from '../uploading.ts';

/** As the browser's "clear site data" does it while the page is open. */
async function clearSiteData(page: Page, context: BrowserContext): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,file_systems' });
}

/** Has what the page does with the records of uploads wait its turn, until it is broken off. Resolves when something waits. */
async function occupyRecords(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('uploads');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const step = opening.result.transaction(['jobs', 'leases', 'settings'], 'readwrite');
    const goOn = (): void => step.objectStore('settings').count().addEventListener('success', goOn);
    goOn();
    const { promise: waits, resolve: tell } = Promise.withResolvers<void>();
    IDBDatabase.prototype.transaction = new Proxy(Reflect.get(IDBDatabase.prototype, 'transaction'), {
      apply: (begin, database: IDBDatabase, given) => {
        if (database.name === 'uploads') tell();
        return Reflect.apply(begin, database, given);
      },
    });
    await waits;
  });
}

/** One lies over no part of the other, at a desk, on a tablet, and on a phone. */
async function expectApart(page: Page, one: Locator, others: readonly Locator[]): Promise<void> {
  const usual = page.viewportSize();
  for (const size of [
    { width: 1280, height: 720 },
    { width: 768, height: 1024 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(size);
    for (const other of others)
      await expect(async () => {
        const [a, b] = [await one.boundingBox(), await other.boundingBox()];
        const isApart =
          a && b && (overlap(a.x, a.width, b.x, b.width) <= 0 || overlap(a.y, a.height, b.y, b.height) <= 0);
        expect(isApart, JSON.stringify({ size, a, b })).toBe(true);
      }).toPass();
  }
  if (usual) await page.setViewportSize(usual);
}

const overlap = (a: number, lengthOfA: number, b: number, lengthOfB: number): number =>
  Math.min(a + lengthOfA, b + lengthOfB) - Math.max(a, b);

for (const [when, name, comeBefore] of [
  ['in the middle', 'geleert', async () => undefined],
  ['while something is written', 'beim Schreiben geleert', occupyRecords],
] as const)
  test(`a browser that deletes everything ${when} costs nothing as long as the page is open, and the page says so`, async ({
    page,
    context,
    store,
    expectedTroubles,
  }) => {
    // Whoever has the database open says in the console that it goes.
    expectedTroubles.push(/Force close delete origin|could not be kept. AbortError/);
    const file = sampleScore(`${name}.pdf`, 2_000_000);
    await store.hold(1);
    await give(page, file);
    await store.untilHeld();
    await untilAcknowledged(page, file.name, 10);
    // Only what the server does not have may be sent: a new session would be refused.
    await store.trouble({ match: { command: 'start' }, status: 403, count: 'always' });
    await comeBefore(page);
    await clearSiteData(page, context);
    await expect(page.getByText(/wurden in Ihrem Browser gelöscht, während/)).toBeVisible();
    const lowerEdge = [panelOf(page), page.getByRole('button', { name: 'In den Warenkorb' })];
    await expectApart(page, page.getByRole('region', { name: 'Meldungen' }), lowerEdge);
    await expect.poll(() => store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
    // The print job was written again as well.
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
  });

test('a browser that keeps nothing sends its files from the open page, and says that it has to stay open', async ({
  page,
  store,
  troubles,
  expectedTroubles,
}) => {
  // Whatever else is kept says in the console that it cannot be kept.
  expectedTroubles.push(/The user denied permission/);
  const file = sampleScore('privat.pdf', 2_000_000);
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    IDBFactory.prototype.databases = () => Promise.resolve().then(refuse);
    StorageManager.prototype.getDirectory = () => Promise.resolve().then(refuse);
    LockManager.prototype.request = () => Promise.resolve().then(refuse);
    LockManager.prototype.query = () => Promise.resolve().then(refuse);
  });
  await store.slow(500_000);
  await give(page, file);
  await expect(page.getByText(/Ihr Browser merkt sich nichts/)).toBeVisible();
  await expect(page.getByText(arrived)).toHaveCount(0);
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
  expect(troubles.length).toBeLessThan(50);
});
