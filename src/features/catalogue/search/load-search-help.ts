import { getNavigation, type NavigationItem } from '#store-api/catalogue/navigation.ts';
import { getProductListing } from '#store-api/catalogue/product-listing.ts';
import { suggestProducts } from '#store-api/catalogue/product-search.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { respell } from './respell.ts';

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
 * finds is offered: the text with names of the shop instead of words that are nearly such, the text without one of its words, and
 * each word alone. What fails is left out and logged.
 */
export async function loadSearchHelp(api: StoreApi, text: string): Promise<SearchHelp> {
  const { names, ...around } = await orElse(thingsAround(api), { categories: [], popular: [], names: [] });
  const texts = new Set([...respell(text, names), ...shorterTexts(text)]);
  return { ...around, instead: await orElse(textsThatFind(api, [...texts]), []) };
}

async function textsThatFind(api: StoreApi, texts: readonly string[]): Promise<SearchHelp['instead']> {
  const found = await Promise.all(
    texts.map(async (text) => ({ text, total: (await suggestProducts(api, text, 1)).total })),
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

interface Around extends Omit<SearchHelp, 'instead'> {
  /** What its products can be chosen by, composers and instruments among it, and what its categories are called. */
  readonly names: readonly string[];
}

async function thingsAround(api: StoreApi): Promise<Around> {
  const menu = await getNavigation(api, 'main-navigation', { depth: 2 });
  const categories = menu.filter(({ type }) => type === 'page');
  const titles = menu.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)]);
  const rootId = menu[0]?.parentId ?? null;
  if (rootId === null) return { categories, popular: [], names: titles };
  const { elements, aggregations } = await getProductListing(api, rootId, { order: 'topseller', limit: popularCount });
  const values = [...aggregations.manufacturers, ...aggregations.properties.flatMap(({ options }) => options)];
  return { categories, popular: elements, names: [...values.map(({ name }) => name), ...titles] };
}

async function orElse<Value>(work: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    console.error('Help for a search could not be loaded.', error);
    return fallback;
  }
}
