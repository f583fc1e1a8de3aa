import { useEffect } from 'react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { cartAtom, cartBusyAtom } from '#features/cart/cart-atoms.ts';
import { cartStateAtom } from '#features/cart/cart-state-atom.ts';
import { sessionAtom, sessionKindAtom, userAtom } from '#platform/session/session-atoms.ts';
import { departuresAtom } from '#platform/session/session-tabs.ts';
import type { SessionContext } from '#store-api/context.ts';
import type { Cart } from '#store-api/schemas/cart.ts';

interface ShownCheckout {
  readonly cart: Cart;
  readonly session: SessionContext;
}

const shownAtom = atom<(ShownCheckout & { departures: number }) | null>(null);

/** What a customer was shown last; null once somebody has left since. Set to null, it is forgotten. */
export const shownCheckoutAtom = atom(
  (get): ShownCheckout | null => {
    const shown = get(shownAtom);
    return shown?.departures === get(departuresAtom) ? shown : null;
  },
  (get, set, shown: ShownCheckout | null) => set(shownAtom, shown && { ...shown, departures: get(departuresAtom) }),
);

/** The checkout of a customer whose session ended by itself, as it was; null while nothing of that kind has happened. */
export const endedCheckoutAtom = atom((get): ShownCheckout | null =>
  get(userAtom) === null ? get(shownCheckoutAtom) : null,
);

/** What stays on the page until a customer who has come back has their cart again. */
const keptCheckoutAtom = atom((get): ShownCheckout | null => {
  const isComingBack = get(sessionKindAtom) === 'customer' && get(cartBusyAtom);
  return get(endedCheckoutAtom) ?? (isComingBack ? get(shownCheckoutAtom) : null);
});

/** Remembers the checkout of a customer while it is shown. Returns what is to be shown in place of what the shop says now. */
export function useKeptCheckout(): ShownCheckout | null {
  const remember = useSetAtom(shownCheckoutAtom);
  const cart = useAtomValue(cartAtom);
  const session = useAtomValue(sessionAtom);
  const isCustomer = useAtomValue(sessionKindAtom) === 'customer';
  const isFilled = useAtomValue(cartStateAtom) === 'filled';
  useEffect(() => {
    if (cart && session && isCustomer && isFilled) remember({ cart, session });
  }, [cart, session, isCustomer, isFilled, remember]);
  useEffect(() => () => remember(null), [remember]);
  return useAtomValue(keptCheckoutAtom);
}
