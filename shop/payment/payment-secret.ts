import type { Shop } from '../entities/shop.ts';

export const paymentMigrations = [
  `CREATE TABLE payment_secret (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     secret TEXT NOT NULL
   );`,
] as const;

/** The shop's key for payment tokens, made once and kept with the data. */
export function paymentSecret(shop: Shop): string {
  const fresh = Buffer.from(shop.random(32)).toString('base64');
  shop.database.prepare('INSERT INTO payment_secret (id, secret) VALUES (1, ?) ON CONFLICT DO NOTHING').run(fresh);
  return String(shop.database.prepare('SELECT secret FROM payment_secret WHERE id = 1').get()?.['secret']);
}
