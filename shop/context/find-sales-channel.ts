import { plainHttpError, shopError } from '../http/shop-error.ts';
import type { Shop } from '../entities/shop.ts';

/**
 * The id of the active channel an access key belongs to.
 *
 * @throws {ShopError} 401 without a key, 500 for a key of an unknown kind, 412 for an unknown one, 503 in maintenance.
 */
export function findSalesChannel(shop: Shop, accessKey: string | undefined): string {
  if (accessKey === undefined) throw plainHttpError(401, 'Header "sw-access-key" is required.');
  if (!/^(SWSC|SWUA|SWIA|SWPE)/.test(accessKey)) {
    throw shopError({ status: 500, code: 'FRAMEWORK__API_INVALID_ACCESS_KEY', detail: 'Access key is invalid.' });
  }
  const row = shop.database
    .prepare('SELECT id, maintenance FROM sales_channel WHERE access_key = ? AND active = 1')
    .get(accessKey);
  if (row === undefined) {
    throw shopError({
      status: 412,
      code: 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND',
      detail: 'No matching sales channel found.',
    });
  }
  if (row['maintenance'] === 1) {
    throw shopError({
      status: 503,
      code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
      detail: 'The sales channel is in maintenance mode.',
    });
  }
  return String(row['id']);
}
