import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { addressFormSchema } from '#features/addresses/address-schema.ts';
import {
  addressValuesOf,
  emptyAddress,
  type AddressField,
  type AddressValues,
} from '#features/addresses/address-values.ts';
import { vatIdProblem } from '#features/addresses/business.ts';
import { atField } from '#platform/forms/form-checks.ts';
import { newPassword } from '#platform/forms/new-password.ts';
import { optionalText, requiredEmail } from '#platform/forms/text-fields.ts';
import type { Country } from '#store-api/schemas/country.ts';
import type { Customer } from '#store-api/schemas/customer.ts';

/** Who orders and where it goes, as the form holds it. `shipping` counts only when `elsewhere`, `password` only when `wantsAccount`. */
export interface ContactValues {
  email: string;
  billing: AddressValues;
  /** Of the company that the bill is for; counts only with one. */
  vatId: string;
  elsewhere: boolean;
  shipping: AddressValues;
  /** To have an account from now on, under this password. */
  wantsAccount: boolean;
  password: string;
}

const noAccount = { wantsAccount: false, password: '' } as const;

/** Paths of the form's fields. */
export type ContactField = 'email' | 'password' | 'vatId' | `billing.${AddressField}` | `shipping.${AddressField}`;

export function emptyContact(countryId: string): ContactValues {
  return {
    email: '',
    billing: emptyAddress(countryId),
    vatId: '',
    elsewhere: false,
    shipping: emptyAddress(countryId),
    ...noAccount,
  };
}

/** What the shop knows of the session's customer, to be corrected. */
export function contactOf(customer: Customer, countryId: string): ContactValues {
  const billing = customer.activeBillingAddress ?? customer.defaultBillingAddress;
  const shipping = customer.activeShippingAddress ?? customer.defaultShippingAddress;
  const elsewhere = shipping !== null && shipping.id !== billing?.id;
  return {
    email: customer.email,
    billing: billing ? addressValuesOf(billing) : emptyAddress(countryId),
    vatId: customer.vatIds[0] ?? '',
    elsewhere,
    shipping: elsewhere ? addressValuesOf(shipping) : emptyAddress(countryId),
    ...noAccount,
  };
}

/** Checks what counts: the delivery address only when goods go elsewhere, the password only of an account. */
export function contactSchema(
  i18n: I18n,
  countries: readonly Country[],
  { elsewhere, wantsAccount }: Pick<ContactValues, 'elsewhere' | 'wantsAccount'>,
): z.ZodMiniType<ContactValues, ContactValues> {
  const deliverable = countries.filter(({ shippingAvailable }) => shippingAvailable);
  const ignored = z.custom<AddressValues, AddressValues>();
  const countryOf = ({ countryId }: AddressValues) => countries.find(({ id }) => id === countryId);
  return z
    .object({
      email: requiredEmail(i18n),
      billing: addressFormSchema(i18n, elsewhere ? countries : deliverable, 'billing'),
      vatId: optionalText(i18n),
      elsewhere: z.boolean(),
      shipping: elsewhere ? addressFormSchema(i18n, deliverable) : ignored,
      wantsAccount: z.boolean(),
      password: wantsAccount ? newPassword(i18n) : z.string(),
    })
    .check(
      atField<'vatId', ContactValues>(i18n, 'vatId', ({ billing, vatId }) =>
        vatIdProblem(countryOf(billing), billing.company, vatId),
      ),
    );
}
