import * as z from 'zod/mini';
import { activeAddresses } from '../context/active-addresses.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import type { Shop } from '../entities/shop.ts';
import { fromCents } from './calculation/cents.ts';
import { lineFacts, type ProductLine } from './lines/product-line.ts';
import type { DiscountLine } from './promotions/apply-promotions.ts';
import type { CartFacts } from './rules/cart-rules.ts';

type CustomerFacts = Pick<CartFacts, 'orderCount' | 'billingCountryId'>;

const rowSchema = z.object({ order_count: z.number(), country_id: z.nullable(z.string()) });

/** What rules may ask about the customer of a session. */
export function customerFacts(shop: Shop, context: SalesChannelContext): CustomerFacts {
  const addresses = activeAddresses(shop, context);
  if (addresses === undefined) return { orderCount: 0, billingCountryId: null };
  const row = shop.database
    .prepare(
      'SELECT c.order_count, a.country_id FROM customer c LEFT JOIN customer_address a ON a.id = ? WHERE c.id = ?',
    )
    .get(addresses.billingAddressId, context.customerId);
  const { order_count: orderCount, country_id: billingCountryId } = rowSchema.parse(row);
  return { orderCount, billingCountryId };
}

/** What rules may ask about a cart; amounts are those of the goods, shipping left out. */
export function cartFacts(
  lines: readonly ProductLine[],
  discounts: readonly DiscountLine[],
  customer: CustomerFacts,
): CartFacts {
  const goods = lines.reduce((sum, { price }) => sum + price.totalPrice, 0);
  const reduced = discounts.reduce((sum, { applied }) => sum + applied.price.totalPrice, 0);
  const facts = lines.map(lineFacts);
  return {
    ...customer,
    lines: facts,
    totalPrice: fromCents(goods + reduced),
    positionPrice: fromCents(goods + reduced),
    weight: facts.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0),
  };
}
