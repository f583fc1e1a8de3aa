import * as z from 'zod/mini';
import { backOffs, countAttempt } from '../account/rate-limit.ts';
import { notLoggedIn, requireCustomer } from '../account/require-customer.ts';
import { textOf } from '../account/field-checks.ts';
import type { SalesChannelContext } from '../context/sales-channel-context.ts';
import { type Criteria, equals, type Filter } from '../criteria/criteria.ts';
import { extended, parseCriteria } from '../criteria/parse-criteria.ts';
import { search, searchResultJson } from '../entities/search.ts';
import { shopError, type ShopError } from '../http/shop-error.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import type { Shop } from '../shop.ts';

/** Guests may open an order by its link this long (30 days). */
const LINK_LIFETIME = 30 * 24 * 60 * 60 * 1000;

const guestError = (code: 'NOT_AUTHENTICATED' | 'WRONG_CREDENTIALS', detail: string): ShopError =>
  shopError({ status: 403, code: `CHECKOUT__GUEST_${code}`, detail });

const notAuthenticated = (): ShopError => guestError('NOT_AUTHENTICATED', 'Guest not authenticated.');

function deepLinkOf(filters: readonly Filter[]): string | null {
  for (const filter of filters) {
    const isDeepLink = filter.type === 'equals' && filter.field.replace(/^order\./, '') === 'deepLinkCode';
    if (isDeepLink && typeof filter.value === 'string') return filter.value;
  }
  return null;
}

const linkedSchema = z.object({
  email: z.string(),
  zipcode: z.nullable(z.string()),
  guest: z.nullable(z.number()),
  order_date_time: z.string(),
});

function refuseThrottled(shop: Shop, deepLinkCode: string, clientAddress: string): void {
  const seconds = countAttempt(shop, `guest-order:${deepLinkCode}-${clientAddress}`, backOffs.login);
  if (seconds === 0) return;
  throw shopError({
    status: 429,
    code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED',
    detail: `Customer auth throttled for ${seconds} seconds.`,
    parameters: { seconds },
  });
}

/** Lets a guest without a session in by link, e-mail address and postcode of the billing address. */
function authenticateGuest(shop: Shop, deepLinkCode: string, input: JsonObject, clientAddress: string): void {
  const row = shop.database
    .prepare(
      `SELECT c.email, a.zipcode, customer.guest, o.order_date_time FROM "order" o
       JOIN order_customer c ON c.order_id = o.id JOIN order_address a ON a.id = o.billing_address_id
       LEFT JOIN customer ON customer.id = c.customer_id WHERE o.deep_link_code = ?`,
    )
    .get(deepLinkCode);
  if (row === undefined) throw notAuthenticated();
  const order = linkedSchema.parse(row);
  if (order.guest === 0) throw notLoggedIn();
  if (shop.clock().getTime() - Date.parse(order.order_date_time) > LINK_LIFETIME) throw notAuthenticated();
  const email = textOf(input['email']);
  const zipcode = textOf(input['zipcode']);
  if (email === null || zipcode === null) throw notAuthenticated();
  refuseThrottled(shop, deepLinkCode, clientAddress);
  const same = (first: string, second: string | null) =>
    first.trim().toUpperCase() === (second ?? '').trim().toUpperCase();
  if (same(email, order.email) && same(zipcode, order.zipcode)) return;
  throw guestError('WRONG_CREDENTIALS', 'Wrong credentials for guest authentication.');
}

export type OrderListRequest = { readonly input: JsonObject; readonly clientAddress: string };

function ownOrders(shop: Shop, criteria: Criteria, request: OrderListRequest, context: SalesChannelContext): Filter[] {
  if (context.customerId !== null) return [equals('orderCustomer.customerId', requireCustomer(shop, context).id)];
  const deepLinkCode = deepLinkOf(criteria.filters ?? []);
  if (deepLinkCode === null) throw notLoggedIn();
  authenticateGuest(shop, deepLinkCode, request.input, request.clientAddress);
  return [];
}

/** Promotions may forbid another payment method; this shop's never do. */
function paymentChangeable(orders: readonly JsonObject[], input: JsonObject): JsonValue {
  if (input['checkPromotion'] !== true || orders.length === 0) return [];
  return Object.fromEntries(orders.map((order) => [String(order['id']), true]));
}

const alwaysLoaded: Criteria = {
  associations: {
    billingAddress: {},
    orderCustomer: {},
    documents: { filters: [equals('sent', true)], associations: { documentType: {} } },
  },
  sortings: [{ field: 'orderDateTime', order: 'DESC' }],
};

/**
 * Orders of the customer (or the one order of a guest's link) with paging, filters and associations.
 *
 * @throws {ShopError} 403 without a session unless a deep link with e-mail address and postcode fits.
 */
export function listOrders(shop: Shop, request: OrderListRequest, context: SalesChannelContext): JsonObject {
  const criteria = parseCriteria(request.input);
  const own = ownOrders(shop, criteria, request, context);
  const result = search(shop, 'order', extended(criteria, { ...alwaysLoaded, filters: own }), context);
  return {
    apiAlias: 'order-route-response-struct',
    orders: searchResultJson(result),
    paymentChangeable: paymentChangeable(result.elements, request.input),
  };
}
