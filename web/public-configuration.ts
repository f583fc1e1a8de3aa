import type { Settings } from './settings.ts';

/** The page's part of the settings, as served in /config.json. The page talks to its own origin; this server forwards. */
export function publicConfiguration(settings: Settings) {
  return {
    shopwareEndpoint: '/',
    shopwareAccessToken: settings.shopwareAccessToken,
    storageEndpoint: '',
    storageBucket: settings.storageBucket,
    storageTokenUrl: settings.storageTokenUrl,
    maxFileBytes: settings.maxFileBytes,
    brand: settings.brand,
    contentPaths: {},
  };
}

export type PublicConfiguration = ReturnType<typeof publicConfiguration>;
