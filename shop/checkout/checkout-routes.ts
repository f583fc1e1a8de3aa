import { setImmediate } from 'node:timers/promises';
import { fieldText } from '../http/field-checks.ts';
import { refuseTooManyFrom } from '../context/refuse-too-many.ts';
import { requireCustomer } from '../account/customer/require-customer.ts';
import { findById } from '../entities/search/search.ts';
import { respondInTurn } from '../context/respond.ts';
import type { StoreApi, StoreApiCall } from '../context/store-api.ts';
import { makeOrderMails } from '../mail/make-order-mails.ts';
import { makeInvoices } from '../orders/make-invoices.ts';
import { startPayment } from '../payment/start-payment.ts';
import { loadCart } from '../cart/cart-table.ts';
import { readAhead } from '../cart/lines/cart-products.ts';
import type { Shop } from '../entities/shop.ts';
import { countOrderedPages } from './count-ordered-pages.ts';
import { registerMethodRoutes } from './method-routes.ts';
import { placeOrder } from './place-order.ts';
import { prepareOrder } from './prepare-order.ts';
import { withoutTags } from './without-tags.ts';

/** What the answer to a new order carries (Store API sheet, checkout). */
const associations = {
  orderCustomer: { associations: { salutation: {} } },
  currency: {},
  addresses: { associations: { country: {} } },
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  deliveries: {
    associations: {
      shippingMethod: {},
      shippingOrderAddress: { associations: { country: {}, countryState: {} } },
      stateMachineState: {},
    },
  },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
  stateMachineState: {},
};

/** Placing an order and starting its payment. */
export function registerCheckoutRoutes(api: StoreApi, shop: Shop): void {
  registerMethodRoutes(api, shop);
  api.post('/checkout/order', (call) => order(call, shop));
  api.on(['GET', 'POST'], '/handle-payment', (call) => {
    const redirectUrl = startPayment(shop, call.var.input, call.var.context);
    return call.json({ apiAlias: 'array_struct', redirectUrl });
  });
}

async function order(call: StoreApiCall, shop: Shop): Promise<Response> {
  const { body, clientAddress, context } = call.var;
  const isByGuest = context.customerId !== null && requireCustomer(shop, context).isGuest;
  if (isByGuest) refuseTooManyFrom(shop, clientAddress, 'guestOrder');
  const remarks = {
    customerComment: fieldText(withoutTags(fieldText(body['customerComment']) ?? '')),
    affiliateCode: fieldText(body['affiliateCode']),
    campaignCode: fieldText(body['campaignCode']),
  };
  requireCustomer(shop, context);
  const pagesOf = await countOrderedPages(shop, context);
  const wishes = { remarks, hash: fieldText(body['hash']) };
  const lines = loadCart(shop, context.token)?.lines ?? [];
  await readAhead(
    shop,
    lines.map(({ productId }) => productId),
    context,
  );
  const prepared = prepareOrder(shop, wishes, context);
  await setImmediate();
  const id = placeOrder(shop, { ...wishes, prepared, pagesOf }, context);
  try {
    // Orders of many lines take their time twice: to be placed, and to be told.
    await setImmediate();
    return await respondInTurn(call, findById(shop, 'order', { id, associations }, context) ?? null);
  } finally {
    // Nobody who ordered waits for mails and papers: what they tell is as safe as the order.
    void makeOrderMails(shop);
    void makeInvoices(shop);
  }
}
