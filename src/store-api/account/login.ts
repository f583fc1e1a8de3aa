import type { StoreApi } from '../store-api.ts';
import { change } from '../store-api-call.ts';

/**
 * Logs in. The session gets another token, and its cart is merged into the customer's.
 *
 * @throws {StoreApiError} 401 for a wrong password or unknown address, 429 with the seconds to wait.
 */
export async function logIn(api: StoreApi, username: string, password: string): Promise<void> {
  await api.send(change('account/login', { username, password }));
}

/** Logs out. The session gets another token; a customer's cart comes back with the next login, a guest's is gone. @throws {StoreApiError} */
export async function logOut(api: StoreApi): Promise<void> {
  await api.send(change('account/logout'));
}
