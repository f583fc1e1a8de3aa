import {
  localeOfPath,
  localisedPath,
  offeredLocales,
  pathWithoutLocale,
  type Locale,
} from '#platform/configuration/locales.ts';
import { cookieNames, readCookie } from '#platform/session/cookies.ts';
import type { Shell } from '#platform/session/shell.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import type { PageData } from '../page-data.ts';
import { keptPageData } from '../payloads/kept-page-data.ts';
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

/** A bare document of a web server comes from the service worker: the shop is away, and may say nothing for long. Milliseconds. */
const patienceMs = 2_000;

/**
 * The shop's languages for a page that no web server has sent elsewhere: in a language the shop has not it is left, and
 * nothing comes. Without an answer nobody knows of any.
 * @param build of the web server that gave the document; empty on a static host, which goes on waiting
 */
export async function loadOfferedLanguages(
  api: StoreApi,
  page: Pick<Location, 'pathname' | 'search' | 'replace'>,
  build = '',
): Promise<LanguageIds> {
  const loading = loadLanguageIds(api);
  const none = (): Promise<LanguageIds> => new Promise((resolve) => setTimeout(resolve, patienceMs, {}));
  const languageIds = await (build === '' ? loading : Promise.race([loading, none()]));
  const place = placeInOfferedLanguage(page, languageIds);
  if (place === undefined) return languageIds;
  page.replace(place);
  return new Promise(() => undefined);
}

interface FoundShop extends Pick<Shell, 'terms'> {
  languageIds: LanguageIds;
  /** Of the page. */
  languageId: string | undefined;
}

/**
 * For a document that does not say which language of the shop it is in: what one says that is kept counts, else the shop is asked, and
 * where it says nothing, the last visit counts.
 */
export async function findLanguages(
  { languageIds: given, build, terms }: PageData,
  locale: Locale,
  api: StoreApi,
): Promise<FoundShop> {
  const known = build === '' || terms ? undefined : await keptPageData(locale);
  if (known) return { ...known, languageId: known.languageIds[locale] };
  const languageIds = Object.keys(given).length > 0 ? given : await orNone(loadOfferedLanguages(api, location, build));
  return { languageIds, languageId: languageIds[locale] ?? languageOfLastVisit(locale), terms };
}

async function orNone(loading: Promise<LanguageIds>): Promise<LanguageIds> {
  try {
    return await loading;
  } catch {
    return {};
  }
}

function languageOfLastVisit(locale: Locale): string | undefined {
  const isSame = readCookie(document.cookie, cookieNames.locale) === locale;
  return isSame ? readCookie(document.cookie, cookieNames.languageId) : undefined;
}
