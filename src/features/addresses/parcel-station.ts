import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '#platform/forms/field-problem.ts';
import type { Country } from '#store-api/schemas/country.ts';
import type { AddressValues } from './address-values.ts';

type StationFields = Pick<AddressValues, 'street' | 'additionalAddressLine1'>;

/** What an address is for: an invoice goes to where somebody lives or works. */
export type AddressPurpose = 'billing' | 'shipping';

/** What is wrong with the street of a Packstation or Postfiliale, by DHL's rules; null for all other streets. */
export function stationProblem(
  { street }: StationFields,
  country: Pick<Country, 'iso'> | undefined,
  purpose: AddressPurpose,
): FieldProblem | null {
  if (!isStation(street)) return null;
  if (purpose === 'billing') return { kind: 'own', text: notBilled };
  if (country && country.iso !== 'DE') return { kind: 'own', text: onlyInGermany };
  return /^(?:packstation|postfiliale) \d{3}$/i.test(street.trim()) ? null : { kind: 'own', text: nameAndNumber };
}

const isStation = (street: string): boolean => /\b(?:packstation|postfiliale)\b/i.test(street);

/** A Packstation or Postfiliale hands out by the customer's number of 6 to 10 digits. */
export function postNumberProblem({ street, additionalAddressLine1: number }: StationFields): FieldProblem | null {
  const isMissing = isStation(street) && !/^(?:postnummer:? *)?\d{6,10}$/i.test(number.trim());
  return isMissing ? { kind: 'own', text: postNumber } : null;
}

const notBilled = msg`Eine Rechnung geht nicht an eine Packstation oder Postfiliale. Bitte geben Sie hier Ihre Anschrift an und die Packstation als Lieferadresse.`;
const onlyInGermany = msg`Packstationen und Postfilialen gibt es nur in Deutschland.`;
const nameAndNumber = msg`Bitte schreiben Sie hier nur den Namen und die dreistellige Nummer, zum Beispiel „Packstation 123“.`;
const postNumber = msg`Packstation und Postfiliale brauchen hier Ihre Postnummer: 6 bis 10 Ziffern.`;
