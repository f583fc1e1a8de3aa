import * as z from 'zod/mini';
import { countryStateSchema } from './country.ts';
import { salutationSchema } from './salutation.ts';
import { orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

const addressCountrySchema = translatedObject({ id: z.string(), name: textOr(''), iso: textOr('') }, ['name']);

/** A postal address, of a customer or frozen in an order. */
export const addressSchema = z.object({
  id: z.string(),
  salutationId: orNull(z.string()),
  salutation: orNull(salutationSchema),
  title: orNull(z.string()),
  firstName: textOr(''),
  lastName: textOr(''),
  company: orNull(z.string()),
  department: orNull(z.string()),
  street: textOr(''),
  additionalAddressLine1: orNull(z.string()),
  additionalAddressLine2: orNull(z.string()),
  zipcode: textOr(''),
  city: textOr(''),
  countryId: z.string(),
  country: orNull(addressCountrySchema),
  countryStateId: orNull(z.string()),
  countryState: orNull(countryStateSchema),
  phoneNumber: orNull(z.string()),
});
export type Address = z.infer<typeof addressSchema>;
