import { getNavigation, type NavigationItem } from '#store-api/catalogue/navigation.ts';
import { getProductListing } from '#store-api/catalogue/product-listing.ts';
import { suggestProducts } from '#store-api/catalogue/product-search.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** Ways on from a search that found nothing. */
export interface SearchHelp {
  /** Texts close to the one searched for that do find something, the most fruitful first, and how much they find. */
  readonly instead: readonly { readonly text: string; readonly total: number }[];
  readonly categories: readonly NavigationItem[];
  readonly popular: readonly ProductCard[];
}

/** Fits one row of cards. */
const popularCount = 4;

/** More words than this are not tried one by one: each is a question to the shop. */
const mostWords = 5;

/**
 * Asks the shop what else could be meant. A Store API corrects no spelling of its own accord, so only what the shop itself then
 * finds is offered: the text without one of its words, and each word alone. What fails is left out and logged.
 */
export async function loadSearchHelp(api: StoreApi, text: string): Promise<SearchHelp> {
  const [instead, { categories, popular }] = await Promise.all([
    orElse(textsThatFind(api, text), []),
    orElse(popularThings(api), { categories: [], popular: [] }),
  ]);
  return { instead, categories, popular };
}

async function textsThatFind(api: StoreApi, text: string): Promise<SearchHelp['instead']> {
  const found = await Promise.all(
    shorterTexts(text).map(async (shorter) => ({
      text: shorter,
      total: (await suggestProducts(api, shorter, 1)).total,
    })),
  );
  return found
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.text.split(' ').length - a.text.split(' ').length || b.total - a.total)
    .slice(0, 3);
}

/** The text without each of its words in turn, then each word alone. */
function shorterTexts(text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word.length > 1);
  if (words.length < 2 || words.length > mostWords) return [];
  const without = words.map((_word, left) => words.filter((_other, index) => index !== left).join(' '));
  return [...new Set([...without, ...words])];
}

async function popularThings(api: StoreApi): Promise<Omit<SearchHelp, 'instead'>> {
  const categories = await getNavigation(api, 'main-navigation', { depth: 2 });
  const rootId = categories[0]?.parentId ?? null;
  const query = { order: 'topseller', limit: popularCount };
  const popular = rootId === null ? [] : (await getProductListing(api, rootId, query)).elements;
  return { categories: categories.filter(({ type }) => type === 'page'), popular };
}

async function orElse<Value>(work: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    console.error('Help for a search could not be loaded.', error);
    return fallback;
  }
}
