import { fieldText } from '../http/field-checks.ts';
import { type CurrentCustomer, requireCustomer } from '../account/customer/require-customer.ts';
import { findById } from '../entities/search/search.ts';
import { respond } from '../context/respond.ts';
import { shopError } from '../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../context/store-api.ts';
import type { JsonObject } from '../base/json.ts';
import { requireId } from '../entities/criteria/criteria-error.ts';
import type { Shop } from '../entities/shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { changePayment } from './change-payment.ts';
import { postMails } from '../post/deliver-mails.ts';
import { deletePrintFile } from './delete-print-file.ts';
import { downloadDocument } from './document-download.ts';
import { requireOrderer } from './guest-access.ts';
import { readOrderDownload } from './order-download.ts';
import { listOrders } from './order-list.ts';

/** Orders after they were placed (Store API sheet, orders). */
export function registerOrderRoutes(api: StoreApi, shop: Shop): void {
  api.on(['GET', 'POST'], '/order', (call) => {
    const { input, clientAddress, context } = call.var;
    return respond(call, listOrders(shop, { input, clientAddress }, context));
  });
  api.post('/order/state/cancel', (call) => cancel(call, shop));
  api.post('/order/print-file/delete', (call) => deleteFile(call, shop));
  api.post('/order/payment', (call) => payment(call, shop));
  api.get('/order/download/:orderId/:downloadId', (call) => download(call, shop));
  for (const path of ['/document/download/:documentId', '/document/download/:documentId/:deepLinkCode']) {
    api.on(['GET', 'POST'], path, (call) => downloadDocument(call, shop));
  }
}

function attachment(name: string): string {
  // Names are the shop's own; anything a header cannot hold goes into the extended form.
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  return plain === name
    ? `attachment; filename=${name}`
    : `attachment; filename=${plain}; filename*=UTF-8''${encodeURIComponent(name)}`;
}

async function download(call: StoreApiCall, shop: Shop): Promise<Response> {
  const customer = requireCustomer(shop, call.var.context);
  const orderId = requireId(call.req.param('orderId'));
  const file = await readOrderDownload(shop, orderId, requireId(call.req.param('downloadId')), customer);
  return call.body(file.content, 200, {
    'content-type': 'application/octet-stream',
    'content-disposition': attachment(file.name),
    'content-length': String(file.content.byteLength),
  });
}

function requireOrderId(body: JsonObject): string {
  const orderId = fieldText(body['orderId']);
  if (orderId !== null) return orderId.toLowerCase();
  throw shopError({
    status: 400,
    code: 'FRAMEWORK__INVALID_REQUEST_PARAMETER',
    detail: 'The parameter "orderId" is invalid.',
    parameters: { parameter: 'orderId' },
  });
}

/** Of the session, or the guest who shows link, e-mail address and postcode; Shopware knows the former only. */
function requireCustomerOf(call: StoreApiCall, shop: Shop): CurrentCustomer {
  const { body, clientAddress, context } = call.var;
  const deepLinkCode = fieldText(body['deepLinkCode']);
  if (deepLinkCode === null) return requireCustomer(shop, context);
  return requireOrderer(shop, { deepLinkCode, input: body, clientAddress });
}

function cancel(call: StoreApiCall, shop: Shop): Response {
  const { body, context } = call.var;
  const customer = requireCustomerOf(call, shop);
  const stateId = cancelOrder(shop, requireOrderId(body), customer);
  void postMails(shop);
  return respond(call, findById(shop, 'state_machine_state', { id: stateId }, context) ?? null);
}

function payment(call: StoreApiCall, shop: Shop): Response {
  const { body, context } = call.var;
  const customer = requireCustomerOf(call, shop);
  const orderId = fieldText(body['orderId']);
  if (orderId === null) {
    throw shopError({
      status: 500,
      code: 'FRAMEWORK__INVALID_CRITERIA_IDS',
      detail: 'Invalid ids provided in criteria.',
    });
  }
  const paymentMethodId = requireId(body['paymentMethodId']);
  changePayment(shop, { orderId: orderId.toLowerCase(), paymentMethodId }, customer, context);
  return call.json({ apiAlias: 'array_struct', success: true });
}

/** No call of Shopware's: it knows nothing of the files of print jobs. */
async function deleteFile(call: StoreApiCall, shop: Shop): Promise<Response> {
  const { body, clientAddress, context } = call.var;
  await deletePrintFile(shop, { input: body, clientAddress }, context);
  await postMails(shop);
  return call.json({ apiAlias: 'array_struct', success: true });
}
