import type { ShopArea } from '../context/shop-area.ts';
import { accountEntities } from './account-entities.ts';
import { accountMigrations } from './account-tables.ts';
import {
  forgetOldAttempts,
  forgetRecoveries,
  forgetUnconfirmedCustomers,
  forgetUnconfirmedRecipients,
} from './customer/forget-unconfirmed.ts';
import { registerAddressRoutes } from './profile/address-routes.ts';
import { registerFormRoutes } from './forms/form-routes.ts';
import { registerLoginRoutes } from './sign-in/login-routes.ts';
import { registerNewsletterRoutes } from './forms/newsletter-routes.ts';
import { registerPasswordRoutes } from './sign-in/password-routes.ts';
import { registerProfileRoutes } from './profile/profile-routes.ts';
import { registerRecoveryRoutes } from './sign-in/recovery-routes.ts';
import { registerRegistrationRoutes } from './registration/registration-routes.ts';
import { registerReviewRoutes } from './review-routes.ts';
import { registerWishlistRoutes } from './wishlist-routes.ts';

/** Everything customers and guests do with their account. */
export const accountArea: ShopArea = {
  name: 'account',
  entities: accountEntities,
  migrations: { account: accountMigrations },
  forgets: [
    { forget: forgetRecoveries, most: 200 },
    { forget: forgetOldAttempts, most: 200 },
    { forget: forgetUnconfirmedRecipients, most: 50 },
    { forget: forgetUnconfirmedCustomers, most: 10 },
  ],
  register({ api }, shop) {
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
  },
};
