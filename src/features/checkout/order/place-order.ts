import { atom } from 'jotai';
import { cartAtom, changeLinesAtom, loadCartAtom, writeCartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom, sessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { getCart } from '#store-api/checkout/cart.ts';
import { NotLoggedInError, placeOrder } from '#store-api/checkout/checkout.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { hasCode, hasStatus, isUnanswered, type StoreApiError } from '#store-api/store-api-error.ts';
import { forgetCheckoutAtom } from '../forget-checkout.ts';
import { refusedFilesAtom } from '../files-verdict-atom.ts';
import { startPaymentAtom } from './payment-start-atoms.ts';
import { findUnansweredOrderAtom, unansweredOrderAtom } from './find-unanswered-order.ts';

/** `cart-changed`: the shop would not take the cart as it was shown; it has been loaded anew with its reasons. */
export class CartChangedError extends Error {
  override readonly name = 'CartChangedError';
}

/** The shop does not have files of the cart's print jobs; which ones, `refusedFilesAtom` tells. */
export class FilesMissingError extends Error {
  override readonly name = 'FilesMissingError';
}

/** The shop could not be asked for the cart: nothing was sent. */
export class CartUnconfirmedError extends Error {
  override readonly name = 'CartUnconfirmedError';
}

/** The session has ended: the shop does not know any more who orders. */
export class CustomerLostError extends Error {
  override readonly name = 'CustomerLostError';
}

export interface OrderRequest {
  comment: string;
  /** When the waiver for downloads was ticked (§ 356 (5) BGB); undefined when there are none. */
  waiver: { readonly confirmedAt: string; readonly textVersion: string } | undefined;
  /** When the terms were ticked. */
  termsAt: string;
  origin: string;
}

const runningAtom = atom<Promise<string> | null>(null);

/** Whether an order is on its way. */
export const orderingAtom = atom((get) => get(runningAtom) !== null);

/**
 * Orders the cart as it is shown and starts its payment. A second press while the first is under way is the same order.
 * @returns the order's id
 * @throws {CartChangedError} {@link CartUnconfirmedError} {@link FilesMissingError} {@link CustomerLostError} {@link StoreApiError}
 */
export const placeOrderAtom = atom(null, (get, set, request: OrderRequest): Promise<string> => {
  const running = get(runningAtom);
  if (running) return running;
  const order = set(orderAtom, request).finally(() => set(runningAtom, null));
  set(runningAtom, order);
  return order;
});

const totalOfCart = (cart: Cart | null): number | undefined => cart?.price.totalPrice;

const isOther = (one: Cart | null, other: Cart | null): boolean =>
  totalOfCart(one) !== totalOfCart(other) || one?.hash !== other?.hash;

const orderAtom = atom(null, async (_get, set, request: OrderRequest): Promise<string> => {
  const orderId = await set(sendOrderAtom, request);
  await Promise.all([
    set(loadCartAtom),
    set(startPaymentAtom, orderId, request.origin).catch((error: unknown) => {
      // The order stands; its page offers to start the payment again.
      console.error('The payment could not be started.', error);
    }),
    set(forgetCheckoutAtom).catch((error: unknown) => {
      console.error('The draft of the checkout could not be emptied.', error);
    }),
  ]);
  return orderId;
});

const sendOrderAtom = atom(null, async (get, set, request: OrderRequest): Promise<string> => {
  const shown = get(cartAtom);
  const confirmed = await askForCart(get(storeApiAtom));
  const isChanged = isOther(shown, confirmed);
  if (isChanged) {
    await set(findEndedSessionAtom);
    // This answer, not another one: what the shop corrected, it tells only once.
    await set(writeCartAtom, async () => confirmed);
  }
  const lost = await set(findUnansweredOrderAtom);
  if (lost !== undefined) return lost;
  if (isChanged) throw new CartChangedError('The cart has changed.');
  const total = totalOfCart(shown);
  try {
    if (request.waiver) await set(recordConsentAtom, request);
    if (totalOfCart(get(cartAtom)) !== total) throw new CartChangedError('The total has changed.');
    return await set(sendNotedAtom, request);
  } catch (error) {
    if (error instanceof CartChangedError) throw error;
    return set(explainRefusalAtom, error);
  }
});

/** Noted first: whoever loads the page anew while it is on its way never hears of it otherwise. */
const sendNotedAtom = atom(null, async (get, set, { comment }: OrderRequest): Promise<string> => {
  const cart = get(cartAtom);
  const hash = cart?.hash;
  const earlier = get(unansweredOrderAtom);
  set(unansweredOrderAtom, cart && { total: cart.price.totalPrice, at: Date.now() });
  try {
    const extras = { ...(comment && { customerComment: comment }), ...(hash && { hash }) };
    const { id } = await placeOrder(get(storeApiAtom), get(sessionAtom)?.customer, extras);
    return id;
  } catch (error) {
    if (!isUnanswered(error)) set(unansweredOrderAtom, earlier);
    throw error;
  }
});

/** What is ordered is what the shop says now, not what was kept of it. @throws {CartUnconfirmedError} */
async function askForCart(api: StoreApi): Promise<Cart> {
  try {
    return await getCart(api);
  } catch (error) {
    throw new CartUnconfirmedError('The shop has not confirmed the cart.', { cause: error });
  }
}

/** Another cart may be that of another session. Found out first, the page stays as it was. @throws {CustomerLostError} */
const findEndedSessionAtom = atom(null, async (get, set): Promise<void> => {
  const { customer } = get(sessionAtom) ?? {};
  await set(refreshSessionAtom);
  if (customer && get(sessionAtom)?.customer === null)
    throw new CustomerLostError('The session has no customer any more.');
});

/** Consent to immediate delivery is proven by the order itself: with each download, in what the shop copies into it. */
const recordConsentAtom = atom(null, async (get, set, { waiver, termsAt }: OrderRequest) => {
  const consent = { waiver, termsAcceptedAt: termsAt };
  const downloads = get(cartAtom)?.lineItems.filter(({ digital, type }) => digital && type === 'product') ?? [];
  await set(
    changeLinesAtom,
    downloads.map(({ id }) => ({ id, payload: { consent } })),
  );
});

/** @returns the id of an order that was placed although its answer got lost. @throws why it was not */
const explainRefusalAtom = atom(null, async (get, set, error: unknown): Promise<string> => {
  if (error instanceof NotLoggedInError || hasStatus(error, 403)) {
    await set(refreshSessionAtom);
    throw new CustomerLostError('The session has no customer any more.', { cause: error });
  }
  if (isUnanswered(error) || hasCode(error, 'CHECKOUT__CART_EMPTY')) {
    await set(loadCartAtom);
    const lost = await set(findUnansweredOrderAtom);
    if (lost !== undefined) return lost;
  }
  if (hasCode(error, filesMissing)) {
    set(refusedFilesAtom, pathsIn(error));
    throw new FilesMissingError('The shop does not have the files.', { cause: error });
  }
  if (!isAboutCart(error)) throw error;
  await set(loadCartAtom);
  throw new CartChangedError('The shop refused the cart.', { cause: error });
});

/** The shop's own code: Shopware knows nothing of the files of print jobs. */
const filesMissing = 'CHECKOUT__PRINT_FILE_MISSING';

const pathsIn = ({ messages }: StoreApiError): ReadonlySet<string> =>
  new Set(messages.filter(({ code }) => code === filesMissing).map(({ parameters }) => String(parameters['path'])));

const isAboutCart = (error: unknown): boolean =>
  hasStatus(error, 409) || hasCode(error, 'CHECKOUT__CART_INVALID') || hasCode(error, 'CHECKOUT__CART_EMPTY');
