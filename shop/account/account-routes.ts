import { prepareCheckout } from '../checkout/prepare-checkout.ts';
import type { StoreApi } from '../http/store-api.ts';
import type { Shop } from '../shop.ts';
import { registerAddressRoutes } from './address-routes.ts';
import { registerFormRoutes } from './form-routes.ts';
import { registerLoginRoutes } from './login-routes.ts';
import { registerNewsletterRoutes } from './newsletter-routes.ts';
import { registerPasswordRoutes } from './password-routes.ts';
import { registerProfileRoutes } from './profile-routes.ts';
import { registerRecoveryRoutes } from './recovery-routes.ts';
import { registerRegistrationRoutes } from './registration-routes.ts';
import { registerReviewRoutes } from './review-routes.ts';
import { registerWishlistRoutes } from './wishlist-routes.ts';

/** Everything customers and guests do with their account. */
export function registerAccountRoutes(api: StoreApi, shop: Shop): void {
  prepareCheckout(shop);
  registerRegistrationRoutes(api, shop);
  registerLoginRoutes(api, shop);
  registerProfileRoutes(api, shop);
  registerPasswordRoutes(api, shop);
  registerRecoveryRoutes(api, shop);
  registerAddressRoutes(api, shop);
  registerWishlistRoutes(api, shop);
  registerReviewRoutes(api, shop);
  registerNewsletterRoutes(api, shop);
  registerFormRoutes(api, shop);
}
