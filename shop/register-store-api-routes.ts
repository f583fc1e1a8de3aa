import { registerContentRoutes } from './catalogue/content-routes.ts';
import { registerProductRoutes } from './catalogue/product-routes.ts';
import { registerCheckout } from './checkout/register-checkout.ts';
import { registerContextRoutes } from './store-api/context-routes.ts';
import { registerReferenceDataRoutes } from './context/reference-data-routes.ts';
import type { StoreApi } from './context/store-api.ts';
import type { Shop } from './entities/shop.ts';
import { registerRoutes67 } from './store-api/version-67/routes-67.ts';

/** Every call of the Store API, area by area. */
export function registerStoreApiRoutes(api: StoreApi, shop: Shop): void {
  // Before the product routes: `/product/purchase-limit` is no product.
  if (shop.version === '6.7') registerRoutes67(api, shop);
  registerContextRoutes(api, shop);
  registerReferenceDataRoutes(api, shop);
  registerProductRoutes(api, shop);
  registerContentRoutes(api, shop);
  registerCheckout(api, shop);
}
