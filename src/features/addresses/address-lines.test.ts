import { expect, it } from 'vitest';
import { addressSchema } from '#store-api/schemas/address.ts';
import { addressLines } from './address-lines.ts';

const address = {
  id: 'a',
  countryId: 'de',
  firstName: 'Klara',
  lastName: 'Klang',
  street: 'Notenweg 7',
  zipcode: '10115',
  city: 'Berlin',
};

it('stands as on a letter, without empty lines', () => {
  expect(addressLines(addressSchema.parse(address))).toEqual(['Klara Klang', 'Notenweg 7', '10115 Berlin']);
});

it('begins with the company and ends with the country', () => {
  const more = {
    company: 'Musikverein',
    department: 'Noten',
    additionalAddressLine1: 'Hinterhaus',
    country: { id: 'de', name: 'Deutschland', iso: 'DE' },
  };
  expect(addressLines(addressSchema.parse({ ...address, ...more }))).toEqual([
    'Musikverein, Noten',
    'Klara Klang',
    'Notenweg 7',
    'Hinterhaus',
    '10115 Berlin',
    'Deutschland',
  ]);
});
