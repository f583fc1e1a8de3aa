import { prepareCheckout } from '../checkout/prepare-checkout.ts';
import type { StoreApi } from '../http/store-api.ts';
import type { Shop } from '../shop.ts';
import { registerAddressRoutes } from './address-routes.ts';
import { registerLoginRoutes } from './login-routes.ts';
import { registerProfileRoutes } from './profile-routes.ts';
import { registerRegistrationRoutes } from './registration-routes.ts';

/** Everything customers and guests do with their account. */
export function registerAccountRoutes(api: StoreApi, shop: Shop): void {
  prepareCheckout(shop);
  registerRegistrationRoutes(api, shop);
  registerLoginRoutes(api, shop);
  registerProfileRoutes(api, shop);
  registerAddressRoutes(api, shop);
}
