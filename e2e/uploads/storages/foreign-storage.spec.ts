import { sampleJob } from '#shop/testing/sample-order.ts';
import { ShopProcess } from '../../running-shop/shop-process.ts';
import { test as base, expect } from '../../running-shop/shop-test.ts';
import { ShopCustomer } from '../../shop-customer.ts';
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

test('the files of an order that lie with a storage on another host are taken along, and open without a network', async ({
  page,
  context,
  shop,
  storage,
  expectedTroubles,
}) => {
  expectedTroubles.push(/could not be/);
  const store = new WatchedStore(storage);
  const file = sampleScore('unterwegs.pdf', 200_000);
  const customer = await ShopCustomer.register(page.request, shop.origin, 'fanny.fern');
  await customer.sitDown(context, shop.origin);
  await give(page, file);
  await untilArrived(page);
  const path = (await store.paths()).find((each) => each.endsWith(`/${file.name}`)) ?? '';
  await customer.fillCart('Bleistift', 1, {
    printJob: { ...sampleJob, files: [{ path, name: file.name, size: file.buffer.length, pages: 1 }] },
  });
  const order = await customer.order();
  await page.goto(`/account/order/${order.deepLinkCode}`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: 'Offline mitnehmen' }).click();
  await expect(page.getByRole('dialog').getByText(/^Stand: heute, \d+:\d+$/)).toBeVisible();

  await Promise.all([shop.kill(), storage.kill()]);
  await page.goto(`/download/${path.split('/')[1] ?? ''}`);
  await expect(page.getByRole('link', { name: 'unterwegs.pdf herunterladen' })).toHaveAttribute('href', /^blob:/);
  await expect(page.getByText(/\(Stand: heute, /)).toBeVisible();
  await Promise.all([shop.run(), storage.run()]);
});
