import type { ShopArea } from '../context/shop-area.ts';
import { registerContextRoutes } from './context-routes.ts';
import { migrations67 } from './version-67/migrations-67.ts';
import { registerRoutes67 } from './version-67/routes-67.ts';

/** What belongs to the Store API as a whole: the context, and where its versions differ. */
export const storeApiArea: ShopArea = {
  name: 'store-api',
  entities: [],
  migrations: { 'version-67': migrations67 },
  register({ api }, shop) {
    if (shop.version === '6.7') registerRoutes67(api, shop);
    registerContextRoutes(api, shop);
  },
};
