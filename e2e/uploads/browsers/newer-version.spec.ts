import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WatchedStore } from '../file-store.ts';
import { buyProduct, satie, untilReckoned } from '../../running-shop/buy-product.ts';
import { LateLine } from '../../running-shop/late-line.ts';
import { publishBuilds } from '../../running-shop/published-builds.ts';
import { ShopProcess } from '../../running-shop/shop-process.ts';
import { noteRegistration, untilRegistered, wakeWorker, watchIdleWorkers, withWorker } from './installed-app.ts';
import { sampleScore } from '../sample-score.ts';
import { test as base, expect } from '../upload-test.ts';
import { give, untilArrived } from '../uploading.ts';

/** The shop in its last release, of which the present one is published some time. */
interface Release {
  shop: ShopProcess;
  publish(build?: 'present' | 'without a worker'): Promise<void>;
  /** Names of the scripts and styles of the last release. */
  olderFiles(): Promise<string[]>;
}

const test = base.extend<{ release: Release }>({
  // oxlint-disable-next-line no-empty-pattern
  release: async ({}, use) => {
    const builds = await publishBuilds();
    const shop = await ShopProcess.start({}, builds.older);
    const publish: Release['publish'] = async (build = 'present') => {
      const client = join(builds.newer, 'dist/client');
      if (build === 'without a worker') {
        await copyFile('sw/farewell.js', join(client, 'sw.js'));
        for (const packed of ['sw.js.br', 'sw.js.gz']) await rm(join(client, packed));
      }
      await shop.kill();
      shop.builtIn = builds.newer;
      await shop.run();
    };
    await use({ shop, publish, olderFiles: () => readdir(join(builds.older, 'dist/client/assets')) });
    await shop.stop();
    await builds.remove();
  },
  store: async ({ release }, use) => use(new WatchedStore(release.shop)),
  baseURL: async ({ release }, use) => use(release.shop.origin),
});

/** Marks the document of a tab, to tell whether it is still the same. */
const markDocument = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(window, { isOlder: true }));
/** A version that is let in waits for the one before it to end. */
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
async function untilLetIn(page: Page): Promise<void> {
  const endIdleWorkers = await watchIdleWorkers(page);
  await expect
    .poll(async () => {
      await endIdleWorkers();
      return isWaiting(page).catch(() => true);
    })
    .toBe(false);
}
const isOlder = (page: Page): Promise<boolean> => page.evaluate(() => 'isOlder' in window);

const offer = { name: 'Neu laden' };

/** Has the page look for a newer version until it says that there is one. */
async function untilOffered(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // A look that falls together with one of the browser's own tells what that one saw before.
      await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
      return page.getByRole('button', offer).count();
    })
    .toBe(1);
}

const filledCart = (page: Page) => page.getByRole('link', { name: 'Warenkorb, 1 Artikel' });

