import type { JsonObject } from '../../base/json.ts';
import { stableId } from '../../base/stable-id.ts';
import { baseIds, inThree } from './base-ids.ts';

const { paymentMethods: payment, shippingMethods: shipping } = baseIds;

const paymentMethod = (id: string, position: number, name: JsonObject, rest: JsonObject): JsonObject => ({
  id,
  position,
  name,
  distinguishableName: name,
  active: true,
  afterOrderEnabled: true,
  ...rest,
});

/** Of what is paid by transfer; the shop adds its account to them. */
export const transferDescriptions = {
  prepayment: inThree(
    'Sie überweisen vorab; wir drucken, sobald das Geld da ist.',
    'You transfer the amount first; we print as soon as it has arrived.',
    'Przelewają Państwo kwotę z góry; drukujemy po jej zaksięgowaniu.',
  ),
  invoice: inThree(
    'Sie bezahlen innerhalb von 14 Tagen nach Erhalt der Ware.',
    'You pay within 14 days of receiving the goods.',
    'Płacą Państwo w ciągu 14 dni od otrzymania towaru.',
  ),
};

export const paymentMethods: readonly JsonObject[] = [
  paymentMethod(payment.online, 1, inThree('Online bezahlen (Test)', 'Pay online (test)', 'Płatność online (test)'), {
    technicalName: 'payment_online',
    description: inThree(
      'Sie bezahlen auf einer Testseite; es wird kein Geld bewegt.',
      'You pay on a test page; no money changes hands.',
      'Płacą Państwo na stronie testowej; żadne pieniądze nie są przekazywane.',
    ),
    shortName: 'online_payment',
    asynchronous: true,
    handlerIdentifier: 'asynchronous',
  }),
  paymentMethod(payment.prepayment, 2, inThree('Vorkasse', 'Prepayment', 'Przedpłata'), {
    technicalName: 'payment_prepayment',
    description: transferDescriptions.prepayment,
    shortName: 'pre_payment',
    synchronous: true,
    recurring: true,
    handlerIdentifier: 'synchronous',
  }),
  paymentMethod(payment.invoice, 3, inThree('Rechnung', 'Invoice', 'Faktura'), {
    technicalName: 'payment_invoicepayment',
    description: transferDescriptions.invoice,
    shortName: 'invoice_payment',
    synchronous: true,
    recurring: true,
    handlerIdentifier: 'synchronous',
  }),
];

/** One price row by cart value (calculation 2), gross in euro at 19 %. */
const valuePrice = (name: string, start: number, end: number | null, gross: number): JsonObject => ({
  id: stableId(`shipping-price:${name}`),
  calculation: 2,
  quantityStart: start,
  quantityEnd: end,
  currencyPrice: [
    {
      currencyId: baseIds.currencies.EUR,
      gross,
      net: Number((gross / 1.19).toFixed(4)),
      linked: true,
      listPrice: null,
      percentage: null,
      regulationPrice: null,
      apiAlias: 'price',
    },
  ],
});

export const shippingMethods: readonly JsonObject[] = [
  {
    id: shipping.standard,
    technicalName: 'shipping_standard',
    active: true,
    position: 1,
    deliveryTimeId: baseIds.deliveryTimes.fast,
    name: inThree('Standardversand', 'Standard delivery', 'Wysyłka standardowa'),
    prices: [valuePrice('standard-0', 0, 59.99, 4.99), valuePrice('standard-60', 60, null, 0)],
  },
  {
    id: shipping.express,
    technicalName: 'shipping_express',
    active: true,
    position: 2,
    deliveryTimeId: baseIds.deliveryTimes.fast,
    name: inThree('Expressversand', 'Express delivery', 'Wysyłka ekspresowa'),
    prices: [valuePrice('express-0', 0, null, 9.99)],
  },
];
