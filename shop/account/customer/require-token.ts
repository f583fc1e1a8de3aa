import { shopError } from '../../http/shop-error.ts';
import type { StoreApiCall } from '../../context/store-api.ts';

/**
 * Some calls work on a session that must exist already, so they take no request without a token.
 *
 * @throws {ShopError} 400 when the request names none.
 */
export function requireToken(call: StoreApiCall): void {
  if ((call.req.header('sw-context-token') ?? '') !== '') return;
  throw shopError({
    status: 400,
    code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER',
    detail: 'Parameter "sw-context-token" is missing.',
    parameters: { parameterName: 'sw-context-token' },
  });
}
