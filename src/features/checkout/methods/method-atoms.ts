import { atom } from 'jotai';
import { refreshCartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom, sessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { patchContext, setPaymentMethod, setShippingMethod } from '#store-api/context.ts';
import { listPaymentMethods } from '#store-api/checkout/payment-methods.ts';
import type { PaymentMethod } from '#store-api/schemas/payment-method.ts';
import type { ShippingMethod } from '#store-api/schemas/shipping-method.ts';
import { listShippingMethods } from '#store-api/checkout/shipping-methods.ts';

const loadedPaymentMethodsAtom = atom<readonly PaymentMethod[] | null>(null);
const loadedShippingMethodsAtom = atom<readonly ShippingMethod[] | null>(null);

/** The ways this session may pay, in the shop's order: it lists the chosen one first, here it keeps its place. Null until loaded. */
export const paymentMethodsAtom = atom((get) =>
  get(loadedPaymentMethodsAtom)?.toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name)),
);

/** The ways this cart may be shipped, by position (specification §9). Null until loaded. */
export const shippingMethodsAtom = atom((get) => get(loadedShippingMethodsAtom));

/** Asks what is possible for the present cart and address. @throws {StoreApiError} */
export const loadMethodsAtom = atom(null, async (get, set) => {
  const api = get(storeApiAtom);
  const [payment, shipping] = await Promise.all([listPaymentMethods(api), listShippingMethods(api)]);
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
export const choosePaymentMethodAtom = atom(null, async (get, set, id: string) => {
  set(wishedMethodsAtom, { ...get(wishedMethodsAtom), payment: id });
  try {
    await setPaymentMethod(get(storeApiAtom), id);
    await set(refreshSessionAtom);
    await set(refreshCartAtom);
  } finally {
    const { payment, ...others } = get(wishedMethodsAtom);
    if (payment === id) set(wishedMethodsAtom, others);
  }
});

/** Changes the way to ship; it takes itself back when the shop refuses. @throws {StoreApiError} */
export const chooseShippingMethodAtom = atom(null, async (get, set, id: string) => {
  set(wishedMethodsAtom, { ...get(wishedMethodsAtom), shipping: id });
  try {
    await setShippingMethod(get(storeApiAtom), id);
    await set(refreshSessionAtom);
    await set(refreshCartAtom);
    await set(loadMethodsAtom);
  } finally {
    const { shipping, ...others } = get(wishedMethodsAtom);
    if (shipping === id) set(wishedMethodsAtom, others);
  }
});

/** Chooses the country an anonymous cart's shipping is estimated for. @throws {StoreApiError} */
export const chooseCountryAtom = atom(null, async (get, set, countryId: string) => {
  await patchContext(get(storeApiAtom), { countryId });
  await set(refreshSessionAtom);
  await set(refreshCartAtom);
});
