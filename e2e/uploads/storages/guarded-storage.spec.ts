import { ShopProcess } from '../../running-shop/shop-process.ts';
import { test as base, expect } from '../../running-shop/shop-test.ts';
import { WatchedStore } from '../file-store.ts';
import { GuardedStorage } from './guarded-storage.ts';
import { sampleScore, sha256 } from '../sample-score.ts';
import { give, untilArrived } from '../uploading.ts';

/** A storefront beside a file store that asks who is signed in, and a host that says so. */
const test = base.extend<object, { shop: ShopProcess; storage: ShopProcess; guard: GuardedStorage }>({
  storage: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const storage = await ShopProcess.start();
      await use(storage);
      await storage.stop();
    },
    { scope: 'worker' },
  ],
  guard: [
    async ({ storage }, use) => {
      const guard = await GuardedStorage.before(storage.origin);
      await use(guard);
      await guard.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ guard }, use) => {
      const tokens = `${guard.origin}/token`;
      const shop = await ShopProcess.start({ STORAGE_ENDPOINT: guard.origin, STORAGE_TOKEN_URL: tokens });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
});

test('a storage that asks who is signed in gets the file once a refused token is renewed; its session host is told none', async ({
  page,
  context,
  storage,
  guard,
}) => {
  const file = sampleScore('nur-mit-ausweis.pdf', 1024 * 1024);
  const toSession: (string | undefined)[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (headers['x-goog-upload-command']?.startsWith('upload')) toSession.push(headers['authorization']);
  });
  await give(page, file);
  await untilArrived(page);
  expect(await new WatchedStore(storage).digestsOf(file.name)).toEqual([sha256(file.buffer)]);
  expect(guard.seen.slice(0, 2)).toEqual(['Firebase token-1 → 401', 'Firebase token-2 → in']);
  const session = (await context.cookies()).find(({ name }) => name === 'sw-context-token')?.value;
  expect(new Set(guard.askedBy)).toEqual(new Set([session]));
  expect(toSession.length).toBeGreaterThan(1);
  expect(new Set(toSession)).toEqual(new Set([undefined]));
});
