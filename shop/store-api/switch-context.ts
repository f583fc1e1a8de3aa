import { requireId } from '../entities/criteria/criteria-error.ts';
import { quoted } from '../entities/sql/sql-names.ts';
import type { ErrorEntry } from '../http/shop-error.ts';
import { shopError } from '../http/shop-error.ts';
import { refuseViolations, violation } from '../http/violation.ts';
import type { JsonObject } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { saveSession, type SessionChoices } from '../context/session.ts';

const choiceFields = [
  'currencyId',
  'languageId',
  'paymentMethodId',
  'shippingMethodId',
  'countryId',
  'countryStateId',
  'billingAddressId',
  'shippingAddressId',
] as const;

/** Choices out of what the channel offers. */
const offered = {
  currencyId: 'currency',
  languageId: 'language',
  paymentMethodId: 'payment_method',
  shippingMethodId: 'shipping_method',
  countryId: 'country',
} as const;

const addresses = ['billingAddressId', 'shippingAddressId'] as const;

type MutableChoices = { -readonly [Key in keyof SessionChoices]: SessionChoices[Key] };

/**
 * Stores what a session chooses by `PATCH /context`; null and missing values change nothing.
 *
 * @throws {ShopError} 400 for malformed, unknown or unassigned ids, 403 for addresses without a login.
 */
export function switchContext(shop: Shop, context: SalesChannelContext, body: JsonObject): void {
  const choices = readChoices(body);
  const violations = refuseForeignAddresses(shop, choices, context.customerId);
  for (const field of ['currencyId', 'languageId', 'paymentMethodId', 'shippingMethodId', 'countryId'] as const) {
    const id = choices[field];
    if (typeof id === 'string' && !isOffered(shop, context.salesChannelId, offered[field], id)) {
      violations.push(missing(offered[field], id, field));
    }
  }
  const stateId = choices.countryStateId;
  const state = shop.database.prepare('SELECT 1 FROM country_state WHERE id = ?');
  if (typeof stateId === 'string' && state.get(stateId) === undefined) {
    violations.push(missing('country_state', stateId, 'countryStateId'));
  }
  refuseViolations(violations);
  if (Object.keys(choices).length > 0) saveSession(shop, context, { choices });
}

/** First domain of the language just chosen; null when it did not change. */
export function domainAfterSwitch(shop: Shop, context: SalesChannelContext, body: JsonObject): string | null {
  const { languageId } = body;
  if (typeof languageId !== 'string' || languageId.toLowerCase() === context.languageIds[0]) return null;
  const row = shop.database
    .prepare(
      'SELECT url FROM sales_channel_domain WHERE sales_channel_id = ? AND language_id = ? ORDER BY created_at, url LIMIT 1',
    )
    .get(context.salesChannelId, languageId.toLowerCase());
  return row === undefined ? null : String(row['url']);
}

function missing(entity: string, id: string, field: string): ErrorEntry {
  return violation({
    code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS',
    detail: `The "${entity}" entity with id "${id}" does not exist.`,
    pointer: `/${field}`,
    parameters: { '{{ primaryProperty }}': 'id', '{{ id }}': `"${id}"`, '{{ entity }}': `"${entity}"` },
  });
}

function isOffered(shop: Shop, salesChannelId: string, entity: string, id: string): boolean {
  const mapping = quoted(`sales_channel_${entity}`);
  const column = quoted(`${entity}_id`);
  const row = shop.database.prepare(`SELECT 1 FROM ${mapping} WHERE sales_channel_id = ? AND ${column} = ?`);
  return row.get(salesChannelId, id) !== undefined;
}

function ownsAddress(shop: Shop, customerId: string, addressId: string): boolean {
  const row = shop.database.prepare('SELECT 1 FROM customer_address WHERE id = ? AND customer_id = ?');
  return row.get(addressId, customerId) !== undefined;
}

function readChoices(body: JsonObject): MutableChoices {
  const choices: MutableChoices = {};
  for (const field of choiceFields) {
    const value = body[field];
    if (value !== undefined && value !== null) choices[field] = requireId(value);
  }
  return choices;
}

function refuseForeignAddresses(shop: Shop, choices: SessionChoices, customerId: string | null): ErrorEntry[] {
  const named = addresses.filter((field) => typeof choices[field] === 'string');
  if (named.length > 0 && customerId === null) {
    throw shopError({ status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', detail: 'Customer is not logged in.' });
  }
  return named.flatMap((field) => {
    const id = choices[field];
    const isOwn = typeof id === 'string' && customerId !== null && ownsAddress(shop, customerId, id);
    return isOwn ? [] : [missing('customer_address', String(id), field)];
  });
}
