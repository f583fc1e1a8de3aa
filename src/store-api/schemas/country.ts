import * as z from 'zod/mini';
import { flagOr, listOf, numberOr, orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

export const countryStateSchema = translatedObject({ id: z.string(), name: textOr(''), shortCode: textOr('') }, [
  'name',
]);

export const countrySchema = translatedObject(
  {
    id: z.string(),
    name: textOr(''),
    /** Two letters, such as DE. */
    iso: textOr(''),
    position: numberOr(1),
    shippingAvailable: flagOr(true),
    displayStateInRegistration: flagOr(false),
    forceStateInRegistration: flagOr(false),
    postalCodeRequired: flagOr(false),
    checkPostalCodePattern: flagOr(false),
    /** Regular expression without delimiters; binding only when `checkPostalCodePattern`. */
    defaultPostalCodePattern: orNull(z.string()),
    /** Whether the owner's own pattern takes the place of the default one. */
    checkAdvancedPostalCodePattern: flagOr(false),
    advancedPostalCodePattern: orNull(z.string()),
    vatIdRequired: flagOr(false),
    states: listOf(countryStateSchema),
  },
  ['name'],
);
export type Country = z.infer<typeof countrySchema>;
