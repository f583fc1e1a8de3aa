import type { ShopArea } from '../context/shop-area.ts';
import { nameBankAccount } from './name-bank-account.ts';
import { offerTestPayment } from './offer-test-payment.ts';
import { registerPaymentRoutes } from './payment-routes.ts';
import { paymentMigrations } from './payment-secret.ts';

/** Paying, as far as the shop plays the provider itself. */
export const paymentArea: ShopArea = {
  name: 'payment',
  entities: [],
  migrations: { payment: paymentMigrations },
  ensure: (shop) => {
    offerTestPayment(shop);
    nameBankAccount(shop);
  },
  register: ({ pages }, shop) => registerPaymentRoutes(pages, shop),
};
