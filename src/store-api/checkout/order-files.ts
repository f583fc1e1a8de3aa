import type { OrderDocument } from '../schemas/order.ts';
import type { StoreApi } from '../store-api.ts';
import { pathTo, sessionRead } from '../store-api-call.ts';
import type { GuestLink } from './orders.ts';

/**
 * An invoice or other document as PDF, for a guest outside of the session too. Empty (`size` 0) while the shop has not made it yet.
 *
 * @throws {StoreApiError} 404 for an unknown document, 403 for guests outside of the session in 6.6.
 */
export function downloadDocument(
  api: StoreApi,
  { id, deepLinkCode }: Pick<OrderDocument, 'id' | 'deepLinkCode'>,
  link?: GuestLink,
): Promise<Blob> {
  const path = pathTo`document/download/${id}/${deepLinkCode}`;
  const accept = 'application/pdf';
  if (!link) return api.fetchFile({ kind: 'session', method: 'GET', path, accept });
  return api.fetchFile({ ...sessionRead(path, { ...link }), accept, outsideSession: true });
}

/** A file that was bought. @throws {StoreApiError} 404 while the order is not paid. */
export function downloadOrderFile(api: StoreApi, orderId: string, downloadId: string): Promise<Blob> {
  const path = pathTo`order/download/${orderId}/${downloadId}`;
  return api.fetchFile({ kind: 'session', method: 'GET', path, accept: '*/*' });
}
