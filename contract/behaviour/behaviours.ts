import { profileBehaviours, registerBehaviours } from './account-behaviours.ts';
import { addressBehaviours } from './address-behaviours.ts';
import { afterOrderBehaviours } from './after-order-behaviours.ts';
import type { Behaviour } from './behaviour.ts';
import { cartBehaviours } from './cart-behaviours.ts';
import { cartLimitBehaviours } from './cart-limit-behaviours.ts';
import { contentBehaviours } from './content-behaviours.ts';
import { contextBehaviours } from './context-behaviours.ts';
import { criteriaFormBehaviours } from './criteria-form-behaviours.ts';
import { criteriaBehaviours } from './criteria-behaviours.ts';
import { formBehaviours } from './form-behaviours.ts';
import { languageBehaviours } from './language-behaviours.ts';
import { listingBehaviours } from './listing-behaviours.ts';
import { navigationBehaviours } from './navigation-behaviours.ts';
import { orderBehaviours } from './order-behaviours.ts';
import { orderListBehaviours } from './order-list-behaviours.ts';
import { priceBehaviours } from './price-behaviours.ts';
import { productBehaviours } from './product-behaviours.ts';
import { referenceBehaviours } from './reference-behaviours.ts';
import { robustnessBehaviours } from './robustness-behaviours.ts';
import { searchBehaviours } from './search-behaviours.ts';
import { sessionBehaviours } from './session-behaviours.ts';
import { versionBehaviours } from './version-behaviours.ts';
import { wishlistBehaviours } from './wishlist-behaviours.ts';

/** All promises, in the order a visit meets them. */
export const behaviours: readonly Behaviour[] = [
  ...contextBehaviours,
  ...languageBehaviours,
  ...referenceBehaviours,
  ...navigationBehaviours,
  ...listingBehaviours,
  ...criteriaBehaviours,
  ...criteriaFormBehaviours,
  ...productBehaviours,
  ...searchBehaviours,
  ...contentBehaviours,
  ...cartBehaviours,
  ...cartLimitBehaviours,
  ...priceBehaviours,
  ...registerBehaviours,
  ...profileBehaviours,
  ...sessionBehaviours,
  ...addressBehaviours,
  ...orderBehaviours,
  ...orderListBehaviours,
  ...afterOrderBehaviours,
  ...wishlistBehaviours,
  ...formBehaviours,
  ...versionBehaviours,
  ...robustnessBehaviours,
];
