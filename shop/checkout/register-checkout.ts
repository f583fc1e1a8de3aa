import type { Hono } from 'hono';
import { registerAccountRoutes } from '../account/account-routes.ts';
import { registerCartRoutes } from '../cart/cart-routes.ts';
import type { StoreApi } from '../context/store-api.ts';
import { registerOutboxRoutes } from '../post/outbox-routes.ts';
import { registerOrderRoutes } from '../orders/order-routes.ts';
import { registerPaymentRoutes } from '../payment/payment-routes.ts';
import type { Shop } from '../entities/shop.ts';
import { registerCheckoutRoutes } from './checkout-routes.ts';

/** Everything about buying that the Store API offers: cart, account, checkout, orders. */
export function registerCheckout(api: StoreApi, shop: Shop): void {
  registerCartRoutes(api, shop);
  registerAccountRoutes(api, shop);
  registerCheckoutRoutes(api, shop);
  registerOrderRoutes(api, shop);
}

/** Pages of the shop itself: the test payment provider and the mail outbox. */
export function registerCheckoutPages(app: Hono, shop: Shop): void {
  registerPaymentRoutes(app, shop);
  registerOutboxRoutes(app, shop);
}
