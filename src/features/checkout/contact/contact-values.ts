import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { addressFormSchema } from '#features/addresses/address-schema.ts';
import {
  addressValuesOf,
  emptyAddress,
  type AddressField,
  type AddressValues,
} from '#features/addresses/address-values.ts';
import { requiredEmail } from '#platform/forms/text-fields.ts';
import type { Country } from '#store-api/schemas/country.ts';
import type { Customer } from '#store-api/schemas/customer.ts';

/** Who orders and where it goes, as the form holds it. `shipping` counts only when `elsewhere`. */
export interface ContactValues {
  email: string;
  billing: AddressValues;
  elsewhere: boolean;
  shipping: AddressValues;
}

/** Paths of the form's fields. */
export type ContactField = 'email' | `billing.${AddressField}` | `shipping.${AddressField}`;

export function emptyContact(countryId: string): ContactValues {
  return { email: '', billing: emptyAddress(countryId), elsewhere: false, shipping: emptyAddress(countryId) };
}

/** What the shop knows of the session's customer, to be corrected. */
export function contactOf(customer: Customer, countryId: string): ContactValues {
  const billing = customer.activeBillingAddress ?? customer.defaultBillingAddress;
  const shipping = customer.activeShippingAddress ?? customer.defaultShippingAddress;
  const elsewhere = shipping !== null && shipping.id !== billing?.id;
  return {
    email: customer.email,
    billing: billing ? addressValuesOf(billing) : emptyAddress(countryId),
    elsewhere,
    shipping: elsewhere ? addressValuesOf(shipping) : emptyAddress(countryId),
  };
}

/** Checks what counts: the delivery address only when goods go elsewhere. */
export function contactSchema(
  i18n: I18n,
  countries: readonly Country[],
  elsewhere: boolean,
): z.ZodMiniType<ContactValues, ContactValues> {
  const deliverable = countries.filter(({ shippingAvailable }) => shippingAvailable);
  const ignored = z.custom<AddressValues, AddressValues>();
  return z.object({
    email: requiredEmail(i18n),
    billing: addressFormSchema(i18n, elsewhere ? countries : deliverable, 'billing'),
    elsewhere: z.boolean(),
    shipping: elsewhere ? addressFormSchema(i18n, deliverable) : ignored,
  });
}
