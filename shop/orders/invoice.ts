import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { nextNumber } from '../base/number-range.ts';
import { updateRow } from '../seeding/update-row.ts';
import { storeMedia } from '../catalogue/media/store-media.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { shopError, type ShopError } from '../http/shop-error.ts';
import { randomId, randomToken } from '../base/random-id.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';
import type { Shop } from '../entities/shop.ts';
import { invoicePages } from '../papers/invoice-layout.ts';
import { loadOrderDocument } from '../papers/load-order-document.ts';
import { pdfFile } from '../papers/pdf/pdf-file.ts';

const invoiceType = stableId('document-type:invoice');

/** Makes sure the shop knows its kinds of documents. */
export function ensureDocumentTypes(shop: Shop): void {
  if (shop.database.prepare('SELECT 1 FROM document_type LIMIT 1').get() !== undefined) return;
  const name = { 'de-DE': 'Rechnung', 'en-GB': 'Invoice', 'pl-PL': 'Faktura' };
  upsert(shop, 'document_type', [{ id: invoiceType, technicalName: 'invoice', name }]);
}

export type Invoice = { readonly number: string; readonly content: Uint8Array };

/** Writes the invoice of an order once; a second call changes nothing and returns undefined. */
export function createInvoice(shop: Shop, orderId: string): Invoice | undefined {
  return inTransaction(shop.database, () => {
    if (shop.database.prepare('SELECT 1 FROM document WHERE order_id = ?').get(orderId) !== undefined) return undefined;
    const order = loadOrderDocument(shop, orderId);
    if (order === undefined) return undefined;
    const number = nextNumber(shop, 'document_invoice');
    const { shopName, seller } = shop.config;
    const pages = invoicePages(order, { number, date: shop.clock(), seller });
    const content = pdfFile(pages, `${shopName} ${number}`, order.locale);
    const mediaId = randomId(shop.random);
    storeMedia(shop, {
      id: mediaId,
      name: `invoice_${number}`,
      extension: 'pdf',
      mimeType: 'application/pdf',
      body: content,
      isPrivate: true,
    });
    const id = randomId(shop.random);
    upsert(shop, 'document', [
      {
        id,
        orderId,
        documentTypeId: invoiceType,
        documentMediaFileId: mediaId,
        documentNumber: number,
        deepLinkCode: randomToken(shop.random),
        config: {
          documentNumber: number,
          displayInCustomerAccount: 'true',
          filenamePrefix: 'invoice_',
          name: 'invoice',
        },
      },
    ]);
    updateRow(shop, 'document', id, { sent: true });
    return { number, content };
  });
}

const fileSchema = z.object({ path: z.string(), file_name: z.string() });

export const documentNotFound = (documentId: string): ShopError =>
  shopError({
    status: 404,
    code: 'DOCUMENT__DOCUMENT_NOT_FOUND',
    detail: `The document with id "${documentId}" is invalid or could not be found.`,
    parameters: { documentId },
  });

export type DocumentRequest = {
  readonly documentId: string;
  /** Whose orders are looked through; without it the order is named by its own link. */
  readonly customerId?: string;
  readonly orderDeepLinkCode?: string;
  /** Guests need it; for others it must fit when it is given. */
  readonly deepLinkCode: string | null;
};

/**
 * A document of one of the customer's orders.
 *
 * @throws {ShopError} 404 for unknown documents, those of others, and a wrong deep link code.
 */
export async function readDocument(
  shop: Shop,
  { documentId, customerId, orderDeepLinkCode, deepLinkCode }: DocumentRequest,
): Promise<{ readonly name: string; readonly content: Uint8Array<ArrayBuffer> }> {
  const row = shop.database
    .prepare(
      `SELECT m.path, m.file_name FROM document d JOIN order_customer c ON c.order_id = d.order_id
       JOIN "order" o ON o.id = d.order_id JOIN media m ON m.id = d.document_media_file_id
       WHERE d.id = ? AND (c.customer_id = ? OR o.deep_link_code = ?) AND (? IS NULL OR d.deep_link_code = ?)`,
    )
    .get(documentId, customerId ?? null, orderDeepLinkCode ?? null, deepLinkCode, deepLinkCode);
  if (row === undefined) throw documentNotFound(documentId);
  const file = fileSchema.parse(row);
  return { name: `${file.file_name}.pdf`, content: new Uint8Array(await readFile(join(shop.folder, file.path))) };
}
