import { notLoggedIn, requireCustomer } from '../account/customer/require-customer.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { type Criteria, equals, type Filter } from '../entities/criteria/criteria.ts';
import { extended, parseCriteria } from '../entities/criteria/parse-criteria.ts';
import { search, searchResultJson } from '../entities/search/search.ts';
import type { JsonObject, JsonValue } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { authenticateGuest } from './guest-access.ts';

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

export interface OrderListRequest {
  readonly input: JsonObject;
  readonly clientAddress: string;
}

function deepLinkOf(filters: readonly Filter[]): string | null {
  for (const filter of filters) {
    const isDeepLink = filter.type === 'equals' && filter.field.replace(/^order\./, '') === 'deepLinkCode';
    if (isDeepLink && typeof filter.value === 'string') return filter.value;
  }
  return null;
}

function ownOrders(shop: Shop, criteria: Criteria, request: OrderListRequest, context: SalesChannelContext): Filter[] {
  if (context.customerId !== null) return [equals('orderCustomer.customerId', requireCustomer(shop, context).id)];
  const deepLinkCode = deepLinkOf(criteria.filters ?? []);
  if (deepLinkCode === null) throw notLoggedIn();
  authenticateGuest(shop, { deepLinkCode, ...request });
  return [];
}

const alwaysLoaded: Criteria = {
  associations: {
    billingAddress: {},
    orderCustomer: {},
    documents: { filters: [equals('sent', true)], associations: { documentType: {} } },
  },
  sortings: [{ field: 'orderDateTime', order: 'DESC' }],
};

/** Promotions may forbid another payment method; this shop's never do. */
function paymentChangeable(orders: readonly JsonObject[], input: JsonObject): JsonValue {
  if (input['checkPromotion'] !== true || orders.length === 0) return [];
  return Object.fromEntries(orders.map((order) => [String(order['id']), true]));
}
