import type { OrderDocument } from '../schemas/order.ts';
import type { StoreApi } from '../store-api.ts';
import { pathTo } from '../store-api-call.ts';

/**
 * An invoice or other document as PDF. Empty (`size` 0) while the shop has not made it yet.
 *
 * @throws {StoreApiError} 404 for an unknown document.
 */
export function downloadDocument(
  api: StoreApi,
  { id, deepLinkCode }: Pick<OrderDocument, 'id' | 'deepLinkCode'>,
): Promise<Blob> {
  const path = pathTo`document/download/${id}/${deepLinkCode}`;
  return api.fetchFile({ kind: 'session', method: 'GET', path, accept: 'application/pdf' });
}

/** A file that was bought. @throws {StoreApiError} 404 while the order is not paid. */
export function downloadOrderFile(api: StoreApi, orderId: string, downloadId: string): Promise<Blob> {
  const path = pathTo`order/download/${orderId}/${downloadId}`;
  return api.fetchFile({ kind: 'session', method: 'GET', path, accept: '*/*' });
}
