import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { followMenu } from './running-shop/follow-menu.ts';
import { untilBuildKept } from './running-shop/kept-build.ts';
import { ShopProcess } from './running-shop/shop-process.ts';
import { withWorker } from './uploads/browsers/installed-app.ts';
import { sampleScore } from './uploads/sample-score.ts';
import { ServerInFront } from './running-shop/server-in-front.ts';
import { test as base, expect } from './uploads/upload-test.ts';
import { give, untilAcknowledged, untilArrived } from './uploads/uploading.ts';

const greeting = 'Willkommen im Zug. Bitte stimmen Sie den Bedingungen zu.';

/** The network of a train: until somebody agrees, its own page answers whatever is asked for. */
class Portal extends ServerInFront {
  isShut = false;
  /** Where the shop is. */
  shop = '';

  static open(): Promise<Portal> {
    return new Portal().listen();
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    if (!this.isShut) return this.passOn(request, response, this.shop);
    request.resume();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="de"><title>Zug</title><h1>${greeting}</h1></html>`);
  }
}

const test = base.extend<object, { portal: Portal }>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const portal = await Portal.open();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ portal }, use) => {
      const shop = await ShopProcess.start({ PUBLIC_URL: portal.origin });
      portal.shop = shop.origin;
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.origin),
});

/** Addresses that something of the portal is kept under. */
const keptOfPortal = (page: Page): Promise<string[]> =>
  page.evaluate(async (words) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        if ((await answer?.text())?.includes(words)) found.push(`${name}: ${request.url}`);
      }
    }
    return found;
  }, greeting);

test('what answers in the place of the shop is not taken for it: pages, cart and an upload wait, nothing of it is kept, and all goes on behind it', async ({
  page,
  portal,
  store,
}) => {
  const file = sampleScore('im-zug.pdf', 2_000_000);
  await withWorker(page, '/Notenpapier-Hefte/');
  const add = page.getByRole('button', { name: /: in den Warenkorb$/ }).first();
  await expect(add).toBeVisible();
  await store.hold(1);
  await give(page, file);
  await store.untilHeld();
  await untilAcknowledged(page, file.name, 10);
  await untilBuildKept(page);

  portal.isShut = true;
  await followMenu(page, '/Notenpapier-Hefte/');
  await expect(page.getByRole('status').filter({ hasText: 'Der Shop antwortet gerade nicht' })).toBeVisible();
  await add.click();
  await expect(page.getByText(/^Vorgemerkt:/).first()).toBeVisible();
  // Nobody has seen this one.
  await followMenu(page, '/Muster/');
  await expect(page.getByText(/nicht erreichbar/).first()).toBeVisible();
  expect(await keptOfPortal(page)).toEqual([]);
  expect(store.unfinishedBytes(), 'bytes that have arrived').toBeLessThan(2_000_000);

  // Whoever opens a page by its address meets the portal, and can agree.
  await page.reload();
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
  expect(await keptOfPortal(page)).toEqual([]);

  portal.isShut = false;
  await page.goto('/checkout/cart');
  const lines = page.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem');
  await expect(lines.getByRole('spinbutton', { name: /^Menge von/ })).toHaveValue('1');
  await page.goto('/sheet-configuration-v3');
  await page
    .getByRole('link', { name: /im-zug/ })
    .first()
    .click();
  await untilArrived(page);
});
