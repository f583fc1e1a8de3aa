import { ask } from '../ask.ts';
import { customerSchema, type Customer } from '../schemas/customer.ts';
import type { StoreApi } from '../store-api.ts';
import { sessionRead } from '../store-api-call.ts';
import { hasStatus } from '../store-api-error.ts';

/** The customer could not be loaded, for another reason than not being logged in; see `cause` (specification section 8). */
export class CustomerNotLoadedError extends Error {
  override readonly name = 'CustomerNotLoadedError';

  constructor(cause: unknown) {
    super('Unexpected getCustomerResponse.', { cause });
  }
}

/** Without these the shop leaves addresses and salutation out. */
const associations = {
  salutation: {},
  defaultBillingAddress: { associations: { country: {}, countryState: {}, salutation: {} } },
  defaultShippingAddress: { associations: { country: {}, countryState: {}, salutation: {} } },
};

/** The session's customer, `null` while nobody is logged in. @throws {CustomerNotLoadedError} */
export async function getCustomer(api: StoreApi): Promise<Customer | null> {
  try {
    return await ask(api, sessionRead('account/customer', { associations }), customerSchema);
  } catch (error) {
    if (hasStatus(error, 403)) return null;
    throw new CustomerNotLoadedError(error);
  }
}

/** Whether a registration still waits for the click on the link in the e-mail; such a customer is not logged in. */
export function awaitsConfirmation(customer: Customer): boolean {
  return customer.doubleOptInRegistration && customer.doubleOptInConfirmDate === null;
}
