import type { Placed } from '#features/catalogue/load-content.ts';
import type { Addresses } from '#features/catalogue/structured-data.ts';
import { localisedPath } from '#platform/configuration/locales.ts';

/** Absolute addresses of a page and of the storefront in its language. */
export function addressesOf(origin: string, { canonicalPath, locale }: Placed): Addresses {
  const home = localisedPath(locale, '/');
  return { url: origin + localisedPath(locale, canonicalPath), base: origin + (home === '/' ? '' : home) };
}
