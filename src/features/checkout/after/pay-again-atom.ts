import { atom } from 'jotai';
import { loadOrderAtom, orderChangesAtom } from '#features/orders/order-atoms.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { changeOrderPayment } from '#store-api/checkout/orders.ts';
import { startPaymentAtom, type PaymentStep } from '../order/payment-start-atoms.ts';

interface PaymentChoice {
  orderId: string;
  paymentMethodId: string;
  /** Of this page: the payment page leads back to it. */
  origin: string;
}

/** Opens the payment of an order anew, in the same way or another, and starts it. @throws {StoreApiError} */
export const payAgainAtom = atom(
  null,
  async (get, set, { orderId, paymentMethodId, origin }: PaymentChoice): Promise<PaymentStep> => {
    await changeOrderPayment(get(storeApiAtom), get(orderChangesAtom)(orderId), paymentMethodId);
    const step = await set(startPaymentAtom, orderId, origin);
    await set(loadOrderAtom, orderId);
    return step;
  },
);
