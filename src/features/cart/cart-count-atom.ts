import { atom } from 'jotai';
import { countArticles } from './count-articles.ts';
import { shownLinesAtom } from './shown-cart-atoms.ts';

/** How many articles the cart shows: pieces of products, every print job once. */
export const cartCountAtom = atom((get) => countArticles(get(shownLinesAtom)));
