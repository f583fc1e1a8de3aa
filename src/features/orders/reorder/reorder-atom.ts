import { atom } from 'jotai';
import { addProductsAtom, removeLinesAtom } from '#features/cart/cart-atoms.ts';
import type { ReorderArticle } from './plan-reorder.ts';

interface ReorderOutcome {
  /** Whether anything lies in the cart now. */
  readonly isAnythingThere: boolean;
  /** Names of what the shop does not sell any more. */
  readonly gone: readonly string[];
}

/**
 * Puts what was ordered before into the cart, by the keys of the items. A print job one of whose products is gone is taken
 * out again: it could not be made.
 *
 * @throws {StoreApiError}
 */
export const reorderAtom = atom(
  null,
  async (
    _get,
    set,
    { articles, wishes, now }: { articles: readonly ReorderArticle[]; wishes: ReadonlyMap<string, number>; now: Date },
  ): Promise<ReorderOutcome> => {
    const wanted = articles
      .filter(({ items }) => items.some(({ key }) => (wishes.get(key) ?? 0) > 0))
      .map((article) => ({ name: article.name, lines: article.linesFor(wishes, now.toISOString()) }));
    const all = wanted.flatMap(({ lines }) => lines);
    const cart = all.length === 0 ? null : await set(addProductsAtom, all);
    const present = new Set(cart?.lineItems.map(({ id }) => id));
    const isThere = (lines: readonly { id?: string; productId: string }[]): boolean =>
      lines.length > 0 && lines.every(({ id, productId }) => present.has(id ?? productId));
    const gone = wanted.filter(({ lines }) => !isThere(lines));
    const remains = gone.flatMap(({ lines }) => lines.flatMap(({ id }) => (id && present.has(id) ? [id] : [])));
    if (remains.length > 0) await set(removeLinesAtom, remains);
    return { isAnythingThere: gone.length < wanted.length, gone: gone.map(({ name }) => name) };
  },
);
