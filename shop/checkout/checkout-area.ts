import type { ShopArea } from '../context/shop-area.ts';
import { registerCheckoutRoutes } from './checkout-routes.ts';

/** From a cart to an order. */
export const checkoutArea: ShopArea = {
  name: 'checkout',
  entities: [],
  migrations: {},
  register: ({ api }, shop) => registerCheckoutRoutes(api, shop),
};
