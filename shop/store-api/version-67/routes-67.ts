import { createHash } from 'node:crypto';
import { convertGuest } from '../../account/registration/convert-guest.ts';
import { visibleByLink, visibleProducts } from '../../catalogue/product/visible-products.ts';
import { requireId } from '../../entities/criteria/criteria-error.ts';
import { search } from '../../entities/search/search.ts';
import { respond } from '../../context/respond.ts';
import { shopError, type ShopError } from '../../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../../context/store-api.ts';
import { isJsonList, type JsonValue } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { cartShippingCosts, productShippingCosts } from './shipping-costs.ts';

/** Calls 6.6 does not know (Store API sheet, 6.7 deltas). */
export function registerRoutes67(api: StoreApi, shop: Shop): void {
  api.get('/product/purchase-limit', (call) => purchaseLimits(call, shop));
  api.get('/cookie-groups', (call) => cookieGroups(call));
  api.on(['GET', 'POST'], '/context/gateway', (call) => contextGateway(call));
  api.get('/shipping-cost/cart', (call) => respond(call, cartShippingCosts(shop, call.var.context)));
  api.get('/shipping-cost/product/:productId', (call) => {
    const productId = requireId(call.req.param('productId'));
    return respond(call, productShippingCosts(shop, productId, call.var.context));
  });
  api.post('/account/convert-guest', (call) => convertGuest(call, shop));
}

/** How much of products one may buy. */
function purchaseLimits(call: StoreApiCall, shop: Shop): Response {
  const { input, context } = call.var;
  const named = input['ids'];
  if (!isJsonList(named) || named.length === 0) throw missing('ids');
  const ids = named.map((id: JsonValue) => requireId(id));
  const { elements } = search(shop, 'product', { ids, filters: visibleProducts(context, visibleByLink) }, context);
  const limits = elements.map((product) => ({
    productId: product['id'] ?? null,
    minPurchase: product['minPurchase'] ?? 1,
    purchaseSteps: product['purchaseSteps'] ?? 1,
    maxPurchase: product['calculatedMaxPurchase'] ?? 0,
    stock: product['stock'] ?? null,
    apiAlias: 'product_purchase_limit',
  }));
  return respond(call, limits);
}

const missing = (name: string): ShopError =>
  shopError({
    status: 400,
    code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER',
    detail: `Parameter "${name}" is missing.`,
    parameters: { parameterName: name },
  });

/** This shop sets no cookies, so there is nothing to choose. */
function cookieGroups(call: StoreApiCall): Response {
  const elements: JsonValue[] = [];
  const hash = createHash('md5').update(JSON.stringify(elements)).digest('hex');
  const [languageId] = call.var.context.languageIds;
  return respond(call, { elements, hash, languageId, apiAlias: 'cookie_groups_hash' });
}

/** Asks an app to change the context; no app is installed here. */
function contextGateway(call: StoreApiCall): never {
  const { appName } = call.var.input;
  if (typeof appName !== 'string' || appName === '') throw missing('appName');
  throw shopError({
    status: 400,
    code: 'FRAMEWORK__APP_NOT_FOUND',
    detail: `App with name "${appName}" could not be found.`,
    parameters: { name: appName },
  });
}
