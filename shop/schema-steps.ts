import { accountMigrations } from './account/account-tables.ts';
import { cartMigrations } from './cart/cart-table.ts';
import { catalogueVersionMigrations } from './catalogue/keep-catalogue-version.ts';
import { productChangesMigrations } from './catalogue/product-index/catalogue-changes.ts';
import { sessionMigrations } from './context/session.ts';
import type { SchemaSteps } from './base/database/inspect-database.ts';
import { mailMigrations } from './post/mail-table.ts';
import { invoiceMigrations } from './orders/make-invoices.ts';
import { paymentMigrations } from './payment/payment-secret.ts';
import { searchMigrations } from './catalogue/search/search-tables.ts';
import { healthTables } from './storage/health-check.ts';
import { storageTables } from './storage/storage-tables.ts';
import { migrations67 } from './store-api/version-67/migrations-67.ts';

/** Every set of tables of the shop that `migrate` keeps, by its name. */
const migrationSets: Readonly<Record<string, readonly string[]>> = {
  account: accountMigrations,
  cart: cartMigrations,
  'catalogue-version': catalogueVersionMigrations,
  health: healthTables,
  invoice: invoiceMigrations,
  mail: mailMigrations,
  payment: paymentMigrations,
  'product-changes': productChangesMigrations,
  search: searchMigrations,
  session: sessionMigrations,
  storage: storageTables,
  'version-67': migrations67,
};

/** What a database of this version of the shop may have gone through. */
export const schemaSteps: SchemaSteps = new Map(
  Object.entries(migrationSets).map(([name, migrations]) => [name, migrations.length]),
);
