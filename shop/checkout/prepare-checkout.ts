import { accountMigrations } from '../account/account-tables.ts';
import { cartMigrations } from '../cart/cart-table.ts';
import { migrate } from '../base/database/migrate.ts';
import { mailMigrations } from '../post/mail-table.ts';
import { ensureDocumentTypes } from '../orders/invoice.ts';
import { invoiceMigrations } from '../orders/make-invoices.ts';
import { paymentMigrations } from '../payment/payment-secret.ts';
import type { Shop } from '../entities/shop.ts';

const prepared = new WeakSet<Shop>();

/** Brings the tables of cart, mail and accounts up to date and adds what orders need; every area of the checkout calls it before it registers. */
export function prepareCheckout(shop: Shop): void {
  if (prepared.has(shop) || shop.readsOnly === true) return;
  prepared.add(shop);
  migrate(shop.database, 'account', accountMigrations);
  migrate(shop.database, 'cart', cartMigrations);
  migrate(shop.database, 'mail', mailMigrations);
  migrate(shop.database, 'payment', paymentMigrations);
  migrate(shop.database, 'invoice', invoiceMigrations);
  ensureDocumentTypes(shop);
}
