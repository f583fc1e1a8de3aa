import { atom } from 'jotai';
import { refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { orderRefusalAtom } from '../order-refusal-atom.ts';
import { inTurnAtom } from '#platform/session/in-turn.ts';
import { refreshSessionAtom, sessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import type { PaymentMethod } from '#store-api/schemas/payment-method.ts';
import type { ShippingMethod } from '#store-api/schemas/shipping-method.ts';

/** Calls about the session; not needed for the first paint. */
const sessionCalls = () => import('#store-api/context.ts');

const loadedPaymentMethodsAtom = atom<readonly PaymentMethod[] | null>(null);
const loadedShippingMethodsAtom = atom<readonly ShippingMethod[] | null>(null);

const loadedRulesAtom = atom<readonly string[]>([]);

/** Rules that held for session and cart when the methods were loaded, most important first. */
export const loadedRuleIdsAtom = atom((get) => get(loadedRulesAtom));

/** The ways this session may pay, in the shop's order: it lists the chosen one first, here it keeps its place. Null until loaded. */
export const paymentMethodsAtom = atom((get) =>
  get(loadedPaymentMethodsAtom)?.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name)),
);

/** The ways this cart may be shipped, by position (specification §9). Null until loaded. */
export const shippingMethodsAtom = atom((get) => get(loadedShippingMethodsAtom));

/** Asks what is possible for the present cart and address. @throws {StoreApiError} */
export const loadMethodsAtom = atom(null, async (get, set) => {
  const api = get(storeApiAtom);
  const [{ getContext }, { listPaymentMethods }, { listShippingMethods }] = await Promise.all([
    sessionCalls(),
    import('#store-api/checkout/payment-methods.ts'),
    import('#store-api/checkout/shipping-methods.ts'),
  ]);
  const asked = [listPaymentMethods(api), listShippingMethods(api), getContext(api)] as const;
  const [payment, shipping, session] = await Promise.all(asked);
  set(loadedRulesAtom, session.ruleIds);
  set(loadedPaymentMethodsAtom, payment);
  set(loadedShippingMethodsAtom, shipping);
});

const wishedMethodsAtom = atom<{ payment?: string; shipping?: string }>({});

/** The chosen way to pay; a choice shows at once. */
export const chosenPaymentMethodAtom = atom(
  (get) => get(wishedMethodsAtom).payment ?? get(sessionAtom)?.paymentMethod.id,
);

/** The chosen way to ship; a choice shows at once. */
export const chosenShippingMethodAtom = atom(
  (get) => get(wishedMethodsAtom).shipping ?? get(sessionAtom)?.shippingMethod.id,
);

/** Whether a choice is under way: the total may still change. */
export const choosingMethodAtom = atom((get) => Object.keys(get(wishedMethodsAtom)).length > 0);

/** Changes the way to pay; it takes itself back when the shop refuses. @throws {StoreApiError} */
export const choosePaymentMethodAtom = atom(null, (get, set, id: string): Promise<void> => {
  set(wishedMethodsAtom, { ...get(wishedMethodsAtom), payment: id });
  set(orderRefusalAtom, null);
  return set(inTurnAtom, async () => {
    // Somebody has chosen another one meanwhile, as arrow keys do on their way.
    if (get(wishedMethodsAtom).payment !== id) return;
    try {
      const { setPaymentMethod } = await sessionCalls();
      await setPaymentMethod(get(storeApiAtom), id);
      await set(refreshSessionAtom);
      await set(refreshCartAtom);
    } finally {
      const { payment, ...others } = get(wishedMethodsAtom);
      if (payment === id) set(wishedMethodsAtom, others);
    }
  });
});

/** Changes the way to ship; it takes itself back when the shop refuses. @throws {StoreApiError} */
export const changeShippingMethodAtom = atom(null, (get, set, id: string): Promise<void> => {
  set(wishedMethodsAtom, { ...get(wishedMethodsAtom), shipping: id });
  return set(inTurnAtom, async () => {
    try {
      const { setShippingMethod } = await sessionCalls();
      await setShippingMethod(get(storeApiAtom), id);
      await set(refreshSessionAtom);
      await set(refreshCartAtom);
    } finally {
      const { shipping, ...others } = get(wishedMethodsAtom);
      if (shipping === id) set(wishedMethodsAtom, others);
    }
  });
});

/** Chooses the country an anonymous cart's shipping is estimated for. @throws {StoreApiError} */
export const chooseCountryAtom = atom(null, (get, set, countryId: string): Promise<void> =>
  set(inTurnAtom, async () => {
    const { patchContext } = await sessionCalls();
    await patchContext(get(storeApiAtom), { countryId });
    await set(refreshSessionAtom);
    await set(refreshCartAtom);
  }),
);
