import * as z from 'zod/mini';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import type { Shop } from '../entities/shop.ts';

const defaultsSchema = z.object({
  default_billing_address_id: z.string(),
  default_shipping_address_id: z.string(),
});

export interface ActiveAddresses {
  readonly billingAddressId: string;
  readonly shippingAddressId: string;
}

/** Addresses an order of this session goes to: those chosen in the session, else the customer's defaults. */
export function activeAddresses(shop: Shop, context: SalesChannelContext): ActiveAddresses | undefined {
  if (context.customerId === null) return undefined;
  const row = shop.database
    .prepare('SELECT default_billing_address_id, default_shipping_address_id FROM customer WHERE id = ?')
    .get(context.customerId);
  if (row === undefined) return undefined;
  const defaults = defaultsSchema.parse(row);
  const ownsAddress = shop.database.prepare('SELECT 1 FROM customer_address WHERE id = ? AND customer_id = ?');
  const chosen = (id: string | null, fallback: string): string =>
    id !== null && ownsAddress.get(id, context.customerId) !== undefined ? id : fallback;
  return {
    billingAddressId: chosen(context.billingAddressId, defaults.default_billing_address_id),
    shippingAddressId: chosen(context.shippingAddressId, defaults.default_shipping_address_id),
  };
}
