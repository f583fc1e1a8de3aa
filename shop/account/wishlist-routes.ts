import { visibleByLink, visibleProducts } from '../catalogue/product/visible-products.ts';
import type { Criteria } from '../entities/criteria/criteria.ts';
import { requireId } from '../entities/criteria/criteria-error.ts';
import { maxLimit, parseCriteria } from '../entities/criteria/parse-criteria.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { findById, search, searchResultJson } from '../entities/search/search.ts';
import { respond } from '../context/respond.ts';
import { shopError, type ShopError } from '../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../context/store-api.ts';
import { isJsonList } from '../base/json.ts';
import { randomId } from '../base/random-id.ts';
import { upsert } from '../seeding/upsert.ts';
import type { Shop } from '../entities/shop.ts';
import { success } from './profile/profile-routes.ts';
import { requireRegistered } from './customer/require-customer.ts';
import { updateRow } from '../seeding/update-row.ts';

/** The wishlist of registered customers (Store API sheet, wishlist). */
export function registerWishlistRoutes(api: StoreApi, shop: Shop): void {
  api.on(['GET', 'POST'], '/customer/wishlist', (call) => load(call, shop));
  api.post('/customer/wishlist/add/:productId', (call) => add(call, shop));
  api.delete('/customer/wishlist/delete/:productId', (call) => remove(call, shop));
  api.post('/customer/wishlist/merge', (call) => merge(call, shop));
}

/** @throws {ShopError} 403 for guests and strangers, and when the shop has no wishlists. */
function requireOwner(call: StoreApiCall, shop: Shop): string {
  const { id } = requireRegistered(shop, call.var.context);
  if (shop.config.wishlistEnabled) return id;
  throw shopError({
    status: 403,
    code: 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED',
    detail: 'Wishlist is not activated!',
  });
}

function findWishlist(call: StoreApiCall, shop: Shop, customerId: string): string | undefined {
  const row = shop.database
    .prepare('SELECT id FROM customer_wishlist WHERE customer_id = ? AND sales_channel_id = ?')
    .get(customerId, call.var.context.salesChannelId);
  return row === undefined ? undefined : String(row['id']);
}

function ensureWishlist(call: StoreApiCall, shop: Shop, customerId: string): string {
  const found = findWishlist(call, shop, customerId);
  if (found !== undefined) {
    updateRow(shop, 'customer_wishlist', found, {});
    return found;
  }
  const id = randomId(shop.random);
  upsert(shop, 'customer_wishlist', [{ id, customerId, salesChannelId: call.var.context.salesChannelId }]);
  return id;
}

function listed(shop: Shop, wishlistId: string): string[] {
  return shop.database
    .prepare('SELECT product_id FROM customer_wishlist_product WHERE wishlist_id = ? ORDER BY position DESC')
    .all(wishlistId)
    .map((row) => String(row['product_id']));
}

function addProduct(shop: Shop, wishlistId: string, productId: string): void {
  shop.database
    .prepare(
      `INSERT INTO customer_wishlist_product (wishlist_id, product_id, position)
       SELECT ?, ?, COALESCE(MAX(position), 0) + 1 FROM customer_wishlist_product WHERE wishlist_id = ?
       ON CONFLICT DO NOTHING`,
    )
    .run(wishlistId, productId, wishlistId);
}

/** Of the given ids, those the customer can open as products. */
function knownProducts(call: StoreApiCall, shop: Shop, ids: readonly string[]): string[] {
  const { context } = call.var;
  const filters = visibleProducts(context, visibleByLink);
  const found = search(shop, 'product', { ids, filters }, context).elements;
  return found.map((product) => String(product['id']));
}

/** One page of the list, newest first unless the request sorts. */
function pageOf(ids: readonly string[], criteria: Criteria): Criteria {
  const limit = criteria.limit ?? maxLimit;
  const start = ((criteria.page ?? 1) - 1) * limit;
  const { limit: _limit, page: _page, ...rest } = criteria;
  return { ...rest, ids: ids.slice(start, start + limit) };
}

function load(call: StoreApiCall, shop: Shop): Response {
  const customerId = requireOwner(call, shop);
  const { context, input } = call.var;
  const id = findWishlist(call, shop, customerId);
  if (id === undefined) throw notFound();
  const criteria = parseCriteria(input);
  const visible = [...(criteria.filters ?? []), ...visibleProducts(context, visibleByLink)];
  const ids = listed(shop, id);
  const all = new Set(knownProducts(call, shop, ids));
  const shown = pageOf(
    ids.filter((productId) => all.has(productId)),
    { ...criteria, filters: visible },
  );
  const products = search(shop, 'product', shown, context);
  const total = criteria.totalCountMode === 'exact' ? all.size : products.elements.length;
  return respond(call, {
    apiAlias: 'wishlist_products',
    wishlist: findById(shop, 'customer_wishlist', { id }, context) ?? null,
    products: searchResultJson({
      ...products,
      total,
      limit: criteria.limit ?? maxLimit,
      page: criteria.page ?? 1,
    }),
  });
}

const notFound = (): ShopError =>
  shopError({
    status: 404,
    code: 'CHECKOUT__WISHLIST_NOT_FOUND',
    detail: 'Wishlist for this customer was not found.',
  });

function add(call: StoreApiCall, shop: Shop): Response {
  const customerId = requireOwner(call, shop);
  const productId = requireId(call.req.param('productId'));
  if (knownProducts(call, shop, [productId]).length === 0) {
    throw shopError({
      status: 404,
      code: 'CONTENT__PRODUCT_NOT_FOUND',
      detail: `Product for id ${productId} not found.`,
      parameters: { productId },
    });
  }
  inTransaction(shop.database, () => {
    const id = ensureWishlist(call, shop, customerId);
    if (listed(shop, id).includes(productId)) {
      const detail = 'Product already added in wishlist';
      throw shopError({ status: 400, code: 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', detail });
    }
    addProduct(shop, id, productId);
  });
  return call.json(success);
}

function remove(call: StoreApiCall, shop: Shop): Response {
  const id = findWishlist(call, shop, requireOwner(call, shop));
  if (id === undefined) throw notFound();
  const productId = requireId(call.req.param('productId'));
  const { changes } = shop.database
    .prepare('DELETE FROM customer_wishlist_product WHERE wishlist_id = ? AND product_id = ?')
    .run(id, productId);
  if (Number(changes) > 0) return call.json(success);
  throw shopError({
    status: 404,
    code: 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND',
    detail: `Could not find wishlist product with id "${productId}"`,
    parameters: { entity: 'wishlist product', field: 'id', value: productId },
  });
}

function merge(call: StoreApiCall, shop: Shop): Response {
  const customerId = requireOwner(call, shop);
  const { productIds } = call.var.body;
  if (!isJsonList(productIds)) {
    throw shopError({
      status: 400,
      code: 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING',
      detail: 'The product ids parameter is missing.',
    });
  }
  const ids = productIds
    .filter((id) => typeof id === 'string' && /^[0-9a-f]{32}$/i.test(id))
    .map((id) => String(id).toLowerCase());
  const known = new Set(knownProducts(call, shop, ids));
  inTransaction(shop.database, () => {
    const wishlistId = ensureWishlist(call, shop, customerId);
    for (const id of ids.filter((productId) => known.has(productId))) addProduct(shop, wishlistId, id);
  });
  return call.json(success);
}
