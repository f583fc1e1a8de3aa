import type { StoreApi } from '../store-api.ts';
import { orderChange, type OrderChange } from './orders.ts';

/** A file that an order names, by its path in the file storage. */
export interface PrintFileOfOrder extends OrderChange {
  readonly path: string;
}

/**
 * Deletes a file that was ordered; the order says so from then on, and the shop's owner is told. Only the embedded shop
 * knows this call.
 *
 * @throws {StoreApiError} 403 while nobody is logged in, 404 when the order names no such file or it is gone already
 */
export async function deletePrintFile(api: StoreApi, { path, ...order }: PrintFileOfOrder): Promise<void> {
  await api.send(orderChange('order/print-file/delete', order, { path }));
}
