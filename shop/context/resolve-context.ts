import * as z from 'zod/mini';
import { requireId } from '../entities/criteria/criteria-error.ts';
import { shopError } from '../http/shop-error.ts';
import { parseJson } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { matchingRules } from './matching-rules.ts';
import type { ContextCurrency, SalesChannelContext, TaxState } from '../entities/sales-channel-context.ts';
import { loadSession, type SessionChoices } from './session.ts';
import { storefrontType, systemLanguage } from '../base/system-ids.ts';

const channelSchema = z.object({
  type_id: z.string(),
  language_id: z.string(),
  currency_id: z.string(),
  payment_method_id: z.string(),
  shipping_method_id: z.string(),
  country_id: z.string(),
  customer_group_id: z.string(),
});

const roundingSchema = z.object({ decimals: z.number(), interval: z.number(), roundForNet: z.boolean() });
const currencySchema = z.object({
  id: z.string(),
  iso_code: z.string(),
  symbol: z.string(),
  factor: z.number(),
  item_rounding: z.string(),
  total_rounding: z.string(),
});

const customerSchema = z.object({
  group_id: z.nullable(z.string()),
  country_id: z.nullable(z.string()),
  country_state_id: z.nullable(z.string()),
  default_payment_method_id: z.nullable(z.string()),
});

export interface ContextRequest {
  readonly salesChannelId: string;
  readonly token: string;
  /** Header `sw-language-id`: beats the session's language for this request. */
  readonly languageId?: string | undefined;
  /** Header `sw-currency-id` (6.7): beats the session's currency for this request. */
  readonly currencyId?: string | undefined;
}

/** Languages a channel offers. */
export function channelLanguageIds(shop: Shop, salesChannelId: string): readonly string[] {
  return shop.database
    .prepare('SELECT language_id FROM sales_channel_language WHERE sales_channel_id = ? ORDER BY language_id')
    .all(salesChannelId)
    .map((row) => String(row['language_id']));
}

/**
 * Works out whom a call is answered for: session, then channel defaults; the request's language beats the session's.
 *
 * @throws {ShopError} 412 for a language that is malformed or not the channel's.
 */
export function resolveContext(shop: Shop, request: ContextRequest): SalesChannelContext {
  const { salesChannelId, token } = request;
  const row = shop.database.prepare('SELECT * FROM sales_channel WHERE id = ?').get(salesChannelId);
  const channel = channelSchema.parse(row);
  const identity = loadIdentity(shop, token);
  const { choices, customerId } = identity;
  const languageId = requestLanguage(shop, request) ?? choices.languageId ?? channel.language_id;
  const currency = loadCurrency(shop, requestCurrency(shop, request) ?? choices.currencyId ?? channel.currency_id);
  const place = placeOf(identity, channel);
  const { customerGroupId, countryId } = place;
  return {
    token,
    salesChannelId,
    hasSeoUrls: channel.type_id === storefrontType,
    languageIds: languageChain(shop, languageId),
    currency,
    taxState: taxStateOf(shop, place),
    ruleIds: matchingRules(shop, { salesChannelId, customerGroupId, currencyId: currency.id, languageId, countryId }),
    customerId,
    ...place,
    ...methodsAndAddresses(identity, channel),
  };
}

function loadCurrency(shop: Shop, id: string): ContextCurrency {
  const row = currencySchema.parse(shop.database.prepare('SELECT * FROM currency WHERE id = ?').get(id));
  return {
    id: row.id,
    isoCode: row.iso_code,
    symbol: row.symbol,
    factor: row.factor,
    itemRounding: roundingSchema.parse(parseJson(row.item_rounding)),
    totalRounding: roundingSchema.parse(parseJson(row.total_rounding)),
  };
}

function requestLanguage(shop: Shop, request: ContextRequest): string | undefined {
  const { languageId } = request;
  if (languageId === undefined || languageId === '') return undefined;
  if (!/^[0-9a-f]{32}$/.test(languageId)) {
    const detail = 'The provided language id is not a valid id.';
    throw shopError({ status: 412, code: 'SYSTEM__LANGUAGE_INVALID_EXCEPTION', detail });
  }
  const available = channelLanguageIds(shop, request.salesChannelId);
  if (available.includes(languageId)) return languageId;
  throw shopError({
    status: 412,
    code: 'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION',
    detail: `Provided language "${languageId}" is not in list of available languages: ${available.join(', ')}`,
  });
}

