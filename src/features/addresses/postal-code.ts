import type { FieldProblem } from '#platform/forms/field-problem.ts';
import type { Country } from '#store-api/schemas/country.ts';

type PostalRules = Pick<
  Country,
  | 'name'
  | 'postalCodeRequired'
  | 'checkPostalCodePattern'
  | 'defaultPostalCodePattern'
  | 'checkAdvancedPostalCodePattern'
  | 'advancedPostalCodePattern'
>;

/** What is wrong with a postal code in a country; null when nothing is. The shop compares without regard to case. */
export function postalCodeProblem(country: PostalRules, zipcode: string): FieldProblem | null {
  if (zipcode === '') return country.postalCodeRequired ? { kind: 'required' } : null;
  const pattern = country.checkPostalCodePattern ? patternOf(country) : null;
  return pattern === null || fits(pattern, zipcode) ? null : wrongPostalCode(country);
}

/** The owner's own pattern goes before the country's. */
function patternOf(country: PostalRules): string | null {
  const { checkAdvancedPostalCodePattern, advancedPostalCodePattern, defaultPostalCodePattern } = country;
  return (checkAdvancedPostalCodePattern ? advancedPostalCodePattern : null) ?? defaultPostalCodePattern;
}

function fits(pattern: string, zipcode: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'i').test(zipcode);
  } catch {
    // Written for PHP, and no expression here: the shop alone can tell.
    return true;
  }
}

/** Says what postal codes of the country look like, where that is simple. */
export function wrongPostalCode(country: PostalRules): FieldProblem {
  return { kind: 'zipcode', country: { name: country.name, digits: postalCodeDigits(country) } };
}

/** How many digits postal codes of a country have, where they are digits only (`\d{5}`, `[1-9]\d{3}`). */
export function postalCodeDigits(country: PostalRules): number | undefined {
  const match = /^(\[1-9\])?\\d\{(\d)\}$/.exec(patternOf(country) ?? '');
  return match ? Number(match[2]) + (match[1] ? 1 : 0) : undefined;
}
