import { test as base } from '@playwright/test';
import { ShopProcess } from './shop-process.ts';
import { slowPagesOf } from './slow-pages.ts';

interface ShopFixtures {
  /** Errors and hydration warnings of every page of the test; asserted empty at its end. */
  troubles: string[];
  /** What a journey brings about itself: it does not fail it, whenever the browser says it. */
  expectedTroubles: RegExp[];
}

interface ShopWorkerFixtures {
  /** Environment variables of the shop beyond those of every test. */
  shopSettings: Readonly<Record<string, string>>;
  shop: ShopProcess;
}

/** What is said of a text that stands in no catalogue of the page. */
const isOfNoCatalogue = /^Uncompiled message/;

/** What a browser says when an answer is a 4xx or 5xx on purpose, or when the test itself cut the network or left the page. */
const expectedNoise =
  /Failed to load resource|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch|Network Error/;

export const test = base.extend<ShopFixtures, ShopWorkerFixtures>({
  shopSettings: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ shopSettings }, use) => {
      const shop = await ShopProcess.start(shopSettings);
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser }, use) => {
      slowPagesOf(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  // oxlint-disable-next-line no-empty-pattern
  expectedTroubles: async ({}, use) => use([]),
  troubles: [
    async ({ context, expectedTroubles }, use) => {
      const troubles: string[] = [];
      context.on('weberror', (error) => troubles.push(String(error.error())));
      context.on('console', (message) => {
        const text = message.text();
        const isTrouble = (message.type() === 'error' && !expectedNoise.test(text)) || isOfNoCatalogue.test(text);
        if (isTrouble) troubles.push(text);
      });
      await use(troubles);
      const unexpected = troubles.filter((trouble) => !expectedTroubles.some((expected) => expected.test(trouble)));
      test.expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
