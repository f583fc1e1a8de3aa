import { atom } from 'jotai';
import { onlineAtom } from '#platform/connectivity/online-atom.ts';
import { cartAnswersAtom, cartAtom, cartUnreachableAtom } from './cart-atoms.ts';
import { isEmptyCart } from './cart-kind.ts';
import { shownLinesAtom } from './shown-lines-atoms.ts';

/**
 * What can be shown of the cart. `remembered`: as it was at the last visit, without a connection now. A remembered empty
 * cart says nothing while the shop has not been asked.
 */
export type CartState = 'loading' | 'unreachable' | 'remembered' | 'empty' | 'filled';

export const cartStateAtom = atom((get): CartState => {
  const cart = get(cartAtom);
  const offline = !get(onlineAtom) || get(cartUnreachableAtom);
  const asked = get(cartAnswersAtom) > 0;
  if (!cart) return offline ? 'unreachable' : 'loading';
  if (isEmptyCart(get(shownLinesAtom))) return asked || offline ? 'empty' : 'loading';
  return offline ? 'remembered' : 'filled';
});
