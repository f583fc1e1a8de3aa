import type { ShopArea } from '../context/shop-area.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import type { Shop } from '../entities/shop.ts';
import { nameBankAccount } from './name-bank-account.ts';
import { offerPrepayment, withheldMethodMigrations } from './offer-prepayment.ts';
import { registerPaymentRoutes } from './payment-routes.ts';
import { paymentMigrations } from './payment-secret.ts';

/** Paying, as far as the shop plays the provider itself. */
export const paymentArea: ShopArea = {
  name: 'payment',
  entities: [],
  migrations: { payment: paymentMigrations, withheld_method: withheldMethodMigrations },
  ensure: (shop) => {
    offerTestPayment(shop);
    nameBankAccount(shop);
    offerPrepayment(shop);
  },
  register: ({ pages }, shop) => registerPaymentRoutes(pages, shop),
};

/** Makes the test payment a method to choose, or none, as the configuration says. */
function offerTestPayment(shop: Shop): void {
  shop.database
    .prepare('UPDATE payment_method SET active = :active WHERE id = :id AND active <> :active')
    .run({ active: shop.config.testPayment ? 1 : 0, id: baseIds.paymentMethods.online });
}
