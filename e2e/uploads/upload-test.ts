import { test as base } from '../running-shop/shop-test.ts';
import { BrowserProfile } from './browsers/browser-profile.ts';
import { WatchedStore } from './file-store.ts';

interface UploadFixtures {
  store: WatchedStore;
  /** A browser whose profile stays when it is closed or killed. */
  profile: BrowserProfile;
}

/** Every test leaves the store calm, and nothing half-finished in it. */
export const test = base.extend<UploadFixtures>({
  // The store refuses some uploads for good: the console says so too.
  expectedTroubles: async ({ expectedTroubles }, use) =>
    use([...expectedTroubles, /^The upload \w+ failed\. StorageError: Fault/]),
  store: async ({ shop }, use) => {
    const store = new WatchedStore(shop);
    await store.calm();
    await use(store);
    await store.calm();
    test.expect(store.unfinishedBytes(), 'bytes of unfinished uploads').toBe(0);
  },
  profile: async ({ launchOptions, locale, timezoneId, shop }, use) => {
    const profile = await BrowserProfile.create({
      ...launchOptions,
      baseURL: shop.origin,
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
    });
    await use(profile);
    await profile.remove();
  },
});

export const { expect } = test;
