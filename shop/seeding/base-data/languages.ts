import type { JsonObject } from '../../base/json.ts';
import { stableId } from '../../base/stable-id.ts';
import { baseIds, inThree } from './base-ids.ts';

const locale = (code: string, name: JsonObject, territory: JsonObject): JsonObject => ({
  id: stableId(`locale:${code}`),
  code,
  name,
  territory,
});

/** Without texts: those need the languages, which need the locales. */
export const bareLocales: readonly JsonObject[] = ['de-DE', 'en-GB', 'pl-PL'].map((code) => ({
  id: stableId(`locale:${code}`),
  code,
}));

export const languages: readonly JsonObject[] = [
  { id: baseIds.languages['de-DE'], name: 'Deutsch', code: 'de-DE' },
  { id: baseIds.languages['en-GB'], name: 'English', code: 'en-GB' },
  { id: baseIds.languages['pl-PL'], name: 'Polski', code: 'pl-PL' },
].map(({ id, name, code }) => {
  const localeId = stableId(`locale:${code}`);
  return { id, name, localeId, translationCodeId: localeId };
});

export const locales: readonly JsonObject[] = [
  locale('de-DE', inThree('Deutsch', 'German', 'Niemiecki'), inThree('Deutschland', 'Germany', 'Niemcy')),
  locale(
    'en-GB',
    inThree('Englisch', 'English', 'Angielski'),
    inThree('Vereinigtes Königreich', 'United Kingdom', 'Wielka Brytania'),
  ),
  locale('pl-PL', inThree('Polnisch', 'Polish', 'Polski'), inThree('Polen', 'Poland', 'Polska')),
];
