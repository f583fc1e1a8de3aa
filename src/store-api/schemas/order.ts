import * as z from 'zod/mini';
import { addressSchema } from './address.ts';
import { orderLineItemSchema } from './order-line-item.ts';
import { paymentMethodSchema } from './payment-method.ts';
import { cartPriceSchema, priceSchema } from './price.ts';
import { shippingMethodSchema } from './shipping-method.ts';
import { stateSchema } from './state.ts';
import { forgiving, listOf, numberOr, objectOr, orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

const documentSchema = z.object({
  id: z.string(),
  documentNumber: orNull(z.string()),
  deepLinkCode: z.string(),
  createdAt: textOr(''),
  /** `technicalName` is `invoice`, `delivery_note`, `credit_note` or `storno`. */
  documentType: orNull(translatedObject({ technicalName: z.string(), name: textOr('') }, ['name'])),
});
export type OrderDocument = z.infer<typeof documentSchema>;

const transactionSchema = z.object({
  id: z.string(),
  createdAt: textOr(''),
  paymentMethodId: z.string(),
  paymentMethod: orNull(paymentMethodSchema),
  stateMachineState: orNull(stateSchema),
  amount: orNull(priceSchema),
});
export type OrderTransaction = z.infer<typeof transactionSchema>;

const deliverySchema = z.object({
  id: z.string(),
  shippingMethod: orNull(shippingMethodSchema),
  shippingOrderAddress: orNull(addressSchema),
  shippingCosts: orNull(priceSchema),
  trackingCodes: listOf(z.string()),
  shippingDateEarliest: orNull(z.string()),
  shippingDateLatest: orNull(z.string()),
  stateMachineState: orNull(stateSchema),
});
export type OrderDelivery = z.infer<typeof deliverySchema>;

const orderCustomerSchema = z.object({
  email: textOr(''),
  firstName: textOr(''),
  lastName: textOr(''),
  customerNumber: orNull(z.string()),
});

/** What the embedded shop notes on an order; other shops keep other fields here. */
const customFieldsSchema = objectOr(
  z.object({ print_files_deleted: listOf(z.object({ path: z.string(), at: z.string() })) }),
);

/** An order as it was placed; dates are ISO 8601. */
export const orderSchema = z.object({
  id: z.string(),
  orderNumber: textOr(''),
  orderDateTime: z.string(),
  createdAt: textOr(''),
  deepLinkCode: orNull(z.string()),
  price: cartPriceSchema,
  amountTotal: z.number(),
  amountNet: z.number(),
  positionPrice: z.number(),
  shippingTotal: numberOr(0),
  currency: orNull(z.object({ id: z.string(), isoCode: z.string() })),
  customerComment: orNull(z.string()),
  orderCustomer: orNull(orderCustomerSchema),
  billingAddressId: orNull(z.string()),
  billingAddress: orNull(addressSchema),
  addresses: listOf(addressSchema),
  lineItems: listOf(orderLineItemSchema),
  deliveries: listOf(deliverySchema),
  transactions: listOf(transactionSchema),
  stateMachineState: orNull(stateSchema),
  documents: listOf(documentSchema),
  customFields: forgiving(customFieldsSchema, { print_files_deleted: [] }),
});
export type Order = z.infer<typeof orderSchema>;
