import * as z from 'zod/mini';
import { calculateCart } from '../cart/calculate-cart.ts';
import { loadCart } from '../cart/cart-table.ts';
import { emptyCart } from '../cart/lines/stored-cart.ts';
import { offered } from '../context/reference-data-routes.ts';
import { equals, type Sorting } from '../entities/criteria/criteria.ts';
import { quoted } from '../entities/sql/sql-names.ts';
import { search, searchResultJson, type SearchResult } from '../entities/search/search.ts';
import { respond } from '../context/respond.ts';
import type { StoreApi, StoreApiCall } from '../context/store-api.ts';
import type { JsonObject } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';

type MethodEntity = 'payment_method' | 'shipping_method';

/** Payment and shipping methods; those only available follow the rules that hold for the cart. */
export function registerMethodRoutes(api: StoreApi, shop: Shop): void {
  const both = ['GET', 'POST'];
  const answer = (entity: MethodEntity) => (call: StoreApiCall) =>
    respond(call, searchResultJson(methods(call, shop, entity, wantsAvailable(call))));
  api.on(both, '/payment-method', answer('payment_method'));
  api.on(both, '/shipping-method', answer('shipping_method'));
  api.on(both, '/checkout/gateway', (call) => {
    const payments = methods(call, shop, 'payment_method', true).elements;
    const shipments = methods(call, shop, 'shipping_method', true).elements;
    return respond(call, { payments, shipments, errors: [], apiAlias: 'array_struct' });
  });
}

const ruleRows = z.array(z.object({ id: z.string(), availability_rule_id: z.string() }));

/** The context's own method comes first, whatever its position. */
function currentFirst(elements: readonly JsonObject[], id: string): JsonObject[] {
  return [...elements.filter((item) => item['id'] === id), ...elements.filter((item) => item['id'] !== id)];
}

/** Methods whose availability rule does not hold for the session's cart. */
function unavailableIds(call: StoreApiCall, shop: Shop, entity: MethodEntity): Set<string> {
  const rows = shop.database
    .prepare(`SELECT id, availability_rule_id FROM ${quoted(entity)} WHERE availability_rule_id IS NOT NULL`)
    .all();
  const bound = ruleRows.parse(rows);
  if (bound.length === 0) return new Set();
  const { context } = call.var;
  // Nothing is saved: remarks on the cart belong to the cart's own calls.
  const { ruleIds } = calculateCart(shop, loadCart(shop, context.token) ?? emptyCart, context);
  return new Set(bound.filter((row) => !ruleIds.includes(row.availability_rule_id)).map((row) => row.id));
}

function methods(call: StoreApiCall, shop: Shop, entity: MethodEntity, onlyAvailable: boolean): SearchResult {
  const { context } = call.var;
  const demands = { filters: [equals('active', true)], sortings: [ascending('position'), ascending('name')] };
  const found = search(shop, entity, offered(call, demands), context);
  const hidden = onlyAvailable ? unavailableIds(call, shop, entity) : new Set<string>();
  const elements = found.elements.filter((item) => !hidden.has(String(item['id'])));
  const current = entity === 'payment_method' ? context.paymentMethodId : context.shippingMethodId;
  return {
    ...found,
    elements: currentFirst(elements, current),
    total: found.total - (found.elements.length - elements.length),
  };
}

const ascending = (field: string): Sorting => ({ field, order: 'ASC' });

function wantsAvailable(call: StoreApiCall): boolean {
  const wanted = call.var.input['onlyAvailable'];
  return wanted === true || wanted === 1 || wanted === '1' || wanted === 'true';
}
