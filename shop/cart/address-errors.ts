import * as z from 'zod/mini';
import { activeAddresses } from '../context/active-addresses.ts';
import { addressViolations } from '../context/address-input.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { findById } from '../entities/search/search.ts';
import type { JsonObject } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import {
  addressBlocked,
  addressIncomplete,
  addressInvalid,
  type AddressRole,
  type CartError,
} from './errors/cart-error.ts';

const countrySchema = z.object({
  active: z.number(),
  shipping_available: z.number(),
  force_state_in_registration: z.number(),
  offered: z.number(),
});

type Country = z.infer<typeof countrySchema>;

/**
 * What is wrong with where the goods and the bill go (Store API sheet, cart errors). A country that is not delivered to
 * is all that is said; addresses of downloads are not delivered to at all.
 *
 * @param isShipped whether any of the goods are sent
 */
export function addressErrors(shop: Shop, isShipped: boolean, context: SalesChannelContext): CartError[] {
  const place = loadCountry(shop, context.countryId, context);
  if (isShipped && !(isServed(place) && place?.shipping_available === 1)) {
    return [addressBlocked('shipping', countryName(shop, context.countryId, context))];
  }
  const active = activeAddresses(shop, context);
  if (active === undefined) return [];
  const billing = check(shop, 'billing', active.billingAddressId, context);
  const shipping = isShipped ? check(shop, 'shipping', active.shippingAddressId, context) : undefined;
  if (billing !== undefined && !isServed(billing.country)) {
    return [addressBlocked('billing', countryName(shop, String(billing.json['countryId']), context))];
  }
  return faults(
    shop,
    [billing, shipping].filter((address) => address !== undefined),
  );
}

const named = z.object({ translated: z.object({ name: z.nullable(z.string()) }) });

function loadCountry(shop: Shop, id: string, { salesChannelId }: SalesChannelContext): Country | undefined {
  const row = shop.database
    .prepare(
      `SELECT active, shipping_available, force_state_in_registration, EXISTS (SELECT 1 FROM sales_channel_country s
         WHERE s.country_id = country.id AND s.sales_channel_id = ?) AS offered FROM country WHERE id = ?`,
    )
    .get(salesChannelId, id);
  return row === undefined ? undefined : countrySchema.parse(row);
}

const addressSchema = z.object({
  countryId: z.nullable(z.string()),
  countryStateId: z.nullable(z.string()),
  salutationId: z.nullable(z.string()),
});

interface Checked {
  readonly role: AddressRole;
  readonly id: string;
  readonly json: JsonObject;
  readonly country: Country | undefined;
  readonly lacksSalutation: boolean;
  readonly lacksState: boolean;
}

function countryName(shop: Shop, id: string, context: SalesChannelContext): string {
  const found = findById(shop, 'country', { id }, context);
  return found === undefined ? '' : (named.parse(found).translated.name ?? '');
}

function check(shop: Shop, role: AddressRole, id: string, context: SalesChannelContext): Checked | undefined {
  const json = findById(shop, 'customer_address', { id }, context);
  if (json === undefined) return undefined;
  const { countryId, countryStateId, salutationId } = addressSchema.parse(json);
  const country = countryId === null ? undefined : loadCountry(shop, countryId, context);
  const lacksState = country?.force_state_in_registration === 1 && countryStateId === null;
  return { role, id, json, country, lacksSalutation: salutationId === null, lacksState };
}

const isServed = (country: Country | undefined): boolean => country?.active === 1 && country.offered === 1;

/** A salutation is asked for first; only when both addresses have one, the rest is looked at. */
function faults(shop: Shop, addresses: readonly Checked[]): CartError[] {
  const unaddressed = addresses.find(({ lacksSalutation }) => lacksSalutation);
  if (unaddressed !== undefined) return [addressIncomplete('salutation', unaddressed.role, unaddressed.id)];
  return addresses.flatMap(({ role, id, json, lacksState }) => {
    const pointers = addressViolations(shop, json, '').map(({ source }) => source?.pointer ?? '');
    return [
      ...(lacksState ? [addressIncomplete('country-region', role, id)] : []),
      ...(pointers.length > 0 ? [addressInvalid(role, pointers)] : []),
    ];
  });
}
