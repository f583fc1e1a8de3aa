import { getCategory, type Category } from '#store-api/catalogue/category.ts';
import { getProductListing } from '#store-api/catalogue/product-listing.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { withSignal, type StoreApi } from '#store-api/store-api.ts';
import { loadPriceExamples, type PriceExample } from './price-examples.ts';

export interface HomeContent {
  /** The shop's own content; `null` while it cannot be had: the place to drop scores needs no shop. */
  readonly category: Category | null;
  readonly priceExamples: readonly PriceExample[];
  readonly popular: readonly ProductCard[];
}

/** Fits one row of cards. */
const popularCount = 4;

/** The parts of the home page that come from the shop. What fails is left out and logged: the rest stands by itself. */
export async function loadHome(api: StoreApi, signal: AbortSignal): Promise<HomeContent> {
  const client = withSignal(api, signal);
  const category = orElse(getCategory(client, 'home'), null);
  const popular = category.then((home) => (home === null ? [] : orElse(listPopular(client, home.id), [])));
  const [shown, priceExamples, products] = await Promise.all([
    category,
    orElse(loadPriceExamples(client), []),
    popular,
  ]);
  return { category: shown, priceExamples, popular: products };
}

async function listPopular(api: StoreApi, categoryId: string): Promise<readonly ProductCard[]> {
  const { elements } = await getProductListing(api, categoryId, { order: 'topseller', limit: popularCount });
  return elements;
}

async function orElse<Value>(work: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    console.error('A part of the home page could not be loaded.', error);
    return fallback;
  }
}
