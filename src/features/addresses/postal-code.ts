import type { FieldProblem } from '#platform/forms/field-problem.ts';
import type { Country } from '#store-api/schemas/country.ts';

type PostalRules = Pick<Country, 'name' | 'postalCodeRequired' | 'checkPostalCodePattern' | 'defaultPostalCodePattern'>;

/** What is wrong with a postal code in a country; null when nothing is. The shop compares without regard to case. */
export function postalCodeProblem(country: PostalRules, zipcode: string): FieldProblem | null {
  if (zipcode === '') return country.postalCodeRequired ? { kind: 'required' } : null;
  const { checkPostalCodePattern, defaultPostalCodePattern } = country;
  if (!checkPostalCodePattern || defaultPostalCodePattern === null) return null;
  return new RegExp(`^(?:${defaultPostalCodePattern})$`, 'i').test(zipcode) ? null : wrongPostalCode(country);
}

/** Says what postal codes of the country look like, where that is simple. */
export function wrongPostalCode(country: PostalRules): FieldProblem {
  return { kind: 'zipcode', country: { name: country.name, digits: postalCodeDigits(country) } };
}

/** How many digits postal codes of a country have, where they are digits only (`\d{5}`, `[1-9]\d{3}`). */
export function postalCodeDigits({ defaultPostalCodePattern }: PostalRules): number | undefined {
  const match = /^(\[1-9\])?\\d\{(\d)\}$/.exec(defaultPostalCodePattern ?? '');
  return match ? Number(match[2]) + (match[1] ? 1 : 0) : undefined;
}
