import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTexts } from '#platform/i18n/texts.ts';
import { listCountries } from '#store-api/account/countries.ts';
import type { Country } from '#store-api/schemas/country.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { contactSchema, emptyContact, type ContactValues } from './contact-values.ts';

let shop: StartedShop;
let countries: readonly Country[];
beforeAll(async () => {
  shop = await startShop();
  countries = await listCountries(shop.newShopper());
});
afterAll(() => shop.stop());

const country = (iso: string): Country => {
  const found = countries.find((one) => one.iso === iso);
  if (!found) throw new Error(`The shop does not know ${iso}`);
  return found;
};

const filled = (changes: Partial<ContactValues['billing']> = {}): ContactValues => {
  const empty = emptyContact(country('DE').id);
  const billing = {
    ...empty.billing,
    firstName: 'Klara',
    lastName: 'Klang',
    street: 'Notenweg 7',
    zipcode: '10115',
    city: 'Berlin',
  };
  return { ...empty, email: 'klara@example.org', billing: { ...billing, ...changes } };
};

const german = createTexts('de-DE');

/** "path: message" of everything that is wrong. */
function problems(values: ContactValues, known = countries): string[] {
  const result = contactSchema(german, known, values).safeParse(values);
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('contactSchema', () => {
  it('takes a complete contact and trims what was typed', () => {
    expect(problems(filled())).toEqual([]);
    const parsed = contactSchema(german, countries, filled()).parse(filled({ city: '  Berlin ' }));
    expect(parsed.billing.city).toBe('Berlin');
  });

  it('names every field that is missing', () => {
    expect(problems(emptyContact(country('DE').id))).toEqual([
      'email: Bitte füllen Sie dieses Feld aus.',
      'billing.firstName: Bitte geben Sie den Vornamen ein.',
      'billing.lastName: Bitte geben Sie den Nachnamen ein.',
      'billing.street: Bitte geben Sie Straße und Hausnummer ein.',
      'billing.city: Bitte geben Sie den Ort ein.',
      'billing.zipcode: Bitte geben Sie die Postleitzahl ein.',
    ]);
  });

  it.each(['klara', 'klara@', '@example.org', 'klara example@org'])(
    'does not take "%s" for an e-mail address',
    (email) => {
      expect(problems({ ...filled(), email })).toEqual([expect.stringMatching(/^email: Bitte geben Sie eine gültige/)]);
    },
  );

  it('checks the postal code by the country', () => {
    expect(problems(filled({ zipcode: '1011' }))).toEqual([
      'billing.zipcode: Postleitzahlen in Deutschland haben 5 Ziffern.',
    ]);
    expect(problems(filled({ zipcode: '00-950', countryId: country('PL').id }))).toEqual([]);
  });

  it('wants a state where the shop insists on one', () => {
    const strict = countries.map((one) => Object.assign({}, one, { forceStateInRegistration: one.iso === 'DE' }));
    expect(problems(filled(), strict)).toEqual(['billing.countryStateId: Bitte wählen Sie die Region.']);
  });

  it('looks at the delivery address only when goods go elsewhere', () => {
    expect(problems({ ...filled(), elsewhere: true })).toContain(
      'shipping.street: Bitte geben Sie Straße und Hausnummer ein.',
    );
    expect(problems({ ...filled(), elsewhere: false })).toEqual([]);
  });

  it('wants the VAT id of a company where the shop insists on one', () => {
    const strict = countries.map((one) => Object.assign({}, one, { vatIdRequired: one.iso === 'DE' }));
    expect(problems(filled(), strict)).toEqual([]);
    expect(problems(filled({ company: 'Musikverlag' }), strict)).toEqual([
      'vatId: Bitte geben Sie die Umsatzsteuer-Identifikationsnummer ein.',
    ]);
    expect(problems(filled({ company: 'Musikverlag' }))).toEqual([]);
  });

  it('looks at the password only when an account is wanted', () => {
    expect(problems({ ...filled(), password: 'kurz' })).toEqual([]);
    expect(problems({ ...filled(), wantsAccount: true, password: 'kurz' })).toEqual([
      'password: Mindestens 8 Zeichen sind nötig.',
    ]);
  });
});
