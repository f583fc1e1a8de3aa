import { wireDate } from '../../entities/sql/stored-value.ts';
import { inTransaction } from '../../base/database/in-transaction.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { randomId } from '../../base/random-id.ts';
import { upsert } from '../../seeding/upsert.ts';
import type { Shop } from '../../entities/shop.ts';
import { addressFields } from '../../context/address-input.ts';
import { fieldText } from '../../http/field-checks.ts';
import { nextNumber } from '../../base/number-range.ts';
import { profileFields } from '../profile/profile-fields.ts';
import type { Registration } from './register-input.ts';

export interface RegisteredCustomer {
  readonly customerId: string;
  /** Set while the customer still has to confirm the address; such a customer is not logged in. */
  readonly confirmationHash: string | null;
}

/**
 * Creates a customer (or guest) with its addresses.
 *
 * @param password hash of the password; null for guests
 */
export function registerCustomer(
  shop: Shop,
  registration: Registration,
  password: string | null,
  context: SalesChannelContext,
): RegisteredCustomer {
  const customerId = randomId(shop.random);
  const billingId = randomId(shop.random);
  const { billingAddress, shippingAddress, profile, isGuest, email } = registration;
  const shippingId = shippingAddress === null ? billingId : randomId(shop.random);
  const confirmationHash = needsConfirmation(shop, registration) ? randomId(shop.random) : null;
  const now = wireDate(shop.clock());
  const addresses = [{ id: billingId, ...addressFields(shop, billingAddress) }];
  if (shippingAddress !== null) addresses.push({ id: shippingId, ...addressFields(shop, shippingAddress) });
  inTransaction(shop.database, () => {
    upsert(shop, 'customer', [
      {
        ...profileFields(shop, profile),
        id: customerId,
        groupId: context.customerGroupId,
        defaultPaymentMethodId: context.paymentMethodId,
        salesChannelId: context.salesChannelId,
        languageId: context.languageIds[0],
        defaultBillingAddressId: billingId,
        defaultShippingAddressId: shippingId,
        customerNumber: nextNumber(shop, 'customer'),
        email,
        password,
        guest: isGuest,
        affiliateCode: fieldText(profile['affiliateCode']),
        campaignCode: fieldText(profile['campaignCode']),
        firstLogin: now,
        doubleOptInRegistration: confirmationHash !== null,
        doubleOptInEmailSentDate: confirmationHash === null ? null : now,
        hash: confirmationHash,
        addresses,
      },
    ]);
  });
  return { customerId, confirmationHash };
}

function needsConfirmation(shop: Shop, { isGuest }: Registration): boolean {
  return isGuest ? shop.config.doubleOptInGuestOrder : shop.config.doubleOptInRegistration;
}
