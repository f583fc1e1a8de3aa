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
    offlineBytes: settings.offlineBytes,
    retention: retention(settings),
    brand: { ...settings.brand, address: settings.seller.address.join('\n') },
    breadcrumbStart: settings.breadcrumbStart,
    videoPlayers: settings.videoPlayers,
    statistics: settings.statistics,
    listingLimit: settings.listingLimit,
    contentPaths: settings.contentPaths,
  };
}

/** Files are deleted for their age only where the same server keeps them and knows what was ordered. */
function retention({ shopwareEndpoint, storageEndpoint, unorderedUploadDays, orderedUploadDays }: Settings) {
  const isKnown = shopwareEndpoint === undefined && storageEndpoint === undefined;
  return isKnown ? { unorderedDays: unorderedUploadDays, orderedDays: orderedUploadDays } : undefined;
}

export type PublicConfiguration = ReturnType<typeof publicConfiguration>;
