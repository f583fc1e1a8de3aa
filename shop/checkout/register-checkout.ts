import { registerCartRoutes } from '../cart/cart-routes.ts';
import type { StoreApi } from '../http/store-api.ts';
import type { Shop } from '../shop.ts';

/** Everything about buying that the Store API offers: cart, account, checkout, orders. */
export function registerCheckout(api: StoreApi, shop: Shop): void {
  registerCartRoutes(api, shop);
}
