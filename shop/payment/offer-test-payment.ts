import { baseIds } from '../seeding/base-data/base-ids.ts';
import type { Shop } from '../entities/shop.ts';

/** Makes the test payment a method to choose, or none, as the configuration says. */
export function offerTestPayment(shop: Shop): void {
  shop.database
    .prepare('UPDATE payment_method SET active = :active WHERE id = :id AND active <> :active')
    .run({ active: shop.config.testPayment ? 1 : 0, id: baseIds.paymentMethods.online });
}
