import { atom } from 'jotai';
import { shellAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import { handlePayment } from '#store-api/checkout/checkout.ts';
import { paymentUrls } from './payment-urls.ts';

/**
 * What starting the payment of an order led to. `page`: a payment page waits at `url`. `nothing`: nothing to do now
 * (invoice, prepayment, already paid). `refused`: the provider could not start it, `url` leads to the page that says so.
 */
export type PaymentStep =
  | { readonly orderId: string; readonly step: 'page' | 'refused'; readonly url: string }
  | { readonly orderId: string; readonly step: 'nothing' };

const stepAtom = atom<PaymentStep | null>(null);

/** The latest payment started on this page. */
export const paymentStepAtom = atom((get) => get(stepAtom));

/** Starts the payment of an order; may be repeated while it is open. @throws {StoreApiError} */
export const startPaymentAtom = atom(null, async (get, set, orderId: string, origin: string): Promise<PaymentStep> => {
  const urls = paymentUrls(origin, get(shellAtom)?.locale ?? 'de-DE', orderId);
  const url = await handlePayment(get(storeApiAtom), { orderId, ...urls });
  const step: PaymentStep =
    url === null
      ? { orderId, step: 'nothing' }
      : { orderId, step: url.startsWith(urls.errorUrl) ? 'refused' : 'page', url };
  set(stepAtom, step);
  return step;
});
