import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import type { StoreApi } from '../store-api.ts';
import { change, sessionRead } from '../store-api-call.ts';
import { hasCode } from '../store-api-error.ts';

/**
 * Sends a link for a new password. An address the shop does not know counts as success, as it does in newer shops:
 * nobody should learn here who is a customer.
 *
 * @param storefrontUrl one of the sales channel's domains; the link starts with it.
 * @throws {StoreApiError} 429 with the seconds to wait.
 */
export async function requestPasswordRecovery(
  api: StoreApi,
  email: string,
  storefrontUrl: string = api.endpoint,
): Promise<void> {
  try {
    await api.send(change('account/recovery-password', { email, storefrontUrl }));
  } catch (error) {
    if (!hasCode(error, 'CHECKOUT__CUSTOMER_NOT_FOUND')) throw error;
  }
}

/** Sets the new password with the hash of the link. @throws {StoreApiError} 410 for a link that is unknown or older than 2 hours. */
export async function confirmPasswordRecovery(api: StoreApi, hash: string, newPassword: string): Promise<void> {
  const body = { hash, newPassword, newPasswordConfirm: newPassword };
  await api.send(change('account/recovery-password-confirm', body));
}

const expirySchema = z.object({ isExpired: z.boolean() });

/** Whether the link is still good, to say so before somebody thinks of a password. @throws {StoreApiError} */
export async function isRecoveryExpired(api: StoreApi, hash: string): Promise<boolean> {
  try {
    const { isExpired } = await ask(api, sessionRead('account/customer-recovery-is-expired', { hash }), expirySchema);
    return isExpired;
  } catch (error) {
    if (hasCode(error, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH')) return true;
    throw error;
  }
}
