import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { wakeWorker, withWorker } from './installed-app.ts';
import { sampleScore } from '../sample-score.ts';
import { ServerInFront } from '../storages/server-in-front.ts';
import { test as base, expect } from '../upload-test.ts';
import { give, untilAcknowledged, untilArrived } from '../uploading.ts';

/** The shop, of which another version is published some time. */
class PublishedShop extends ServerInFront {
  /** The service worker of another version; empty: none is published yet. */
  worker = '';
  readonly #behind: string;

  private constructor(behind: string) {
    super();
    this.#behind = behind;
  }

  static before(origin: string): Promise<PublishedShop> {
    return new PublishedShop(origin).listen();
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.url !== '/sw.js' || this.worker === '') return this.passOn(request, response, this.#behind);
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(this.worker);
  }

  async currentWorker(): Promise<string> {
    return (await fetch(`${this.#behind}/sw.js`)).text();
  }
}

const test = base.extend<{ published: PublishedShop }>({
  published: async ({ shop }, use) => {
    const published = await PublishedShop.before(shop.origin);
    await use(published);
    await published.stop();
  },
  baseURL: async ({ published }, use) => use(published.origin),
});

test('a tab that stays open hears of a newer version, asks once the file is copied, and has it at once beside an upload; a build without a worker ends it and keeps the files', async ({
  page,
  context,
  published,
  store,
}) => {
  const file = sampleScore('neue-fassung.pdf', 2_000_000);
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = async (...given) => {
      const registration = await register(...given);
      Object.assign(window, { hasRegistered: true });
      return registration;
    };
  });
  await withWorker(page, '/sheet-configuration-v3');
  await store.slow(20_000);
  await give(page, file);
  await untilAcknowledged(page, file.name, 2);
  // It waits for the turn that the page has: two and a half minutes at most.
  await wakeWorker(context, published.origin);
  published.worker = `${await published.currentWorker()}\n// newer`;
  await page.evaluate(() => {
    Object.assign(window, { isOlder: true });
    dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  });
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await page.waitForFunction(() => !('isOlder' in window));
  expect(store.unfinishedBytes(), 'bytes that have arrived').toBeLessThan(2_000_000);
  await expect(page.getByRole('button', { name: 'Neu laden' })).toHaveCount(0);
  await store.calm();
  await untilArrived(page);

  // A page registers its worker when it is idle, and would call one back that is just leaving.
  await page.waitForFunction(() => 'hasRegistered' in window);
  published.worker = await readFile('sw/farewell.js', 'utf8');
  await page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    await registration?.update();
  });
  const left = (): Promise<number[]> =>
    page.evaluate(async () => {
      const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
      return [workers.length, names.length];
    });
  await expect.poll(left, 'workers and caches after a build without a worker').toEqual([0, 0]);
  await page.reload();
  await untilArrived(page);
});
