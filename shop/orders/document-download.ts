import { notLoggedIn, requireCustomer } from '../account/customer/require-customer.ts';
import { requireId } from '../entities/criteria/criteria-error.ts';
import { shopError } from '../http/shop-error.ts';
import type { StoreApiCall } from '../context/store-api.ts';
import type { Shop } from '../entities/shop.ts';
import { authenticateGuest } from './guest-access.ts';
import { documentNotFound, readDocument } from './invoice.ts';

/** Kinds of documents 6.7 may keep; this shop writes PDF. */
const others = new Set(['text/html', 'application/xml', 'text/xml']);

/**
 * A document of the customer's orders as PDF (Store API sheet, documents).
 *
 * @throws {ShopError} 403 without access, 404 for unknown documents; 6.7 also 404 and 406 for other kinds.
 */
export async function downloadDocument(call: StoreApiCall, shop: Shop): Promise<Response> {
  const deepLinkCode = call.req.param('deepLinkCode') ?? null;
  const documentId = requireId(call.req.param('documentId'));
  const reader = readerOf(call, shop, documentId, deepLinkCode);
  if (shop.version === '6.7') refuseOtherKinds(call, documentId);
  const file = await readDocument(shop, { documentId, deepLinkCode, ...reader });
  const isDownload = call.var.query['download'] === '1' || call.var.query['download'] === 'true';
  return call.body(file.content, 200, {
    'content-type': 'application/pdf',
    'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename=${file.name}`,
  });
}

type Reader = { readonly customerId: string } | { readonly orderDeepLinkCode: string };

const orderOf = `SELECT o.deep_link_code FROM document d JOIN "order" o ON o.id = d.order_id
  WHERE d.id = ? AND d.deep_link_code = ?`;

/** 6.7 picks the kind of document by `Accept`, 6.6 knows PDF only. */
function refuseOtherKinds(call: StoreApiCall, documentId: string): void {
  const accepted = (call.req.header('accept') ?? '*/*')
    .split(',')
    .map((item) => item.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (accepted.some((type) => type === '*/*' || type === 'application/*' || type === 'application/pdf')) return;
  if (accepted.some((type) => others.has(type))) throw documentNotFound(documentId);
  const detail = `The mime type "${accepted.join(', ')}" is not supported.`;
  throw shopError({ status: 406, code: 'DOCUMENT__UNSUPPORTED_MIME_TYPE', detail });
}

/**
 * A guest without a session shows the document's link, e-mail address and postcode: in Shopware since 6.7; here in 6.6 too when
 * they show the order's link as well (decision 42).
 */
function guestOf(call: StoreApiCall, shop: Shop, documentId: string, deepLinkCode: string | null): Reader {
  const { input, clientAddress } = call.var;
  if (input['email'] === undefined && input['zipcode'] === undefined) throw notLoggedIn();
  const row = shop.database.prepare(orderOf).get(documentId, deepLinkCode);
  if (row === undefined) throw documentNotFound(documentId);
  const orderDeepLinkCode = String(row['deep_link_code']);
  const shownCode = input['deepLinkCode'] ?? orderDeepLinkCode;
  if (shownCode !== orderDeepLinkCode) throw documentNotFound(documentId);
  authenticateGuest(shop, { deepLinkCode: orderDeepLinkCode, input, clientAddress });
  return { orderDeepLinkCode };
}

function readerOf(call: StoreApiCall, shop: Shop, documentId: string, deepLinkCode: string | null): Reader {
  const { context } = call.var;
  const isGuestAllowed = shop.version === '6.7' || call.var.input['deepLinkCode'] !== undefined;
  if (context.customerId === null && isGuestAllowed) return guestOf(call, shop, documentId, deepLinkCode);
  const customer = requireCustomer(shop, context);
  if (customer.isGuest && deepLinkCode === null) throw notLoggedIn();
  return { customerId: customer.id };
}
