import { defaultLocale, isLocale, type Locale } from '#platform/configuration/locales.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { listLanguages } from '#store-api/languages.ts';

export type LanguageIds = Partial<Record<Locale, string>>;

/**
 * The ids under which the shop knows our locales. Locales the shop does not offer are absent; one that offers none of them
 * is shown in German words around its own.
 */
export async function loadLanguageIds(api: StoreApi): Promise<LanguageIds> {
  const languages = await listLanguages(api);
  const ids: LanguageIds = {};
  for (const { code, id } of languages) if (isLocale(code)) ids[code] = id;
  const [foreign] = languages;
  return Object.keys(ids).length > 0 || !foreign ? ids : { [defaultLocale]: foreign.id };
}
