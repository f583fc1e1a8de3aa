export const locales = ['de-DE', 'en-GB', 'pl-PL'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de-DE';

/** Name of each language in that language, for the language switch. */
export const localeNames: Record<Locale, string> = { 'de-DE': 'Deutsch', 'en-GB': 'English', 'pl-PL': 'Polski' };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * Our languages that the shop's sales channel has; all while nobody knows.
 * @param languageIds of the shop, by locale
 */
export function offeredLocales(languageIds: Partial<Record<Locale, string>>): readonly Locale[] {
  const offered = locales.filter((locale) => languageIds[locale] !== undefined);
  return offered.length > 0 ? offered : locales;
}

/** The locale a URL path belongs to: its first segment when that is a locale, else the default (specification §2). */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
}

/** The path under which all pages of a locale live: `/` or `/en-GB`, `/pl-PL`. */
export function basePathOf(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}`;
}

/** A path of the application (`/checkout/cart`) as a URL path of one locale. */
export function localisedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The path without its locale prefix, always starting with a slash. */
export function pathWithoutLocale(pathname: string): string {
  const base = basePathOf(localeOfPath(pathname));
  if (base === '/') return pathname;
  return pathname.slice(base.length) || '/';
}
