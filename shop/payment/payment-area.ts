import type { ShopArea } from '../context/shop-area.ts';
import { nameBankAccount } from './name-bank-account.ts';
import { offerPrepayment, withheldMethodMigrations } from './offer-prepayment.ts';
import { offerTestPayment } from './offer-test-payment.ts';
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
