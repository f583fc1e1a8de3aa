import { isLocale, type Locale } from '#platform/configuration/locales.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { listLanguages } from '#store-api/languages.ts';

export type LanguageIds = Partial<Record<Locale, string>>;

/** The ids under which the shop knows our locales. Locales the shop does not offer are absent. */
export async function loadLanguageIds(api: StoreApi): Promise<LanguageIds> {
  const ids: LanguageIds = {};
  for (const language of await listLanguages(api)) {
    if (isLocale(language.code)) ids[language.code] = language.id;
  }
  return ids;
}