function requestCurrency(shop: Shop, { currencyId, salesChannelId }: ContextRequest): string | undefined {
  if (currencyId === undefined || currencyId === '') return undefined;
  const id = requireId(currencyId);
  const offered = shop.database
    .prepare('SELECT 1 FROM sales_channel_currency WHERE sales_channel_id = ? AND currency_id = ?')
    .get(salesChannelId, id);
  if (offered !== undefined) return id;
  throw shopError({
    status: 412,
    code: 'SYSTEM__SALES_CHANNEL_CURRENCY_NOT_AVAILABLE_EXCEPTION',
    detail: `Provided currency "${currencyId}" is not available.`,
  });
}

type CustomerPlace = z.infer<typeof customerSchema>;

/** The language, its parent, and the system language at the end. */
function languageChain(shop: Shop, languageId: string): readonly [string, ...string[]] {
  const chain: [string, ...string[]] = [languageId];
  const parentOf = shop.database.prepare('SELECT parent_id FROM language WHERE id = ?');
  const parentId = parentOf.get(languageId)?.['parent_id'];
  if (typeof parentId === 'string') chain.push(parentId);
  if (!chain.includes(systemLanguage)) chain.push(systemLanguage);
  return chain;
}

/** The customer's group and the country of the active shipping address. */
function loadCustomerPlace(shop: Shop, customerId: string, choices: SessionChoices): CustomerPlace | undefined {
  const row = shop.database
    .prepare(
      `SELECT c.group_id, c.default_payment_method_id, a.country_id, a.country_state_id FROM customer c
       LEFT JOIN customer_address a ON a.id = COALESCE(?, c.default_shipping_address_id) WHERE c.id = ?`,
    )
    .get(choices.shippingAddressId ?? null, customerId);
  return row === undefined ? undefined : customerSchema.parse(row);
}

interface Identity {
  readonly choices: SessionChoices;
  readonly customerId: string | null;
  readonly place: CustomerPlace | undefined;
}

const taxFreeSchema = z.nullable(
  z.pipe(
    z.string(),
    z.transform((value) => z.object({ enabled: z.boolean() }).parse(parseJson(value))),
  ),
);

/** Where it goes decides before who buys: a country may be free of tax. */
function taxStateOf(shop: Shop, place: { readonly customerGroupId: string; readonly countryId: string }): TaxState {
  const row = shop.database
    .prepare(
      `SELECT (SELECT customer_tax FROM country WHERE id = ?) AS customer_tax,
        (SELECT display_gross FROM customer_group WHERE id = ?) AS display_gross`,
    )
    .get(place.countryId, place.customerGroupId);
  if (taxFreeSchema.parse(row?.['customer_tax'])?.enabled === true) return 'tax-free';
  return row?.['display_gross'] === 0 ? 'net' : 'gross';
}

type Channel = z.infer<typeof channelSchema>;

/** What the session says about who asks; nothing when it is unknown or expired, or its customer is gone. */
function loadIdentity(shop: Shop, token: string): Identity {
  const session = loadSession(shop, token);
  if (session === undefined || session.expired) return { choices: {}, customerId: null, place: undefined };
  const { choices, customerId } = session;
  const place = customerId === null ? undefined : loadCustomerPlace(shop, customerId, choices);
  return { choices, customerId: place === undefined ? null : customerId, place };
}

/** What the session chose; the customer's own payment method comes before the channel's. */
function methodsAndAddresses({ choices, place }: Identity, channel: Channel) {
  return {
    paymentMethodId: choices.paymentMethodId ?? place?.default_payment_method_id ?? channel.payment_method_id,
    shippingMethodId: choices.shippingMethodId ?? channel.shipping_method_id,
    billingAddressId: choices.billingAddressId ?? null,
    shippingAddressId: choices.shippingAddressId ?? null,
  };
}

/** The customer's group and country, else what the session chose, else the channel's. */
function placeOf({ choices, place }: Identity, channel: Channel) {
  return {
    customerGroupId: place?.group_id ?? channel.customer_group_id,
    countryId: place?.country_id ?? choices.countryId ?? channel.country_id,
    countryStateId: place === undefined ? (choices.countryStateId ?? null) : place.country_state_id,
  };
}
