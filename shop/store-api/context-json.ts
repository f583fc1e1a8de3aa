import { calculateCart } from '../cart/calculate-cart.ts';
import { isCartFilled, loadCart } from '../cart/cart-table.ts';
import { emptyCart } from '../cart/lines/stored-cart.ts';
import { findById, search } from '../entities/search/search.ts';
import type { JsonObject, JsonValue } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { liveVersion } from '../entities/definition.ts';
import { contextIn67 } from './version-67/context-67.ts';
import { areaRuleIds } from './area-rules.ts';
import type { CashRounding, SalesChannelContext } from '../entities/sales-channel-context.ts';

/** Answer of `GET /context` (Store API sheet, context). */
export function contextJson(shop: Shop, context: SalesChannelContext): JsonObject {
  const one = (entity: string, id: string, associations = {}): JsonValue =>
    findById(shop, entity, { id, associations }, context) ?? null;
  const customer = customerJson(shop, context);
  return {
    token: context.token,
    currentCustomerGroup: one('customer_group', context.customerGroupId),
    currency: one('currency', context.currency.id),
    salesChannel: one('sales_channel', context.salesChannelId, { currency: {}, domains: {} }),
    taxRules: search(shop, 'tax', { sortings: [{ field: 'position', order: 'ASC' }] }, context).elements,
    customer,
    paymentMethod: one('payment_method', context.paymentMethodId),
    shippingMethod: one('shipping_method', context.shippingMethodId),
    shippingLocation: shippingLocationJson(shop, context, customer),
    permissions: [],
    permisionsLocked: false,
    imitatingUserId: null,
    context: innerContextJson(shop, context),
    itemRounding: roundingJson(context.currency.itemRounding),
    totalRounding: roundingJson(context.currency.totalRounding),
    areaRuleIds: areaRuleIds(shop, context.ruleIds),
    states: [],
    ...(shop.version === '6.7' ? contextIn67(shop, context) : {}),
    apiAlias: 'sales_channel_context',
  };
}

const customerAssociations = {
  salutation: {},
  defaultBillingAddress: { associations: { country: {}, countryState: {}, salutation: {} } },
  defaultShippingAddress: { associations: { country: {}, countryState: {}, salutation: {} } },
} as const;

function roundingJson(rounding: CashRounding): JsonObject {
  const apiAlias = 'shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config';
  return { decimals: rounding.decimals, interval: rounding.interval, roundForNet: rounding.roundForNet, apiAlias };
}

/** The logged-in customer as the context shows it, with the addresses this session uses as the active ones. */
function customerJson(shop: Shop, context: SalesChannelContext): JsonObject | null {
  if (context.customerId === null) return null;
  // 6.7 knows the session's method only.
  const associations = { ...customerAssociations, ...(shop.version === '6.6' ? { defaultPaymentMethod: {} } : {}) };
  const customer = findById(shop, 'customer', { id: context.customerId, associations }, context);
  if (customer === undefined) return null;
  const address = (chosen: string | null, fallback: JsonValue | undefined): JsonValue =>
    chosen === null
      ? (fallback ?? null)
      : (findById(shop, 'customer_address', { ...customerAssociations.defaultBillingAddress, id: chosen }, context) ??
        null);
  customer['activeBillingAddress'] = address(context.billingAddressId, customer['defaultBillingAddress']);
  customer['activeShippingAddress'] = address(context.shippingAddressId, customer['defaultShippingAddress']);
  return customer;
}

function shippingLocationJson(shop: Shop, context: SalesChannelContext, customer: JsonObject | null): JsonObject {
  const { countryId, countryStateId } = context;
  return {
    country: findById(shop, 'country', { id: countryId }, context) ?? null,
    state: countryStateId === null ? null : (findById(shop, 'country_state', { id: countryStateId }, context) ?? null),
    address: customer?.['activeShippingAddress'] ?? null,
    apiAlias: 'cart_delivery_shipping_location',
  };
}

/** What HTTP caches keep apart; PHP's empty map is a list. */
function cacheStates(shop: Shop, { token, customerId }: SalesChannelContext): JsonValue {
  const states: JsonObject = {
    ...(isCartFilled(shop, token) ? { 'cart-filled': 'cart-filled' } : {}),
    ...(customerId === null ? {} : { 'logged-in': 'logged-in' }),
  };
  return Object.keys(states).length === 0 ? [] : states;
}

/** Rules that hold for the session and its cart, most important first. Nothing is saved. */
const cartRuleIds = (shop: Shop, context: SalesChannelContext): readonly string[] =>
  calculateCart(shop, loadCart(shop, context.token) ?? emptyCart, context).ruleIds;

function innerContextJson(shop: Shop, context: SalesChannelContext): JsonObject {
  return {
    languageIdChain: context.languageIds,
    scope: 'user',
    rulesLocked: false,
    source: { type: 'sales-channel', salesChannelId: context.salesChannelId },
    ruleIds: cartRuleIds(shop, context),
    currencyId: context.currency.id,
    versionId: liveVersion,
    currencyFactor: context.currency.factor,
    considerInheritance: true,
    taxState: context.taxState,
    rounding: roundingJson(context.currency.itemRounding),
    states: cacheStates(shop, context),
    apiAlias: 'context',
  };
}
