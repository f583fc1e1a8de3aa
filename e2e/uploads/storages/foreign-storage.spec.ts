import { ShopProcess } from '../../running-shop/shop-process.ts';
import { test as base, expect } from '../../running-shop/shop-test.ts';
import { WatchedStore } from '../file-store.ts';
import { sampleScore, sha256 } from '../sample-score.ts';
import { give, untilAcknowledged, untilArrived } from '../uploading.ts';

/** A storefront beside a file store on another host, which names upload sessions by its own address. */
const test = base.extend<object, { shop: ShopProcess; storage: ShopProcess }>({
  storage: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const storage = await ShopProcess.start();
      await use(storage);
      await storage.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ storage }, use) => {
      const shop = await ShopProcess.start({ STORAGE_ENDPOINT: storage.origin });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

test('a strict storage on another host gets the file, also after lost answers and a reload', async ({
  page,
  shop,
  storage,
}) => {
  const store = new WatchedStore(storage);
  const file = sampleScore('elsewhere.pdf', 2 * 1024 * 1024);
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['x-goog-upload-command'] === 'upload') hosts.add(new URL(request.url()).origin);
  });
  await store.trouble(
    { strictOffsets: true, count: 'always' },
    { match: { command: 'upload' }, cut: 'after' },
    { match: { command: 'upload' }, bytesPerSecond: 500_000, count: 'always' },
  );
  await give(page, file);
  await untilAcknowledged(page, file.name, 10);
  await page.reload();
  await store.calm();
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
  expect([...hosts]).toEqual([storage.origin]);
  expect(shop.origin).not.toBe(storage.origin);
});
