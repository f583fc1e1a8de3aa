import { profileBehaviours, registerBehaviours } from './account/account-behaviours.ts';
import { addressBehaviours } from './account/address-behaviours.ts';
import { afterOrderBehaviours } from './buying/after-order-behaviours.ts';
import type { Behaviour } from './asking/behaviour.ts';
import { cartBehaviours } from './buying/cart-behaviours.ts';
import { cartLimitBehaviours } from './buying/cart-limit-behaviours.ts';
import { contentBehaviours } from './catalogue/content-behaviours.ts';
import { contextBehaviours } from './account/context-behaviours.ts';
import { criteriaFormBehaviours } from './catalogue/criteria-form-behaviours.ts';
import { criteriaBehaviours } from './catalogue/criteria-behaviours.ts';
import { formBehaviours } from './account/form-behaviours.ts';
import { languageBehaviours } from './catalogue/language-behaviours.ts';
import { countingBehaviours } from './catalogue/counting-behaviours.ts';
import { listingBehaviours } from './catalogue/listing-behaviours.ts';
import { navigationBehaviours } from './catalogue/navigation-behaviours.ts';
import { orderBehaviours } from './buying/order-behaviours.ts';
import { orderListBehaviours } from './buying/order-list-behaviours.ts';
import { priceBehaviours } from './buying/price-behaviours.ts';
import { printProductBehaviours } from './buying/print-product-behaviours.ts';
import { productBehaviours } from './catalogue/product-behaviours.ts';
import { referenceBehaviours } from './catalogue/reference-behaviours.ts';
import { robustnessBehaviours } from './robustness-behaviours.ts';
import { searchBehaviours } from './catalogue/search-behaviours.ts';
import { sessionBehaviours } from './account/session-behaviours.ts';
import { versionBehaviours } from './version-behaviours.ts';
import { wishlistBehaviours } from './buying/wishlist-behaviours.ts';

/** All promises, in the order a visit meets them. */
export const behaviours: readonly Behaviour[] = [
  ...contextBehaviours,
  ...languageBehaviours,
  ...referenceBehaviours,
  ...navigationBehaviours,
  ...listingBehaviours,
  ...countingBehaviours,
  ...criteriaBehaviours,
  ...criteriaFormBehaviours,
  ...productBehaviours,
  ...searchBehaviours,
  ...contentBehaviours,
  ...cartBehaviours,
  ...cartLimitBehaviours,
  ...priceBehaviours,
  ...printProductBehaviours,
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
