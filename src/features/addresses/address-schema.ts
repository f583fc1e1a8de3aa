import * as z from 'zod/mini';
import type { Country } from '#store-api/schemas/country.ts';
import type { AddressValues } from './address-values.ts';
import { postalCodeProblem } from './postal-code.ts';
import { maxTextLength, type ValidationProblem } from './validation-problem.ts';

const problem = (name: ValidationProblem): ValidationProblem => name;

const optionalLine = z.string().check(z.trim(), z.maxLength(maxTextLength, problem('too-long')));
const line = z
  .string()
  .check(z.trim(), z.minLength(1, problem('required')), z.maxLength(maxTextLength, problem('too-long')));

const shape = {
  firstName: line,
  lastName: line,
  street: line,
  zipcode: optionalLine,
  city: line,
  countryId: z.string().check(z.minLength(1, problem('choice'))),
  countryStateId: z.string(),
  additionalAddressLine1: optionalLine,
  company: optionalLine,
  salutationId: z.string(),
};

/** Checks an address as the shop will: required lines, postal code and state by country. Messages are `ValidationProblem`s. */
export function addressSchema(countries: readonly Country[]): z.ZodMiniType<AddressValues, AddressValues> {
  return z.object(shape).check(({ value, issues }) => {
    const country = countries.find(({ id }) => id === value.countryId);
    if (!country) return;
    const zipcode = postalCodeProblem(country, value.zipcode);
    if (zipcode) issues.push({ code: 'custom', path: ['zipcode'], message: zipcode, input: value.zipcode });
    if (country.forceStateInRegistration && country.states.length > 0 && value.countryStateId === '') {
      issues.push({ code: 'custom', path: ['countryStateId'], message: problem('choice'), input: '' });
    }
  });
}

/** An e-mail address the shop will take. */
export const emailSchema = z.string().check(
  z.trim(),
  z.minLength(1, problem('required')),
  z.maxLength(maxTextLength, problem('too-long')),
  z.refine((email) => email === '' || z.email().safeParse(email).success, problem('email')),
);
