import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { storeMedia, writeMediaFile } from '../catalogue/media/store-media.ts';
import { runsInTurn } from '../base/runs-in-turn.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { postMails } from '../post/deliver-mails.ts';
import { queueMail } from '../post/mail-table.ts';
import { letterSender, paymentReceivedMail } from '../mail/order-letters.ts';
import type { Shop } from '../entities/shop.ts';
import { drawInvoice } from '../papers/invoice/invoice-paper.ts';
import { loadOrderDocument } from '../papers/load-order-document.ts';

/** Invoices that have their number, but no paper yet. */
export const invoiceMigrations = [
  `CREATE TABLE unmade_invoice (
     document_id TEXT PRIMARY KEY,
     issued_at INTEGER NOT NULL,
     is_mailed INTEGER NOT NULL
   ) WITHOUT ROWID;`,
] as const;

const runs = runsInTurn('Invoices', makeAll);

/**
 * Makes the papers of all invoices that have none, and sends those that are to be mailed. Call it after the transaction
 * that issued one; what a crash or a fault kept from being made is made by the next call, at the start for example.
 *
 * @returns resolves when each was tried; what failed is in the log
 */
export const makeInvoices = (shop: Shop): Promise<void> => runs.begin(shop);

/** Makes no more; resolves when the one under way is made. */
export const stopInvoices = (shop: Shop): Promise<void> => runs.stop(shop);

export function isUnmade(shop: Shop, documentId: string): boolean {
  return shop.database.prepare('SELECT 1 FROM unmade_invoice WHERE document_id = ?').get(documentId) !== undefined;
}

const unmadeSchema = z.array(
  z.object({
    id: z.string(),
    order_id: z.string(),
    document_number: z.string(),
    document_media_file_id: z.string(),
    issued_at: z.number(),
    is_mailed: z.number(),
  }),
);

type Unmade = z.infer<typeof unmadeSchema>[number];

async function makeAll(shop: Shop, isStopped: () => boolean): Promise<void> {
  const rows = shop.database
    .prepare(
      `SELECT d.id, d.order_id, d.document_number, d.document_media_file_id, u.issued_at, u.is_mailed
       FROM unmade_invoice u JOIN document d ON d.id = u.document_id ORDER BY u.issued_at, d.document_number`,
    )
    .all();
  for (const unmade of unmadeSchema.parse(rows)) {
    // Whoever ordered is answered first.
    await setImmediate();
    try {
      await makeOne(shop, unmade);
    } catch (error) {
      // The others do not wait for it, and it has its number: the next run tries again.
      console.error(`Invoice ${unmade.document_number} could not be made`, error);
    }
    if (isStopped()) return;
  }
}

async function makeOne(shop: Shop, unmade: Unmade): Promise<void> {
  const order = loadOrderDocument(shop, unmade.order_id);
  if (order === undefined) throw new TypeError(`There is no order ${unmade.order_id}`);
  const { shopName, seller } = shop.config;
  const { document_number: number, issued_at: issuedAt } = unmade;
  const content = await drawInvoice({ order, facts: { shopName, number, date: new Date(issuedAt), seller } });
  const file = {
    id: unmade.document_media_file_id,
    name: `invoice_${number}`,
    extension: 'pdf',
    mimeType: 'application/pdf',
    body: content,
    isPrivate: true,
  };
  // Whoever stops here draws the same paper again.
  await writeMediaFile(shop, file);
  inTransaction(shop.database, () => {
    storeMedia(shop, file);
    if (unmade.is_mailed === 1)
      queueMail(shop, paymentReceivedMail(order, letterSender(shop, order), { number, content }));
    shop.database.prepare('DELETE FROM unmade_invoice WHERE document_id = ?').run(unmade.id);
  });
  if (unmade.is_mailed === 1) await postMails(shop);
}
