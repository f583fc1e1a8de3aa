import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { requireInput } from '../missing-input-error.ts';
import { orderSchema, type Order } from '../schemas/order.ts';
import { orNull } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { change } from '../store-api-call.ts';

/** An order needs a customer: a registered one or a guest (specification section 5). Nothing was sent. */
export class NotLoggedInError extends Error {
  override readonly name = 'NotLoggedInError';

  constructor() {
    super('You must be logged-in before submitting an order');
  }
}

interface OrderExtras {
  readonly customerComment?: string;
  /** Of the cart the customer has seen; the shop answers 409 when it has changed since. */
  readonly hash?: string;
}

/**
 * Places the cart as an order. Terms and the waiver for digital goods are for the form to check: the shop does not.
 *
 * @param customer of the session.
 * @throws {NotLoggedInError} without a customer.
 * @throws {StoreApiError} 400 for an empty cart; 500 with `CHECKOUT__CART_INVALID` when the cart has a blocking error.
 */
export async function placeOrder(
  api: StoreApi,
  customer: { readonly id: string } | null | undefined,
  extras: OrderExtras = {},
): Promise<Order> {
  if (!customer) throw new NotLoggedInError();
  return ask(api, change('checkout/order', extras), orderSchema);
}

export interface PaymentStart {
  readonly orderId: string | undefined;
  /** Where the payment page sends the customer back to. */
  readonly finishUrl: string;
  /** The same when the payment failed or was cancelled; the shop appends `error-code`. */
  readonly errorUrl: string;
  /** Handed to the payment provider as it is. */
  readonly paymentDetails?: Readonly<Record<string, unknown>>;
}

const paymentAnswerSchema = z.object({ redirectUrl: orNull(z.string()) });

/**
 * Starts the payment of an order; may be repeated while it is open.
 *
 * @returns the address of the payment page (or `errorUrl` with an `error-code`), `null` when there is nothing to do.
 * @throws {MissingInputError} without an order id. @throws {StoreApiError} 404 for an unknown order.
 */
export async function handlePayment(api: StoreApi, payment: PaymentStart): Promise<string | null> {
  const orderId = requireInput(payment.orderId, 'handlePayment method requires orderId');
  const { redirectUrl } = await ask(api, change('handle-payment', { ...payment, orderId }), paymentAnswerSchema);
  return redirectUrl;
}
