import * as z from 'zod/mini';
import { randomId } from '../base/random-id.ts';
import type { Shop } from '../entities/shop.ts';

const text = z.nullable(z.string());
const rowSchema = z.object({
  country_id: z.string(),
  country_state_id: text,
  salutation_id: text,
  first_name: text,
  last_name: text,
  street: text,
  zipcode: text,
  city: text,
  company: text,
  department: text,
  title: text,
  phone_number: text,
  additional_address_line1: text,
  additional_address_line2: text,
});

/** A customer's address as it is frozen in an order, under an id of its own. */
export function orderAddress(shop: Shop, customerAddressId: string) {
  const row = shop.database.prepare('SELECT * FROM customer_address WHERE id = ?').get(customerAddressId);
  const address = rowSchema.parse(row);
  return {
    id: randomId(shop.random),
    countryId: address.country_id,
    countryStateId: address.country_state_id,
    salutationId: address.salutation_id,
    firstName: address.first_name,
    lastName: address.last_name,
    street: address.street,
    zipcode: address.zipcode,
    city: address.city,
    company: address.company,
    department: address.department,
    title: address.title,
    phoneNumber: address.phone_number,
    additionalAddressLine1: address.additional_address_line1,
    additionalAddressLine2: address.additional_address_line2,
  };
}
