import type { Country } from '#store-api/schemas/country.ts';

type PostalRules = Pick<Country, 'postalCodeRequired' | 'checkPostalCodePattern' | 'defaultPostalCodePattern'>;

/** What is wrong with a postal code in a country; undefined when nothing is. The shop compares without regard to case. */
export function postalCodeProblem(country: PostalRules, zipcode: string): 'required' | 'zipcode' | undefined {
  if (zipcode === '') return country.postalCodeRequired ? 'required' : undefined;
  const { checkPostalCodePattern, defaultPostalCodePattern } = country;
  if (!checkPostalCodePattern || defaultPostalCodePattern === null) return undefined;
  return new RegExp(`^(?:${defaultPostalCodePattern})$`, 'i').test(zipcode) ? undefined : 'zipcode';
}

/** How many digits postal codes of a country have, where they are digits only (`\d{5}`, `[1-9]\d{3}`). */
export function postalCodeDigits({ defaultPostalCodePattern }: PostalRules): number | undefined {
  const match = /^(\[1-9\])?\\d\{(\d)\}$/.exec(defaultPostalCodePattern ?? '');
  return match ? Number(match[2]) + (match[1] ? 1 : 0) : undefined;
}
