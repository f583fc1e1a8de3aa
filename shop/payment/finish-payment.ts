import { updateRow } from '../seeding/update-row.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { letterSender, paymentReceivedMail } from '../mail/order-letters.ts';
import { queueMail } from '../post/mail-table.ts';
import { createInvoice } from '../orders/invoice.ts';
import { loadOrderHead } from '../papers/load-order-document.ts';
import type { Shop } from '../entities/shop.ts';
import type { PaymentClaims } from './payment-token.ts';
import { findTransaction, setTransactionState } from '../orders/transactions.ts';

/** What the customer did at the provider. */
export const paymentOutcomes = ['paid', 'failed', 'cancelled'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

const errorCodes = {
  failed: 'CHECKOUT__ASYNC_PAYMENT_FINALIZE_INTERRUPTED',
  cancelled: 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT',
} as const;

/** Marks a transaction as paid, opens the downloads and issues the invoice, which goes to the customer when it is made. */
export function markPaid(shop: Shop, transactionId: string, orderId: string): void {
  setTransactionState(shop, transactionId, 'paid');
  grantDownloads(shop, orderId);
  if (shop.config.automaticInvoices && createInvoice(shop, orderId, true)) return;
  const order = loadOrderHead(shop, orderId);
  if (order !== undefined) queueMail(shop, paymentReceivedMail(order, letterSender(shop, order)));
}

/**
 * Finishes a payment and tells where the browser goes on: the finish URL as it was given, or the error URL with an
 * `error-code`. Undefined when the payment was finished before: a token works once.
 */
export function finishPayment(shop: Shop, claims: PaymentClaims, outcome: PaymentOutcome): string | undefined {
  const isFinished = inTransaction(shop.database, () => {
    const transaction = findTransaction(shop, claims.sub);
    if (transaction?.state !== 'open') return false;
    if (outcome === 'paid') markPaid(shop, transaction.id, transaction.orderId);
    else setTransactionState(shop, transaction.id, outcome);
    return true;
  });
  if (!isFinished) return undefined;
  return outcome === 'paid'
    ? (claims.ful ?? shop.baseUrl)
    : withErrorCode(claims.eul ?? claims.ful ?? shop.baseUrl, errorCodes[outcome]);
}

function withErrorCode(url: string, code: string): string {
  const target = new URL(url);
  target.searchParams.set('error-code', code);
  return target.href;
}

/** Paid orders give access to their downloads. */
function grantDownloads(shop: Shop, orderId: string): void {
  const downloads = shop.database
    .prepare(
      `SELECT id FROM order_line_item_download
       WHERE order_line_item_id IN (SELECT id FROM order_line_item WHERE order_id = ?)`,
    )
    .all(orderId);
  for (const { id } of downloads) updateRow(shop, 'order_line_item_download', String(id), { accessGranted: true });
}
