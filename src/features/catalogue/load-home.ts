import { getCategory, type Category } from '#store-api/catalogue/category.ts';
import { getProductListing } from '#store-api/catalogue/product-listing.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { withSignal, type StoreApi } from '#store-api/store-api.ts';
import { loadPrintOffer, type PrintOffer } from './home/price-examples.ts';

export interface HomeContent extends PrintOffer {
  /** The shop's own content; `null` while it cannot be had: the place to drop scores needs no shop. */
  readonly category: Category | null;
  readonly popular: readonly ProductCard[];
}

/** Fits one row of cards. */
const popularCount = 4;

/** The parts of the home page that come from the shop. What fails is left out and logged: the rest stands by itself. */
export async function loadHome(api: StoreApi, signal: AbortSignal): Promise<HomeContent> {
  const client = withSignal(api, signal);
  const category = orElse(getCategory(client, 'home'), null);
  const popular = category.then((home) => (home === null ? [] : orElse(listPopular(client, home), [])));
  // A shop that cannot be asked prints all the same: files are safe until it is back.
  const offer = orElse(loadPrintOffer(client), { printsFiles: true, priceExamples: [] });
  const [shown, offered, products] = await Promise.all([category, offer, popular]);
  return { category: shown, ...offered, popular: products };
}

/**
 * What sells best and is not on the page already. Nothing when the shop does not sort by sales: then it has none, or its
 * owner does not tell them.
 */
async function listPopular(api: StoreApi, home: Category): Promise<readonly ProductCard[]> {
  const seen = productsIn(home.cmsPage);
  const limit = popularCount + seen.size;
  const { elements, sorting } = await getProductListing(api, home.id, { order: bySales, limit });
  return sorting === bySales ? elements.filter((product) => !seen.has(familyOf(product))).slice(0, popularCount) : [];
}

const bySales = 'topseller';

/** Variants of one product are one thing to those who look. */
const familyOf = ({ id, parentId }: ProductCard): string => parentId ?? id;

function productsIn(page: Category['cmsPage']): ReadonlySet<string> {
  const slots = page?.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.slots)) ?? [];
  const products = slots.flatMap((slot) => {
    if (slot.kind === 'product-slider') return slot.data?.products ?? [];
    return slot.kind === 'product-box' && slot.data?.product ? [slot.data.product] : [];
  });
  return new Set(products.map(familyOf));
}

async function orElse<Value>(work: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    // A page that nobody waits for any more has not failed.
    if (error instanceof Error && error.name === 'AbortError') throw error;
    console.error('A part of the home page could not be loaded.', error);
    return fallback;
  }
}
