import { atom } from 'jotai';
import { cartAtom, changeLinesAtom, loadCartAtom } from '#features/cart/cart-atoms.ts';
import { isEmptyCart } from '#features/cart/cart-kind.ts';
import { refreshSessionAtom, sessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { getCart } from '#store-api/checkout/cart.ts';
import { NotLoggedInError, placeOrder } from '#store-api/checkout/checkout.ts';
import { listOrders } from '#store-api/checkout/orders.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { hasCode, hasStatus, type StoreApiError } from '#store-api/store-api-error.ts';
import { forgetCheckoutAtom } from '../forget-checkout.ts';
import { refusedFilesAtom } from '../files-verdict-atom.ts';
import { startPaymentAtom } from './payment-start-atoms.ts';

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

/** What the cart cost when an order was sent that got no answer; null when there is none. */
const unansweredAtom = atom<number | null>(null);

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
  const isChanged = isOther(shown, await askForCart(get(storeApiAtom)));
  if (isChanged) {
    await set(findEndedSessionAtom);
    await set(loadCartAtom);
  }
  const lost = await set(findUnansweredOrderAtom);
  if (lost !== undefined) return lost;
  if (isChanged) throw new CartChangedError('The cart has changed.');
  const total = totalOfCart(shown);
  try {
    if (request.waiver) await set(recordConsentAtom, request);
    if (totalOfCart(get(cartAtom)) !== total) throw new CartChangedError('The total has changed.');
    const hash = get(cartAtom)?.hash;
    const extras = { ...(request.comment && { customerComment: request.comment }), ...(hash && { hash }) };
    const { id } = await placeOrder(get(storeApiAtom), get(sessionAtom)?.customer, extras);
    return id;
  } catch (error) {
    if (error instanceof CartChangedError) throw error;
    return set(explainRefusalAtom, error);
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
  const isUnanswered = hasStatus(error, 0, 408, 502, 504);
  if (isUnanswered) set(unansweredAtom, totalOfCart(get(cartAtom)) ?? null);
  if (isUnanswered || hasCode(error, 'CHECKOUT__CART_EMPTY')) {
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

/**
 * When the connection broke before the answer came, the order may exist all the same: ordering empties the cart, and
 * the newest order costs what the cart did.
 */
const findUnansweredOrderAtom = atom(null, async (get, set): Promise<string | undefined> => {
  const total = get(unansweredAtom);
  if (total === null || !isEmptyCart(get(cartAtom)?.lineItems ?? [])) return undefined;
  try {
    const { orders } = await listOrders(get(storeApiAtom), 1, 1);
    const order = orders.find(({ amountTotal }) => amountTotal === total);
    if (order) set(unansweredAtom, null);
    return order?.id;
  } catch (error) {
    console.error('The order could not be looked up.', error);
    return undefined;
  }
});
