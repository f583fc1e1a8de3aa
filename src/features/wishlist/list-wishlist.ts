import { atom } from 'jotai';
import { patienceBehindWorker, within } from '#offline/answer-patience.ts';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { hearingKept } from '#platform/connectivity/hearing-kept.ts';
import { isEverybodysInsteadAtom } from '#platform/connectivity/kept-since-atom.ts';
import { hasOwnPricesAtom } from '#platform/session/own-prices-atom.ts';
import { sessionAtom, shellAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';
import { listWishlistThroughAtom } from './list-wishlist-through.ts';
import { isAtShopAtom, wishlistIdsAtom } from './wishlist-atoms.ts';

/** A product on the list. */
export interface ListedProduct extends ProductCard {
  /** Of its prices, where they are those that everybody is shown. */
  readonly priceCurrency?: string | undefined;
}

/**
 * The products on the wishlist, the newest first; those no longer on sale are missing. Without an answer of the shop, as they were taken
 * along at the prices of this session, or as pages show them that this device keeps: what came on the list meanwhile was on the screen.
 * @throws {StoreApiError}
 */
export const listWishlistAtom = atom(null, async (get, set): Promise<readonly ListedProduct[]> => {
  const { api, since } = hearingKept(get(storeApiAtom));
  const ids = get(wishlistIdsAtom).toReversed();
  const asking = set(listWishlistThroughAtom, api);
  set(isEverybodysInsteadAtom, false);
  try {
    const taken = await set(takenMeanwhileAtom, asking, ids);
    if (taken) return taken;
    const products = await asking;
    return since() === undefined ? products : await set(completedAtom, products, ids);
  } catch (error) {
    const kept = isUnanswered(error) ? await set(completedAtom, [], ids) : [];
    if (kept.length === 0) throw error;
    return kept;
  }
});

/** What was taken along at prices that are not everybody's, in another session perhaps, where the answer of the shop does not come in time. */
const takenMeanwhileAtom = atom(null, async (get, _set, asking: Promise<unknown>, ids: readonly string[]) => {
  const shell = get(shellAtom);
  const prices = get(sessionAtom)?.priceBasis;
  if (!shell || prices === undefined || get(isAtShopAtom)) return undefined;
  const isAnswered = asking.then(
    () => true,
    () => false,
  );
  // What the worker keeps is of the session itself.
  if (await within(patienceBehindWorker(get(isAnsweringAtom)), isAnswered)) return undefined;
  const listed = import('./list-taken-products.ts').then(({ listTakenProducts }) =>
    listTakenProducts(shell, prices, ids),
  );
  return listed.catch(() => undefined);
});

const completedAtom = atom(null, async (get, set, known: readonly ProductCard[], ids: readonly string[]) => {
  const missing = ids.filter((id) => known.every((product) => product.id !== id));
  const kept = await import('#offline/find-kept-products.ts')
    .then(({ findKeptProducts }) => findKeptProducts(missing))
    .catch(() => new Map<string, never>());
  const found = [...kept.values()].flatMap(({ product, currency: priceCurrency }): ListedProduct[] =>
    isProductCard(product) ? [{ ...product, priceCurrency }] : [],
  );
  set(isEverybodysInsteadAtom, get(hasOwnPricesAtom) && found.length > 0);
  return ids.flatMap((id) => [...known, ...found].filter((product) => product.id === id));
});

/** A page of this shop made it of the shop's answer; looked at is what tells a product in full from one of a list. */
const isProductCard = (product: unknown): product is ProductCard =>
  typeof product === 'object' && product !== null && 'calculatedPrices' in product && 'seoPath' in product;
