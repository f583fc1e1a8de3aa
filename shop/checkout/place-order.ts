import { requireCustomer } from '../account/customer/require-customer.ts';
import { nextNumber } from '../base/number-range.ts';
import { updateRow } from '../seeding/update-row.ts';
import type { Cart } from '../cart/calculate-cart.ts';
import { fromCents } from '../cart/calculation/cents.ts';
import { deleteCart } from '../cart/cart-table.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { writesSoFar } from '../base/database/writes-so-far.ts';
import { noteOrderMails } from '../mail/make-order-mails.ts';
import { termsAttachment } from '../mail/terms-attachment.ts';
import { checkPrintJobs, type PagesOf, type PrintCheck } from '../papers/print-jobs/check-print-jobs.ts';
import { bookStock } from '../orders/book-stock.ts';
import { createInvoice } from '../orders/invoice.ts';
import type { OrderDocument } from '../papers/order-document.ts';
import { loadOrderDocument } from '../papers/load-order-document.ts';
import { freezeFiles } from './freeze-files.ts';
import { type OrderWishes, prepareOrder, type PreparedOrder } from './prepare-order.ts';
import { upsert } from '../seeding/upsert.ts';
import type { Shop } from '../entities/shop.ts';
import type { Attachment } from '../post/mail.ts';

export interface OrderRequest extends OrderWishes {
  /** Worked out before; what has changed since is worked out again. */
  readonly prepared: PreparedOrder;
  /** Pages of the files the cart names; null when the shop cannot look at them. */
  readonly pagesOf: PagesOf | null;
}

/**
 * Turns the session's cart into an order: number, frozen copies and files, stock, discount codes, empty cart,
 * a recount of its print jobs and what is to be told to customer and owner in one transaction. A second call with the same cart finds it empty, so a double submit orders once.
 *
 * @returns the order's id
 * @throws {ShopError} 403 without a customer, 400 for an empty cart or files that are missing, 409 for an outdated hash, 500 for a cart with
 *   blocking errors.
 */
export function placeOrder(shop: Shop, request: OrderRequest, context: SalesChannelContext): string {
  const { prepared, pagesOf } = request;
  const customer = requireCustomer(shop, context);
  return inTransaction(shop.database, () => {
    const isGood = prepared.writes === writesSoFar(shop.database);
    const { id, cart, payload } = isGood ? prepared : prepareOrder(shop, request, context);
    upsert(shop, 'order', [{ ...payload, orderNumber: nextNumber(shop, 'order') }]);
    bookStock(
      shop,
      cart.lines.map(({ line }) => line),
    );
    bookPromotions(shop, cart, id);
    bookCustomer(shop, cart, customer.id, context);
    deleteCart(shop, context.token);
    const document = loadOrderDocument(shop, id, payload['lineItems']);
    if (document === undefined) throw new TypeError('The order that was just written cannot be read');
    freezeFiles(shop, document);
    const check = checkOrder(shop, document, pagesOf);
    const isOnAccount = document.paymentTechnicalName === 'payment_invoicepayment';
    if (isOnAccount && shop.config.automaticInvoices) createInvoice(shop, id);
    noteOrderMails(shop, { order: document, check, terms: currentTerms(shop, context) });
    return id;
  });
}

function bookPromotions(shop: Shop, cart: Cart, orderId: string): void {
  const promotions = new Map(cart.discounts.map(({ promotion }) => [promotion.id, promotion]));
  for (const { id, code, codeType } of promotions.values()) {
    shop.database.prepare('UPDATE promotion SET order_count = order_count + 1 WHERE id = ?').run(id);
    if (codeType !== 'individual') continue;
    shop.database
      .prepare('UPDATE promotion_individual_code SET order_id = ? WHERE promotion_id = ? AND code = ? COLLATE NOCASE')
      .run(orderId, id, code);
  }
}

function bookCustomer(shop: Shop, cart: Cart, customerId: string, context: SalesChannelContext): void {
  updateRow(shop, 'customer', customerId, {
    lastOrderDate: shop.clock().toISOString(),
    lastPaymentMethodId: context.paymentMethodId,
  });
  shop.database
    .prepare(
      `UPDATE customer SET order_count = order_count + 1,
         order_total_amount = round(order_total_amount + ?, 2) WHERE id = ?`,
    )
    .run(fromCents(cart.price.totalPrice), customerId);
}

/** Counts the print jobs again, and notes on the order what came of it. */
function checkOrder(shop: Shop, document: OrderDocument, pagesOf: PagesOf | null): PrintCheck | undefined {
  const check = checkPrintJobs(document, pagesOf);
  if (check === undefined) return undefined;
  const isFine = check.queries.length === 0;
  const customFields = { print_check: isFine ? 'passed' : 'query', print_check_queries: [...check.queries] };
  updateRow(shop, 'order', document.id, { customFields });
  return check;
}

/** What the customer agrees to by ordering. */
function currentTerms(shop: Shop, { salesChannelId, languageIds }: SalesChannelContext): Attachment | undefined {
  return termsAttachment(shop, { salesChannelId, languageId: languageIds[0] });
}
