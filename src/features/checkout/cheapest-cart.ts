import { isEmptyCart, isVirtualCart } from '#features/cart/cart-kind.ts';
import { getCart } from '#store-api/checkout/cart.ts';
import { listShippingMethods } from '#store-api/checkout/shipping-methods.ts';
import { getContext, setShippingMethod, type SessionContext } from '#store-api/context.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { methodToUse, shippingOffers } from './methods/shipping-offers.ts';

/**
 * The cart of a session at the cheapest way it can go, as pages with scripts show it (decision 44); a session that ships by another
 * is changed. What was chosen by hand is known where scripts run alone: they choose it again.
 * @throws {StoreApiError} where there is no cart to be had
 */
export async function loadCheapestCart(api: StoreApi): Promise<Cart> {
  const [cart, session] = await Promise.all([getCart(api), getContext(api)]);
  const currency = session.currency.isoCode;
  const cheaper =
    isEmptyCart(cart.lineItems) || isVirtualCart(cart.lineItems) ? null : await shipCheaper(api, cart, session);
  return { ...(cheaper ?? cart), currency };
}

/** Null where it goes the cheapest way already, or the shop does not say or take another. */
async function shipCheaper(api: StoreApi, cart: Cart, session: SessionContext): Promise<Cart | null> {
  try {
    const { currency, ruleIds, shippingMethod } = session;
    const terms = { currency, ruleIds, isGross: cart.price.taxStatus === 'gross' };
    const offers = shippingOffers({ cart, methods: await listShippingMethods(api), terms });
    const best = methodToUse(offers, { current: shippingMethod.id, byHand: null });
    if (best === undefined || best === shippingMethod.id) return null;
    await setShippingMethod(api, best);
    return await getCart(api);
  } catch (error) {
    console.warn('The cart goes the way its session ships.', error);
    return null;
  }
}
