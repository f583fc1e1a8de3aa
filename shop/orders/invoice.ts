import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { nextNumber } from '../base/number-range.ts';
import { updateRow } from '../seeding/update-row.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { shopError, type ShopError } from '../http/shop-error.ts';
import { WriterWanted } from '../http/writer-wanted.ts';
import { randomId, randomToken } from '../base/random-id.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';
import type { Shop } from '../entities/shop.ts';
import { isUnmade, makeInvoices } from './make-invoices.ts';

const invoiceType = stableId('document-type:invoice');

/** Makes sure the shop knows its kinds of documents. */
export function ensureDocumentTypes(shop: Shop): void {
  if (shop.database.prepare('SELECT 1 FROM document_type LIMIT 1').get() !== undefined) return;
  const name = { 'de-DE': 'Rechnung', 'en-GB': 'Invoice', 'pl-PL': 'Faktura' };
  upsert(shop, 'document_type', [{ id: invoiceType, technicalName: 'invoice', name }]);
}

/**
 * Gives an order its invoice, once: the number and its place in the customer's account. The paper is made afterwards, by
 * `makeInvoices`.
 *
 * @param isMailed whether the paper goes to the customer with the news that the payment arrived
 * @returns false when the order has one already
 */
export function createInvoice(shop: Shop, orderId: string, isMailed = false): boolean {
  return inTransaction(shop.database, () => {
    if (shop.database.prepare('SELECT 1 FROM document WHERE order_id = ?').get(orderId) !== undefined) return false;
    const number = nextNumber(shop, 'document_invoice');
    const id = randomId(shop.random);
    upsert(shop, 'document', [
      {
        id,
        orderId,
        documentTypeId: invoiceType,
        documentMediaFileId: randomId(shop.random),
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
    shop.database
      .prepare('INSERT INTO unmade_invoice (document_id, issued_at, is_mailed) VALUES (?, ?, ?)')
      .run(id, shop.clock().getTime(), isMailed ? 1 : 0);
    return true;
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

export interface DocumentRequest {
  readonly documentId: string;
  /** Whose orders are looked through; without it the order is named by its own link. */
  readonly customerId?: string;
  readonly orderDeepLinkCode?: string;
  /** Guests need it; for others it must fit when it is given. */
  readonly deepLinkCode: string | null;
}

/**
 * A document of one of the customer's orders.
 *
 * @throws {ShopError} 404 for unknown documents, those of others, and a wrong deep link code.
 * @throws {WriterWanted} in a reader, when the paper has to be made first
 */
export async function readDocument(
  shop: Shop,
  { documentId, customerId, orderDeepLinkCode, deepLinkCode }: DocumentRequest,
): Promise<{ readonly name: string; readonly content: Uint8Array<ArrayBuffer> }> {
  const row = shop.database
    .prepare(
      `SELECT d.document_media_file_id FROM document d JOIN order_customer c ON c.order_id = d.order_id
       JOIN "order" o ON o.id = d.order_id
       WHERE d.id = ? AND (c.customer_id = ? OR o.deep_link_code = ?) AND (? IS NULL OR d.deep_link_code = ?)`,
    )
    .get(documentId, customerId ?? null, orderDeepLinkCode ?? null, deepLinkCode, deepLinkCode);
  if (row === undefined) throw documentNotFound(documentId);
  await requirePaper(shop, documentId);
  const media = shop.database.prepare('SELECT path, file_name FROM media WHERE id = ?');
  const file = fileSchema.parse(media.get(String(row['document_media_file_id'])));
  return { name: `${file.file_name}.pdf`, content: new Uint8Array(await readFile(join(shop.folder, file.path))) };
}

/** Somebody waits for a paper that is not made yet: the order is of this moment, or the shop stopped after it. */
async function requirePaper(shop: Shop, documentId: string): Promise<void> {
  if (!isUnmade(shop, documentId)) return;
  if (shop.readsOnly === true) throw new WriterWanted();
  await makeInvoices(shop);
}
