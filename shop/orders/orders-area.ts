import type { ShopArea } from '../context/shop-area.ts';
import { orderMailMigrations } from '../mail/make-order-mails.ts';
import { ensureDocumentTypes } from './invoice.ts';
import { orderEntities } from './order-entities.ts';
import { invoiceMigrations } from './make-invoices.ts';
import { registerOrderRoutes } from './order-routes.ts';

/** Orders after they were placed, and their documents. */
export const ordersArea: ShopArea = {
  name: 'orders',
  entities: orderEntities,
  migrations: { invoice: invoiceMigrations, order_mail: orderMailMigrations },
  ensure: ensureDocumentTypes,
  register: ({ api }, shop) => registerOrderRoutes(api, shop),
};
