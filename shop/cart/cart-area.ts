import type { ShopArea } from '../context/shop-area.ts';
import { registerCartRoutes } from './cart-routes.ts';
import { cartMigrations } from './cart-table.ts';
import { forgetCarts } from './forget-carts.ts';
import { promotionEntities } from './promotions/promotion-entities.ts';

/** Carts and what they cost. */
export const cartArea: ShopArea = {
  name: 'cart',
  entities: promotionEntities,
  migrations: { cart: cartMigrations },
  forgets: [{ forget: forgetCarts, most: 50 }],
  register: ({ api }, shop) => registerCartRoutes(api, shop),
};
