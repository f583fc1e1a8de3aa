import { Worker } from 'node:worker_threads';
import type { Seller } from '../../base/shop-config.ts';
import { ThreadPool } from '../../base/threads/thread-pool.ts';
import { crossIndustryInvoice } from './cross-industry-invoice.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { invoicePages } from './invoice-layout.ts';
import type { OrderDocument } from '../order-document.ts';
import { pdfFile } from '../pdf/pdf-file.ts';

/** Everything that is on an invoice; goes from thread to thread. */
export interface InvoicePaper {
  readonly order: OrderDocument;
  readonly facts: InvoiceFacts;
}

/**
 * The invoice as PDF for people with the same invoice for machines in it (ZUGFeRD, Factur-X), at once: fonts, layout and
 * packing take this thread 20 ms for a hundred lines.
 */
export function drawInvoiceNow({ order, facts }: InvoicePaper): Uint8Array {
  const { shopName, number, date, seller } = facts;
  const description = { title: `${shopName} ${number}`, language: order.locale, author: seller.name, writtenAt: date };
  return pdfFile(
    invoicePages(order, facts),
    description,
    canBeRead(order, seller) ? crossIndustryInvoice(order, facts) : undefined,
  );
}

/** Whether it is a valid invoice for machines (EN 16931). */
function canBeRead({ taxStatus, lines }: OrderDocument, { vatId, taxNumber }: Seller): boolean {
  // A seller needs a tax number (BR-S-02), for an export the VAT id (BR-G-02); files that go abroad are no export.
  if (taxStatus === 'tax-free') return vatId !== undefined && !lines.some(({ isDownload }) => isDownload);
  return vatId !== undefined || taxNumber !== undefined;
}

let papers: ThreadPool<InvoicePaper, Uint8Array> | undefined;

/**
 * The invoice as PDF, drawn in a thread of its own.
 *
 * @throws {CallTooLong} after 30 s, and whatever ended the thread
 */
export function drawInvoice(paper: InvoicePaper): Promise<Uint8Array> {
  return paperThread().ask(paper, '');
}

/** One thread for the whole process, started with the first invoice. */
function paperThread(): ThreadPool<InvoicePaper, Uint8Array> {
  const start = () => new Worker(new URL('invoice-thread.ts', import.meta.url), { execArgv: [] });
  // A shop asks for one after the other: several wait where a process, a test for example, has several shops.
  papers ??= new ThreadPool(start, { threads: 1, timeLimit: 30_000, mostWaiting: 100 });
  return papers;
}
