import { atom } from 'jotai';
import { cartAnswersAtom, cartAtom, cartBusyAtom } from '#features/cart/cart-atoms.ts';
import { cartStateAtom } from '#features/cart/cart-state-atom.ts';
import { isVirtualCart } from '#features/cart/cart-kind.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import type { SessionContext } from '#store-api/context.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import {
  changeShippingMethodAtom,
  chosenShippingMethodAtom,
  loadedRuleIdsAtom,
  loadMethodsAtom,
  shippingMethodsAtom,
} from './method-atoms.ts';
import { shippingChoiceAtom } from './shipping-choice-atom.ts';
import type { ShippingOffers } from './shipping-offers.ts';

/** Not needed for the first paint. */
const reckoning = () => import('./shipping-offers.ts');

/** What the ways to ship and pay depend on, as one text; null while there is nothing to ship or pay, or nobody to ask. */
const methodsBasisAtom = atom((get): string | null => {
  const cart = get(cartAtom);
  const session = get(sessionAtom);
  const isKnown = get(cartStateAtom) === 'filled' && get(cartAnswersAtom) > 0;
  return cart && session && isKnown ? basisOf(cart, session) : null;
});

function basisOf({ lineItems }: Cart, session: SessionContext): string {
  const { customer, currency, taxState, languageId, shippingCountryId } = session;
  const lines = lineItems.map(({ id, quantity, price }) => [id, quantity, price?.totalPrice]);
  const countries = [customer?.activeBillingAddress?.countryId, customer?.activeShippingAddress?.countryId];
  return JSON.stringify([lines, customer?.id, countries, shippingCountryId, currency.id, taxState, languageId]);
}

/** What is being asked, what was last answered, and what was last asked in vain. */
const askedBasisAtom = atom<string | null>(null);
const answeredBasisAtom = atom<string | null>(null);
const failedBasisAtom = atom<string | null>(null);

/** The basis for which the method has been chosen by itself: once for each, so that two methods never take turns. */
const settledBasisAtom = atom<string | null>(null);

/** What the methods cost for the cart they were asked for; null before the first answer. */
export const shippingOffersAtom = atom<ShippingOffers | null>(null);

/** Whether the shipping may still change by itself: no amount is final until the methods of this cart are known. */
export const shippingUnsettledAtom = atom((get) => {
  const basis = get(methodsBasisAtom);
  const isShipped = !isVirtualCart(get(cartAtom)?.lineItems ?? []);
  return isShipped && basis !== null && basis !== get(answeredBasisAtom) && basis !== get(failedBasisAtom);
});

/** Whether a method chosen by hand had to give way because it was not possible any more. */
export const wasChoiceReplacedAtom = atom((get) => {
  const choice = get(shippingChoiceAtom);
  return choice !== unread && choice.wasReplaced;
});

/** The basis to ask for the ways to ship and pay with; null while they are asked or known, or the cart is about to change. */
export const dueBasisAtom = atom((get): string | null => {
  const basis = get(methodsBasisAtom);
  const isDone = [askedBasisAtom, answeredBasisAtom, failedBasisAtom].some((done) => basis === get(done));
  return isDone || get(cartBusyAtom) ? null : basis;
});

/** Whether the ways to ship and pay this cart were asked for in vain. */
export const areMethodsMissingAtom = atom((get) => {
  const failed = get(failedBasisAtom);
  return failed !== null && failed === get(methodsBasisAtom);
});

/** What was asked in vain is asked again: somebody has come back, or the connection has, or some time has passed. */
export const askAgainAtom = atom(null, (_get, set) => set(failedBasisAtom, null));

const settlementsAtom = atom(0);

/** Asks for the ways to ship and pay this cart, and ships it by the one to use: `methodToUse`. @throws {StoreApiError} */
export const settleMethodsAtom = atom(null, async (get, set) => {
  const basis = get(methodsBasisAtom);
  const turn = get(settlementsAtom) + 1;
  set(settlementsAtom, turn);
  const isLatest = (): boolean => turn === get(settlementsAtom);
  const isCurrent = (): boolean => isLatest() && basis === get(methodsBasisAtom) && !get(cartBusyAtom);
  set(askedBasisAtom, basis);
  try {
    await set(loadOffersAtom);
    if (!isCurrent()) return;
    await set(useBestMethodAtom, basis);
    set(answeredBasisAtom, basis);
  } catch (error) {
    set(failedBasisAtom, basis);
    throw error;
  } finally {
    if (isLatest()) set(askedBasisAtom, null);
  }
});

const loadOffersAtom = atom(null, async (get, set) => {
  const [{ shippingOffers }] = await Promise.all([reckoning(), set(loadMethodsAtom)]);
  const cart = get(cartAtom);
  const session = get(sessionAtom);
  if (!cart || !session) return;
  const terms = {
    currency: session.currency,
    ruleIds: get(loadedRuleIdsAtom),
    isGross: cart.price.taxStatus === 'gross',
  };
  set(shippingOffersAtom, shippingOffers({ cart, methods: get(shippingMethodsAtom) ?? [], terms }));
});

const useBestMethodAtom = atom(null, async (get, set, basis: string | null) => {
  const { methodToUse } = await reckoning();
  const { methodId: byHand } = await set(shippingChoiceAtom.readAtom);
  const offers = get(shippingOffersAtom);
  const current = get(chosenShippingMethodAtom);
  if (!offers || current === undefined || isVirtualCart(get(cartAtom)?.lineItems ?? [])) return;
  const best = methodToUse(offers, { current, byHand });
  if (best === undefined) return;
  if (byHand !== null && best !== byHand) await set(shippingChoiceAtom, { methodId: null, wasReplaced: true });
  if (best === current || get(settledBasisAtom) === basis) return;
  set(settledBasisAtom, basis);
  await set(changeShippingMethodAtom, best);
  await set(loadOffersAtom);
});

/** Changes the way to ship by hand; it takes itself back when the shop refuses. @throws {StoreApiError} */
export const chooseShippingMethodAtom = atom(null, async (_get, set, id: string) => {
  const before = await set(shippingChoiceAtom.readAtom);
  await set(shippingChoiceAtom, { methodId: id, wasReplaced: false });
  try {
    await set(changeShippingMethodAtom, id);
  } catch (error) {
    await set(shippingChoiceAtom, (now) => (now.methodId === id ? before : now));
    throw error;
  }
  await set(loadOffersAtom);
});
