import { describe, expect, it } from 'vitest';
import { countrySchema } from '#store-api/schemas/country.ts';
import { createTexts } from '#platform/i18n/texts.ts';
import { addressFormSchema } from './address-schema.ts';
import { emptyAddress } from './address-values.ts';

const countries = [
  countrySchema.parse({ id: 'de', name: 'Deutschland', iso: 'DE', postalCodeRequired: true }),
  countrySchema.parse({ id: 'at', name: 'Österreich', iso: 'AT' }),
];
const home = {
  ...emptyAddress('de'),
  firstName: 'Klara',
  lastName: 'Klang',
  street: 'Notenweg 7',
  zipcode: '10115',
  city: 'Berlin',
};
const station = { ...home, street: 'Packstation 123', additionalAddressLine1: '12345678' };

function problems(values: typeof home, purpose: 'billing' | 'shipping' = 'shipping'): string[] {
  const { error } = addressFormSchema(createTexts('de-DE'), countries, purpose).safeParse(values);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('an address', () => {
  it('names what is missing', () => {
    expect(problems(emptyAddress('de'))).toEqual([
      'firstName: Bitte geben Sie den Vornamen ein.',
      'lastName: Bitte geben Sie den Nachnamen ein.',
      'street: Bitte geben Sie Straße und Hausnummer ein.',
      'city: Bitte geben Sie den Ort ein.',
      'zipcode: Bitte geben Sie die Postleitzahl ein.',
    ]);
    expect(problems({ ...home, countryId: '' })).toEqual(['countryId: Bitte wählen Sie das Land.']);
  });

  it('is complete without company, department and telephone', () => {
    expect(problems(home)).toEqual([]);
  });
});

describe('a Packstation or Postfiliale', () => {
  it.each([
    ['12345678', 'Packstation 123'],
    ['123456', 'packstation 123'],
    ['Postnummer 1234567890', 'Postfiliale 501'],
  ])('takes the customer’s number %s at %s', (additionalAddressLine1, street) => {
    expect(problems({ ...station, additionalAddressLine1, street })).toEqual([]);
  });

  it.each(['', '12345', '12345678901', 'Hinterhaus'])('asks for a number of 6 to 10 digits instead of "%s"', (line) => {
    expect(problems({ ...station, additionalAddressLine1: line })).toEqual([
      'additionalAddressLine1: Packstation und Postfiliale brauchen hier Ihre Postnummer: 6 bis 10 Ziffern.',
    ]);
  });

  it('has its name and three digits in the place of the street', () => {
    expect(problems({ ...station, street: 'DHL Packstation 123, Hauptstr. 1' })).toEqual([
      expect.stringMatching(/^street: Bitte schreiben Sie hier nur/),
    ]);
  });

  it('is no place for an invoice, and there is none abroad', () => {
    expect(problems(station, 'billing')).toEqual([expect.stringMatching(/^street: Eine Rechnung geht nicht/)]);
    expect(problems({ ...station, countryId: 'at' })).toEqual([
      expect.stringMatching(/^street: .* nur in Deutschland/),
    ]);
  });
});
