import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import type { Shop } from '../../entities/shop.ts';

/** The address of the logged-in customer, who has confirmed it by the link in a mail (double opt-in). */
export function isOwnConfirmedAddress(shop: Shop, email: string, { customerId }: SalesChannelContext): boolean {
  if (customerId === null) return false;
  const row = shop.database
    .prepare(
      `SELECT 1 FROM customer
       WHERE id = ? AND email = ? COLLATE NOCASE AND guest = 0 AND double_opt_in_confirm_date IS NOT NULL`,
    )
    .get(customerId, email);
  return row !== undefined;
}

/** Somebody ordered under this number with this address. */
export function isCustomerOfOrder(shop: Shop, email: string, orderNumber: string): boolean {
  const row = shop.database
    .prepare(
      `SELECT 1 FROM "order" o JOIN order_customer c ON c.order_id = o.id
       WHERE o.order_number = ? AND c.email = ? COLLATE NOCASE`,
    )
    .get(orderNumber.trim(), email);
  return row !== undefined;
}
