import { prepared } from '../base/database/prepared.ts';
import type { Shop } from '../entities/shop.ts';

export interface BookedQuantity {
  readonly productId: string;
  readonly quantity: number;
}

// A variant without a value of its own has its parent's.
const inherited = (column: string): string =>
  `COALESCE(${column}, (SELECT parent.${column} FROM product parent WHERE parent.id = product.parent_id))`;

const bookSql = `
  UPDATE product SET stock = stock - booked, available_stock = stock - booked, sales = sales + booked,
    available = CASE WHEN ${inherited('is_closeout')} = 1 AND stock - booked < ${inherited('min_purchase')} THEN 0 ELSE 1 END
  FROM (SELECT value ->> 'productId' AS product_id, sum(value ->> 'quantity') AS booked FROM json_each(?) GROUP BY 1)
  WHERE product.id = product_id`;

/** Takes ordered goods off the stock; negative quantities put them back (a cancelled order). */
export function bookStock(shop: Shop, quantities: readonly BookedQuantity[]): void {
  const booked = quantities.map(({ productId, quantity }) => ({ productId, quantity }));
  prepared(shop.database, bookSql).run(JSON.stringify(booked));
}
