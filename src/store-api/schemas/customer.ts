import * as z from 'zod/mini';
import { addressSchema } from './address.ts';
import { paymentMethodSchema } from './payment-method.ts';
import { salutationSchema } from './salutation.ts';
import { flagOr, listOf, orNull, textOr } from './tolerant.ts';

/**
 * A customer, registered or guest. The active addresses are only filled in the session context; `defaultPaymentMethod`
 * is gone in 6.7, where the session's payment method takes its place.
 */
export const customerSchema = z.object({
  id: z.string(),
  active: flagOr(true),
  guest: flagOr(false),
  customerNumber: textOr(''),
  email: textOr(''),
  salutationId: orNull(z.string()),
  salutation: orNull(salutationSchema),
  title: orNull(z.string()),
  firstName: textOr(''),
  lastName: textOr(''),
  accountType: textOr('private'),
  company: orNull(z.string()),
  vatIds: listOf(z.string()),
  birthday: orNull(z.string()),
  defaultBillingAddressId: orNull(z.string()),
  defaultShippingAddressId: orNull(z.string()),
  defaultPaymentMethodId: orNull(z.string()),
  defaultBillingAddress: orNull(addressSchema),
  defaultShippingAddress: orNull(addressSchema),
  activeBillingAddress: orNull(addressSchema),
  activeShippingAddress: orNull(addressSchema),
  defaultPaymentMethod: orNull(paymentMethodSchema),
  doubleOptInRegistration: flagOr(false),
  doubleOptInConfirmDate: orNull(z.string()),
});
export type Customer = z.infer<typeof customerSchema>;
