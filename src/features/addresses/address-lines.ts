import type { Address } from '#store-api/schemas/address.ts';

/** An address as it stands on a letter, line by line. */
export function addressLines(address: Address): readonly string[] {
  const { company, department, title, firstName, lastName, street, zipcode, city, country, countryState } = address;
  const lines = [
    joined([company, department], ', '),
    joined([title, firstName, lastName], ' '),
    street,
    address.additionalAddressLine1,
    address.additionalAddressLine2,
    joined([zipcode, city], ' '),
    countryState?.name,
    country?.name,
  ];
  return lines.filter((line) => line !== undefined && line !== null && line !== '').map(String);
}

const joined = (parts: readonly (string | null)[], separator: string): string => parts.filter(Boolean).join(separator);
