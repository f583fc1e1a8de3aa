import { atom } from 'jotai';
import { intentsAtom } from '#platform/intents/intent-atoms.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { cartIntentsCountAtom, intendedQuantitiesAtom } from '../shown-lines-atoms.ts';
import { cartIntentOf, intendedQuantities } from './cart-intents.ts';

const isShownAtom = atom(false);

/** From now on the cart is shown with what waits for the shop. */
export const showCartIntentsAtom = atom(null, (get, set) => {
  const store = get(shellAtom)?.store;
  if (!store || get(isShownAtom)) return;
  set(isShownAtom, true);
  const look = (): void => {
    const intents = store.get(intentsAtom).filter((intent) => cartIntentOf(intent) !== undefined);
    store.set(cartIntentsCountAtom, intents.length);
    store.set(intendedQuantitiesAtom, intendedQuantities(intents));
  };
  store.sub(intentsAtom, look);
  look();
});
