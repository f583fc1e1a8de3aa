import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { atField } from '#platform/forms/form-checks.ts';
import { chosenEntry, optionalText, requiredText } from '#platform/forms/text-fields.ts';
import type { Country } from '#store-api/schemas/country.ts';
import type { AddressValues } from './address-values.ts';
import { postalCodeProblem } from './postal-code.ts';

/** Checks an address as the shop will: required lines, postal code and state by country. */
export function addressFormSchema(
  i18n: I18n,
  countries: readonly Country[],
): z.ZodMiniType<AddressValues, AddressValues> {
  const countryOf = ({ countryId }: AddressValues) => countries.find(({ id }) => id === countryId);
  return shapeOf(i18n).check(
    atField(i18n, 'zipcode', (values: AddressValues) => {
      const country = countryOf(values);
      return country ? postalCodeProblem(country, values.zipcode) : null;
    }),
    atField(i18n, 'countryStateId', (values: AddressValues) => {
      const country = countryOf(values);
      const isMissing = values.countryStateId === '' && country?.forceStateInRegistration && country.states.length > 0;
      return isMissing ? { kind: 'choice' } : null;
    }),
  );
}

function shapeOf(i18n: I18n) {
  const line = requiredText(i18n);
  const optionalLine = optionalText(i18n);
  return z.object({
    firstName: line,
    lastName: line,
    street: line,
    zipcode: optionalLine,
    city: line,
    countryId: chosenEntry(i18n),
    countryStateId: z.string(),
    additionalAddressLine1: optionalLine,
    company: optionalLine,
    salutationId: z.string(),
  });
}
