import { atom } from 'jotai';
import { refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { inTurnAtom } from '#platform/session/in-turn.ts';
import { refreshSessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { setBillingAddress, setShippingAddress } from '#store-api/context.ts';

/** Takes one of the customer's addresses for this order only; what every order begins with stays. @throws {StoreApiError} */
export const takeAddressAtom = atom(
  null,
  (get, set, kind: 'default-billing' | 'default-shipping', id: string): Promise<void> =>
    set(inTurnAtom, async () => {
      const take = kind === 'default-billing' ? setBillingAddress : setShippingAddress;
      try {
        await take(get(storeApiAtom), id);
      } finally {
        // Who is not logged in any more is found out by it as well.
        await set(refreshSessionAtom);
      }
      await set(refreshCartAtom);
    }),
);
