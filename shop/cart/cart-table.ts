import { parseJson } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { type StoredCart, storedCartSchema } from './lines/stored-cart.ts';

export const cartMigrations = [
  `CREATE TABLE cart (
     token TEXT PRIMARY KEY,
     content TEXT NOT NULL,
     updated_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX cart_updated ON cart (updated_at);`,
] as const;

/** The cart kept under a token; undefined when nothing was ever put into it. */
export function loadCart(shop: Shop, token: string): StoredCart | undefined {
  const row = shop.database.prepare('SELECT content FROM cart WHERE token = ?').get(token);
  return row === undefined ? undefined : storedCartSchema.parse(parseJson(String(row['content'])));
}

/** Whether there is anything to buy in the cart of a token. */
export function isCartFilled(shop: Shop, token: string): boolean {
  return (loadCart(shop, token)?.lines.length ?? 0) > 0;
}

/** Keeps a cart, until nobody has touched it for long. */
export function saveCart(shop: Shop, token: string, cart: StoredCart): void {
  shop.database
    .prepare(
      `INSERT INTO cart (token, content, updated_at) VALUES (?, ?, ?)
       ON CONFLICT (token) DO UPDATE SET content = excluded.content, updated_at = excluded.updated_at`,
    )
    .run(token, JSON.stringify(cart), shop.clock().getTime());
}

export function deleteCart(shop: Shop, token: string): void {
  shop.database.prepare('DELETE FROM cart WHERE token = ?').run(token);
}

/** Moves a cart to another token, whose own cart, if any, is dropped. */
export function moveCart(shop: Shop, from: string, to: string): void {
  if (from === to || loadCart(shop, from) === undefined) return;
  deleteCart(shop, to);
  shop.database.prepare('UPDATE cart SET token = ? WHERE token = ?').run(to, from);
}
