import { atom, type Atom } from 'jotai';

const countAtom = atom<{ articles: Atom<number> } | null>(null);

/** What a shopper would count; 0 until the code for carts is there. It comes with the session, or with the first article. */
export const cartCountAtom = atom((get) => {
  const count = get(countAtom);
  return count === null ? 0 : get(count.articles);
});

/** Whether the cart is shown beside the page: after something was put into it, and from its icon. */
export const isMiniCartOpenAtom = atom(false);

/** Begins with counting. */
export const countArticlesAtom = atom(null, (get, set, articles: Atom<number>) => {
  if (get(countAtom)?.articles !== articles) set(countAtom, { articles });
});
