import { localeOfPath, localisedPath, offeredLocales, pathWithoutLocale } from '#platform/configuration/locales.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { loadLanguageIds, type LanguageIds } from './load-language-ids.ts';

/**
 * Where the page of a language that the shop has not is instead: under the same path in the first it has.
 * @returns undefined for the shop's own languages, and while nobody knows which these are
 */
export function placeInOfferedLanguage(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  languageIds: LanguageIds,
): string | undefined {
  const offered = offeredLocales(languageIds);
  const [first] = offered;
  if (first === undefined || offered.includes(localeOfPath(pathname))) return undefined;
  return localisedPath(first, pathWithoutLocale(pathname)) + search;
}

/**
 * The shop's languages for a page that no web server has sent elsewhere: in a language the shop has not it is left, and
 * nothing comes.
 */
export async function loadOfferedLanguages(
  api: StoreApi,
  page: Pick<Location, 'pathname' | 'search' | 'replace'>,
): Promise<LanguageIds> {
  const languageIds = await loadLanguageIds(api);
  const place = placeInOfferedLanguage(page, languageIds);
  if (place === undefined) return languageIds;
  page.replace(place);
  return new Promise(() => undefined);
}
