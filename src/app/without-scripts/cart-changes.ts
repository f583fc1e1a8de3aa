import { isCartFull } from '#features/cart/cart-kind.ts';
import { addProducts, changeLines, removeLines } from '#store-api/checkout/cart.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { hasStatus, isUnanswered } from '#store-api/store-api-error.ts';

/** What a form of who browses without scripts asks for. */
export type CartChange =
  | { kind: 'add'; productId: string; quantity: number }
  | { kind: 'change'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string };

/** What can come of it, as it is told in an address. */
export const cartOutcomes = ['added', 'changed', 'removed', 'corrected', 'full', 'gone', 'away', 'failed'] as const;
export type CartOutcome = (typeof cartOutcomes)[number];

const done = { add: 'added', change: 'changed', remove: 'removed' } as const;

/** Changes the cart of a session and tells what came of it. Never rejects. */
export async function changeCart(api: StoreApi, change: CartChange): Promise<CartOutcome> {
  try {
    const { errors } = await askFor(api, change);
    // What holds of the cart in any case is no answer to what was taken out of it.
    const isCorrected = change.kind !== 'remove' && errors.some(({ level }) => level >= 10);
    return isCorrected ? 'corrected' : done[change.kind];
  } catch (error) {
    if (isUnanswered(error)) return 'away';
    if (isCartFull(error)) return 'full';
    if (change.kind !== 'add' && hasStatus(error, 404)) return 'gone';
    console.error('The cart could not be changed without scripts.', error);
    return 'failed';
  }
}

function askFor(api: StoreApi, change: CartChange): Promise<Cart> {
  if (change.kind === 'add') return addProducts(api, [{ productId: change.productId, quantity: change.quantity }]);
  if (change.kind === 'remove') return removeLines(api, [change.lineId]);
  return changeLines(api, [{ id: change.lineId, quantity: change.quantity }]);
}
