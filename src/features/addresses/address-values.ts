import type { AddressInput } from '#store-api/account/addresses.ts';
import type { Address } from '#store-api/schemas/address.ts';

/** An address as a form holds it: every field a text, empty where nothing was entered. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  street: string;
  zipcode: string;
  city: string;
  countryId: string;
  countryStateId: string;
  additionalAddressLine1: string;
  company: string;
  department: string;
  phoneNumber: string;
  salutationId: string;
}

export type AddressField = keyof AddressValues;

/** In the order of the form. */
export const addressFieldNames: readonly AddressField[] = [
  'firstName',
  'lastName',
  'street',
  'zipcode',
  'city',
  'countryId',
  'countryStateId',
  'company',
  'department',
  'additionalAddressLine1',
  'phoneNumber',
  'salutationId',
];

/** What is wrong there for one country may be right for another. */
export const ruledByCountry = ['zipcode', 'countryStateId'] as const;

/** Fields that stay folded until they carry something. */
export const foldedFields = ['company', 'department', 'additionalAddressLine1', 'phoneNumber', 'salutationId'] as const;

export function emptyAddress(countryId: string): AddressValues {
  return {
    firstName: '',
    lastName: '',
    street: '',
    zipcode: '',
    city: '',
    countryId,
    countryStateId: '',
    additionalAddressLine1: '',
    company: '',
    department: '',
    phoneNumber: '',
    salutationId: '',
  };
}

export function addressValuesOf(address: Address): AddressValues {
  const { firstName, lastName, street, zipcode, city, countryId } = address;
  return {
    firstName,
    lastName,
    street,
    zipcode,
    city,
    countryId,
    countryStateId: address.countryStateId ?? '',
    additionalAddressLine1: address.additionalAddressLine1 ?? '',
    company: address.company ?? '',
    department: address.department ?? '',
    phoneNumber: address.phoneNumber ?? '',
    salutationId: address.salutationId ?? '',
  };
}

/** What the shop is sent: the shop takes a missing key for "none", an empty id for an error. */
export function addressInputOf(values: AddressValues): AddressInput {
  const { firstName, lastName, street, zipcode, city, countryId } = values;
  const { countryStateId, additionalAddressLine1, company, department, phoneNumber, salutationId } = values;
  return {
    firstName,
    lastName,
    street,
    city,
    countryId,
    ...(zipcode && { zipcode }),
    ...(countryStateId && { countryStateId }),
    ...(additionalAddressLine1 && { additionalAddressLine1 }),
    ...(company && { company }),
    ...(department && { department }),
    ...(phoneNumber && { phoneNumber }),
    ...(salutationId && { salutationId }),
  };
}
