import { bytesOf, HostileProxy } from './hostile-proxy.ts';
import { sampleScore, sha256 } from '../sample-score.ts';
import { test as base, expect } from '../upload-test.ts';
import { give, untilAcknowledged, untilArrived } from '../uploading.ts';

const megabyte = 1024 * 1024;

const test = base.extend<{ between: HostileProxy }>({
  between: async ({ shop }, use) => {
    const proxy = await HostileProxy.before(shop.origin);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ between }, use) => use(between.origin),
});

// Nothing here is the service worker's: it would only store all of the build first.
test.use({ serviceWorkers: 'block' });

test('pages of a proxy end no upload: it says what is wrong, goes on by itself, and keeps what has arrived', async ({
  page,
  between,
  store,
}) => {
  const file = sampleScore('before-a-proxy.pdf', 6 * megabyte);
  let isSigningIn = false;
  between.whim = (request) => {
    const { url = '' } = request;
    if (!url.startsWith('/v0/')) return undefined;
    if (isSigningIn) return url.includes('upload_id=') ? 404 : 403;
    return bytesOf(request) > megabyte ? 413 : undefined;
  };
  await store.slow(1_500_000);
  await give(page, file);
  await untilAcknowledged(page, file.name, 20);
  isSigningIn = true;
  await expect(page.getByText(/antwortet etwas anderes/).first()).toBeVisible();
  await expect(page.getByText(/Unterbrochen – wir machen von selbst weiter/).first()).toBeVisible();
  isSigningIn = false;
  await untilArrived(page);
  expect(await store.digestsOf(file.name)).toEqual([sha256(file.buffer)]);
  expect(between.chunks.filter(({ refusedWith }) => refusedWith === 413)).toHaveLength(1);
  const passed = between.chunks.filter(({ refusedWith }) => refusedWith === undefined);
  const sent = passed.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(sent, 'bytes of chunks that were passed on').toBe(file.buffer.length);
});