test('from the last release to this one: an upload, a job and a cart go on, a cart in another tab is not disturbed, and the files of the last release are still to be had', async ({
  page,
  context,
  release,
  store,
  expectedTroubles,
}) => {
  // On a slow machine the shop may be late with its part of the home page, which stands without it then.
  expectedTroubles.push(/^A part of the home page could not be loaded\. StoreApiError: timeout of \d+ms exceeded/);
  const file = sampleScore('neue-fassung.pdf', 2_000_000);
  await noteRegistration(page);
  await withWorker(page);
  await buyProduct(page, satie);
  await give(page, file);
  const cart = await context.newPage();
  const lateAnswers = ['country', 'salutation'].map((name) => cart.waitForResponse(`**/store-api/${name}`));
  await cart.goto('/checkout/cart');
  await expect(cart.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  await markDocument(cart);
  // It asks for them by and by, and would wait for a shop that is gone.
  await Promise.all(lateAnswers);
  await untilReckoned(cart);
  await release.publish();
  // A chunk takes longer than a browser leaves a worker its events, and one of them waits for its turn.
  await store.slow(500);
  await wakeWorker(context, release.shop.origin);
  await markDocument(page);
  await untilRegistered(page);
  await untilOffered(page);
  expect(await isWaiting(page)).toBe(true);
  await page.getByRole('button', offer).click();
  await expect.poll(() => isOlder(page).catch(() => true)).toBe(false);
  await untilLetIn(page);
  expect(store.unfinishedBytes(), 'bytes that have arrived').toBeLessThan(2_000_000);
  await expect(page.getByRole('button', offer)).toHaveCount(0);
  await expect(filledCart(page)).toBeVisible();
  await store.calm();
  await untilArrived(page);

  // The tab of the last release: nobody disturbs its cart, and what it has not brought yet is still to be had.
  await expect(cart.getByRole('button', offer)).toHaveCount(0);
  expect(await isOlder(cart)).toBe(true);
  const engines = (await release.olderFiles()).filter((name) => /\.worker-[\w-]+\.js$/u.test(name));
  expect(engines.length).toBeGreaterThan(1);
  for (const name of engines) expect((await cart.request.get(`/assets/${name}`)).status(), name).toBe(200);
  await cart.getByRole('link', { name: 'Weiter einkaufen' }).click();
  await cart.getByLabel('PDF auswählen').first().setInputFiles(sampleScore('alte-fassung.pdf', 200_000));
  await expect(cart.getByRole('heading', { level: 1, name: 'alte-fassung' })).toBeVisible();
  await untilArrived(cart);
});

test('a newer version is let in while the one before it is still being brought, and owes an answer', async ({
  page,
  release,
  expectedTroubles,
}) => {
  // Pictures have the shop's own address, past the line.
  expectedTroubles.push(/^Loading the image/);
  const line = await LateLine.open();
  line.shop = release.shop.origin;
  line.holdBack(/\/rest-[^/]*\.pack$/u);
  await noteRegistration(page);
  await withWorker(page, `${line.origin}/`);
  await expect.poll(() => line.held).toBeGreaterThan(0);
  line.letPass();
  await release.publish();
  await markDocument(page);
  await untilRegistered(page);
  await untilOffered(page);
  // The one before it owes the page an answer, and cannot end without: the page does not wait for that.
  const held = line.held;
  const owed = /^\/media\/owed/u;
  line.holdBack(owed);
  await page.evaluate(() => Object.assign(new Image(), { src: '/media/owed.webp' }));
  await expect.poll(() => line.held).toBe(held + 1);
  await page.getByRole('button', offer).click();
  await expect.poll(() => isOlder(page).catch(() => true)).toBe(false);
  // The page that was opened anew does not ask again for what was agreed to, though the older version is still there.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 4_000)));
  expect(await page.getByRole('button', offer).count()).toBe(0);
  expect(await isWaiting(page)).toBe(true);
  line.bringHeld(owed);
  await untilLetIn(page);
  await expect(page.getByRole('button', offer)).toHaveCount(0);
  await line.stop();
});

/** The page asks without a pause while its worker is to go: one that is started anew for an answer stays. */
const askMeanwhile = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      let end = Infinity;
      installing?.addEventListener('statechange', () => (end = Math.min(end, performance.now() + 600)));
      const askOn = async (): Promise<void> => {
        while (performance.now() < end) await fetch('/icons/icon.svg', { method: 'HEAD' }).catch(() => undefined);
      };
      for (let lanes = 0; lanes < 3; lanes += 1) void askOn();
    });
  });

test('a build without a worker ends it, whatever its page asks meanwhile, and keeps files and cart', async ({
  page,
  release,
}) => {
  const file = sampleScore('ohne-helfer.pdf', 200_000);
  await noteRegistration(page);
  await withWorker(page);
  await buyProduct(page, satie);
  await give(page, file);
  await untilArrived(page);
  // A page registers its worker when it is idle, and would call one back that is just leaving.
  await untilRegistered(page);
  // What shows the findings comes by and by, and cannot be brought from a shop that is being replaced.
  await expect(page.getByText(/^\d+ Hinweise? zum Druck$/)).toBeVisible();
  await askMeanwhile(page);
  await release.publish('without a worker');
  const endIdleWorkers = await watchIdleWorkers(page);
  const left = async (): Promise<string[]> => {
    await endIdleWorkers();
    return page.evaluate(async () => {
      const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
      // Again and again: a look that falls together with one of the browser's own tells what that one saw before.
      const troubles = await Promise.all(workers.map((each) => each.update().then(() => 'looked', String)));
      const states = workers.flatMap(({ installing, waiting, active }) =>
        [installing, waiting, active].map((worker) => worker?.state ?? 'none'),
      );
      return [...states, ...names, ...troubles];
    });
  };
  await expect.poll(left, 'workers and caches after a build without a worker').toEqual([]);
  await page.reload();
  await untilArrived(page);
  await expect(filledCart(page)).toBeVisible();
});
