import * as z from 'zod/mini';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atField } from '#platform/forms/form-checks.ts';
import { optionalText } from '#platform/forms/text-fields.ts';
import type { Country } from '#store-api/schemas/country.ts';
import type { AddressValues } from './address-values.ts';
import { postNumberProblem, stationProblem, type AddressPurpose } from './parcel-station.ts';
import { postalCodeProblem } from './postal-code.ts';

/** Checks an address as the shop and the post will: required lines, postal code and state by country, Packstations. */
export function addressFormSchema(
  i18n: I18n,
  countries: readonly Country[],
  purpose: AddressPurpose = 'shipping',
): z.ZodMiniType<AddressValues, AddressValues> {
  const countryOf = ({ countryId }: AddressValues) => countries.find(({ id }) => id === countryId);
  return shapeOf(i18n).check(
    atField(i18n, 'zipcode', (values: AddressValues) => {
      const country = countryOf(values);
      const problem = country ? postalCodeProblem(country, values.zipcode) : null;
      return problem?.kind === 'required' ? { kind: 'own', text: missing.zipcode } : problem;
    }),
    atField(i18n, 'street', (values: AddressValues) => stationProblem(values, countryOf(values), purpose)),
    atField(i18n, 'additionalAddressLine1', (values: AddressValues) =>
      purpose === 'shipping' ? postNumberProblem(values) : null,
    ),
    atField(i18n, 'countryStateId', (values: AddressValues) => {
      const country = countryOf(values);
      const isMissing = values.countryStateId === '' && country?.forceStateInRegistration && country.states.length > 0;
      return isMissing ? { kind: 'own', text: missing.countryStateId } : null;
    }),
  );
}

/** What nobody can do without, each named (A11Y-16). */
const missing = {
  firstName: msg`Bitte geben Sie den Vornamen ein.`,
  lastName: msg`Bitte geben Sie den Nachnamen ein.`,
  street: msg`Bitte geben Sie Straße und Hausnummer ein.`,
  zipcode: msg`Bitte geben Sie die Postleitzahl ein.`,
  city: msg`Bitte geben Sie den Ort ein.`,
  countryId: msg`Bitte wählen Sie das Land.`,
  countryStateId: msg`Bitte wählen Sie die Region.`,
};

/** The shop's column, in characters. */
const maxPhoneLength = 40;

function shapeOf(i18n: I18n) {
  const line = (text: MessageDescriptor) =>
    optionalText(i18n).check(z.refine((value: string) => value.trim() !== '', i18n._(text)));
  const optionalLine = optionalText(i18n);
  return z.object({
    firstName: line(missing.firstName),
    lastName: line(missing.lastName),
    street: line(missing.street),
    zipcode: optionalLine,
    city: line(missing.city),
    countryId: z.string().check(z.minLength(1, i18n._(missing.countryId))),
    countryStateId: z.string(),
    additionalAddressLine1: optionalLine,
    company: optionalLine,
    department: optionalLine,
    phoneNumber: optionalText(i18n, maxPhoneLength),
    salutationId: z.string(),
  });
}
