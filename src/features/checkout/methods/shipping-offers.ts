import type { Cart } from '#store-api/schemas/cart.ts';
import type { ShippingMethod } from '#store-api/schemas/shipping-method.ts';
import { missingUntilFree } from './free-shipping.ts';
import { parcelMeasures, shippingPrice, inCents, type PriceTerms } from './shipping-price.ts';

/** A way to ship a cart. */
export interface ShippingOffer {
  readonly method: ShippingMethod;
  /** In currency units; undefined when only the shop knows it, once the method is chosen. */
  readonly price: number | undefined;
  /** What the method's price list says, before promotions; null when the list has nothing for this cart. */
  readonly listed: number | null;
  readonly isPossible: boolean;
}

/** `refuted`: the shop asks another price than its price list says, so nothing is said of the methods not chosen. */
type Trust = 'verified' | 'refuted' | 'unknown';

export interface ShippingOffers {
  readonly offers: readonly ShippingOffer[];
  readonly trust: Trust;
  /** The method the cart is calculated with; undefined when nothing is shipped. */
  readonly usedId?: string | undefined;
  /** What is missing in the cart until it is shipped free, in currency units; undefined when nothing is, or it cannot be known. */
  readonly missing?: number | undefined;
}

interface Asked {
  readonly cart: Cart;
  readonly methods: readonly ShippingMethod[];
  readonly terms: PriceTerms;
}

/**
 * What each method costs for a cart. The shop tells the price of the method a cart is calculated with; the others are
 * worked out from their price lists, and said only if the same reckoning finds the shop's own price.
 */
export function shippingOffers({ cart, methods, terms }: Asked): ShippingOffers {
  const parcel = parcelMeasures(cart);
  const chosenId = cart.deliveries[0]?.shippingMethod?.id;
  const listed = new Map(
    methods.map(({ id, prices }) => [id, parcel ? shippingPrice(prices, parcel, terms) : 0] as const),
  );
  const trust = trustIn(cart, chosenId === undefined ? undefined : listed.get(chosenId));
  // What promotions take off the shipping depends on its price.
  const areTold = trust === 'verified' && cart.deliveries.length === 1;
  const offers = methods.map((method): ShippingOffer => {
    const price = listed.get(method.id) ?? null;
    const isChosen = method.id === chosenId;
    const isPossible = isChosen ? !isBlocked(cart) : price !== null || trust === 'refuted';
    const told = areTold ? (price ?? undefined) : undefined;
    return {
      method,
      listed: price,
      isPossible,
      price: isChosen && isPossible ? priceOfChosen(cart) : told,
    };
  });
  const isSimple = areTold && parcel !== undefined && !hasPromotion(cart) && priceOfChosen(cart) > 0;
  const usedFirst = methods.toSorted((a, b) => Number(b.id === chosenId) - Number(a.id === chosenId));
  return {
    offers,
    trust,
    usedId: chosenId,
    missing: isSimple ? missingUntilFree(usedFirst, parcel, terms) : undefined,
  };
}

/** A discount grows with the cart, nobody tells by how much. */
const hasPromotion = ({ lineItems }: Cart): boolean => lineItems.some(({ type }) => type === 'promotion');

/** What shipping costs as the cart is calculated: promotions on it are deliveries with costs below zero. */
const priceOfChosen = ({ deliveries }: Cart): number =>
  inCents(deliveries.reduce((sum, { shippingCosts }) => sum + shippingCosts.totalPrice, 0)) / 100;

/** Whether the shop refuses to ship this cart the way it is calculated with. */
const isBlocked = ({ errors }: Cart): boolean =>
  errors.some(({ messageKey }) => messageKey === 'shipping-method-blocked');

/** @param listed what the price list says of the cart's method; undefined when it is not among those offered */
function trustIn(cart: Cart, listed: number | null | undefined): Trust {
  const [delivery] = cart.deliveries;
  if (!delivery || listed === undefined || isBlocked(cart)) return 'unknown';
  return listed !== null && inCents(listed) === inCents(delivery.shippingCosts.totalPrice) ? 'verified' : 'refuted';
}

interface Wish {
  /** The session's method. */
  readonly current: string;
  /** What the shopper chose by hand; null when nothing. */
  readonly byHand: string | null;
}

/**
 * The method to ship with: what was chosen by hand while it is possible, else the cheapest. The present one stays when others
 * cost the same or nobody can say what they cost. Undefined when none is possible.
 */
export function methodToUse({ offers, trust }: ShippingOffers, { current, byHand }: Wish): string | undefined {
  const possible = offers.filter(({ isPossible }) => isPossible);
  const find = (id: string | null): ShippingOffer | undefined => possible.find(({ method }) => method.id === id);
  const kept = find(byHand) ?? (trust === 'refuted' ? find(current) : undefined);
  if (kept) return kept.method.id;
  const listed = possible.filter((offer) => offer.listed !== null);
  const least = Math.min(...listed.map((offer) => offer.listed ?? 0));
  const cheapest = listed.filter((offer) => offer.listed === least);
  const best = cheapest.find(({ method }) => method.id === current) ?? cheapest[0] ?? find(current) ?? possible[0];
  return best?.method.id;
}
