import { accountEntities } from '../account/account-entities.ts';
import { promotionEntities } from '../cart/promotions/promotion-entities.ts';
import type { EntityDefinition } from '../entities/definition.ts';
import { orderEntities } from '../orders/order-entities.ts';

/** What buying adds to the shop's entities. */
export const checkoutEntities: readonly EntityDefinition[] = [
  ...accountEntities,
  ...orderEntities,
  ...promotionEntities,
];
