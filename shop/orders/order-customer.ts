import * as z from 'zod/mini';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { parseJson, type JsonObject } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';

const text = z.nullable(z.string());
const rowSchema = z.object({
  id: z.string(),
  email: z.string(),
  salutation_id: text,
  first_name: z.string(),
  last_name: z.string(),
  title: text,
  vat_ids: text,
  company: text,
  customer_number: z.string(),
});

/** Who ordered, as it is frozen in the order. */
export function orderCustomer(shop: Shop, { customerId }: SalesChannelContext): JsonObject {
  const customer = rowSchema.parse(shop.database.prepare('SELECT * FROM customer WHERE id = ?').get(customerId));
  return {
    customerId: customer.id,
    email: customer.email,
    salutationId: customer.salutation_id,
    firstName: customer.first_name,
    lastName: customer.last_name,
    title: customer.title,
    vatIds: customer.vat_ids === null ? null : parseJson(customer.vat_ids),
    company: customer.company,
    customerNumber: customer.customer_number,
  };
}
