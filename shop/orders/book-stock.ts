import type { Shop } from '../entities/shop.ts';

export interface BookedQuantity {
  readonly productId: string;
  readonly quantity: number;
}

// A variant without a value of its own has its parent's.
const inherited = (column: string): string =>
  `COALESCE(${column}, (SELECT parent.${column} FROM product parent WHERE parent.id = product.parent_id))`;

const bookSql = `
  UPDATE product SET stock = stock - :quantity, available_stock = stock - :quantity, sales = sales + :quantity,
    available = CASE WHEN ${inherited('is_closeout')} = 1 AND stock - :quantity < ${inherited('min_purchase')} THEN 0 ELSE 1 END
  WHERE id = :productId`;

/** Takes ordered goods off the stock; negative quantities put them back (a cancelled order). */
export function bookStock(shop: Shop, quantities: readonly BookedQuantity[]): void {
  const book = shop.database.prepare(bookSql);
  for (const { productId, quantity } of quantities) book.run({ productId, quantity });
}
