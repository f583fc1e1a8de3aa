import { showingIntentsAtom } from '#platform/intents/showing-intents.ts';
import { cartIntentsCountAtom, intendedQuantitiesAtom } from '../shown-lines-atoms.ts';
import { cartIntentOf, intendedQuantities } from './cart-intents.ts';

/** From now on the cart is shown with what waits for the shop. */
export const showCartIntentsAtom = showingIntentsAtom((set, all) => {
  const intents = all.filter((intent) => cartIntentOf(intent) !== undefined);
  set(cartIntentsCountAtom, intents.length);
  set(intendedQuantitiesAtom, intendedQuantities(intents));
});
