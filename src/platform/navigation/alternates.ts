import { useLocation, useMatches } from 'react-router';
import { locales, localisedPath, type Locale } from '../configuration/locales.ts';

/**
 * Address of the present page in every language. A page whose path differs by language says so in its loader data
 * (`alternates`: path without locale prefix by locale); others keep their path. What was chosen there (page, filters, order) is kept. A language without this page gets its home.
 */
export function useAlternates(): Record<Locale, string> {
  const { pathname, search: whole } = useLocation();
  // What the link of a mail carries is for one page only.
  const search = /[?&]hash=/.test(whole) ? '' : whole;
  const own = useMatches()
    .map(({ loaderData }) => loaderData)
    .findLast(tellsAlternates)?.alternates;
  const addressIn = (locale: Locale): string =>
    localisedPath(locale, own ? (own[locale] ?? '/') : pathname) + (own && own[locale] === undefined ? '' : search);
  return { 'de-DE': addressIn(locales[0]), 'en-GB': addressIn(locales[1]), 'pl-PL': addressIn(locales[2]) };
}

function tellsAlternates(data: unknown): data is { alternates: Partial<Record<string, string>> } {
  return typeof data === 'object' && data !== null && 'alternates' in data && typeof data.alternates === 'object';
}
