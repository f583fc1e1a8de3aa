import type { NamesByLanguage } from '#shop/price-list/print-price.ts';
import type { ShopFacts } from './shop-facts.ts';

/** Words by the ids of the shop's languages; a main language there are no words for gets the English ones. */
export function inShopLanguages<Words>(
  words: Readonly<Record<keyof NamesByLanguage, Words>>,
  { languageIds, systemLanguageId }: ShopFacts,
): ReadonlyMap<string, Words> {
  const own = [...languageIds].map(([code, id]) => [id, words[code]] as const);
  return new Map([[systemLanguageId, words['en-GB']], ...own]);
}

/** Names as the Admin API takes translations. */
export const nameTranslations = (
  names: NamesByLanguage,
  facts: ShopFacts,
): Readonly<Record<string, { name: string }>> =>
  Object.fromEntries([...inShopLanguages(names, facts)].map(([id, name]) => [id, { name }]));
