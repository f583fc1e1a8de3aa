import { patchContext } from '../context.ts';
import type { StoreApi } from '../store-api.ts';
import { change, pathTo } from '../store-api-call.ts';
import { hasStatus } from '../store-api-error.ts';

export interface Profile {
  readonly salutationId?: string;
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Anything but `business` clears company and VAT ids. */
  readonly accountType?: 'private' | 'business';
  readonly company?: string;
  readonly vatIds?: readonly string[];
}

/** @throws {StoreApiError} 400 with one violation per field. */
export async function changeProfile(api: StoreApi, profile: Profile): Promise<void> {
  await api.send(change('account/change-profile', profile));
}

export interface EmailChange {
  readonly email: string;
  readonly emailConfirmation: string;
  /** The current one. */
  readonly password: string;
}

/** @throws {StoreApiError} 400 with violations of `/email` or `/password`. */
export async function changeEmail(api: StoreApi, body: EmailChange): Promise<void> {
  await api.send(change('account/change-email', body));
}

export interface PasswordChange {
  /** The current one. */
  readonly password: string;
  readonly newPassword: string;
  readonly newPasswordConfirm: string;
}

/** Changes the password. This session stays logged in with another token; all others are logged out. @throws {StoreApiError} 400 */
export async function changePassword(api: StoreApi, body: PasswordChange): Promise<void> {
  await api.send(change('account/change-password', body));
}

/**
 * Makes a payment method the customer's own and the session's. 6.7 no longer knows the call: there the session's method
 * is the customer's.
 *
 * @throws {StoreApiError} 400 for an unknown method.
 */
export async function changeDefaultPaymentMethod(api: StoreApi, paymentMethodId: string): Promise<void> {
  try {
    await api.send(change(pathTo`account/change-payment-method/${paymentMethodId}`));
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    await patchContext(api, { paymentMethodId });
  }
}
