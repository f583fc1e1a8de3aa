import { atom } from 'jotai';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { cartAnswersAtom, cartAtom, cartUnreachableAtom } from './cart-atoms.ts';
import { isEmptyCart } from './cart-kind.ts';
import { shownLinesAtom } from './shown-lines-atoms.ts';

/**
 * What can be shown of the cart. `remembered`: as it was at the last visit, without a connection now; `unconfirmed`: the same, while
 * the shop is asked. A remembered empty cart says nothing meanwhile.
 */
export type CartState = 'loading' | 'unreachable' | 'remembered' | 'unconfirmed' | 'empty' | 'filled';

export const cartStateAtom = atom((get): CartState => {
  const cart = get(cartAtom);
  const offline = get(connectivityAtom) !== 'online' || get(cartUnreachableAtom);
  const asked = get(cartAnswersAtom) > 0;
  if (!cart) return offline ? 'unreachable' : 'loading';
  if (isEmptyCart(get(shownLinesAtom))) return asked || offline ? 'empty' : 'loading';
  if (offline) return 'remembered';
  return asked ? 'filled' : 'unconfirmed';
});
