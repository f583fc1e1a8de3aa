import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

const dayInSeconds = 24 * 60 * 60;

/** Drops the least recently used entries beyond a number and everything older than so many days; all of it when space runs out. */
export function keepAtMost(maxEntries: number, days: number): WorkboxPlugin {
  const expiration = new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * dayInSeconds, purgeOnQuotaError: true });
  const { cachedResponseWillBeUsed, cacheDidUpdate } = expiration;
  return {
    ...(cachedResponseWillBeUsed ? { cachedResponseWillBeUsed } : {}),
    ...(cacheDidUpdate ? { cacheDidUpdate } : {}),
  };
}
