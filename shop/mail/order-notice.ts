import { formatMoney, type OrderDocument } from '../papers/order-document.ts';
import type { PrintCheck } from '../papers/print-jobs/check-print-jobs.ts';
import { groupByPrintJob } from '../papers/print-jobs/print-jobs.ts';
import { letter } from '../post/letter.ts';
import type { Mail } from '../post/mail.ts';
import type { Sender } from './order-confirmation.ts';
import { productionLines } from './order-lines.ts';

/**
 * Tells the owner of a new order, in German: what to make of which files, and what does not fit and has to be asked
 * before anything is printed.
 *
 * @param check undefined for an order without print jobs
 */
export function orderNotice(order: OrderDocument, check: PrintCheck | undefined, sender: Sender): Mail {
  const inGerman: OrderDocument = { ...order, locale: 'de-DE' };
  const { queries = [], remarks = [] } = check ?? {};
  const { firstName, lastName, company, email } = order.customer;
  const asks = queries.length > 0;
  return letter({
    to: sender.shopEmail,
    replyTo: email,
    locale: 'de-DE',
    subject: `${asks ? 'Rückfrage' : 'Neue Bestellung'} ${order.orderNumber}`,
    paragraphs: [
      ...(asks ? [`Rückfrage: Bitte klären Sie das, bevor Sie drucken.\n${list(queries)}`] : []),
      `Bestellung ${order.orderNumber} über ${formatMoney(inGerman, order.totalPrice)} (${order.paymentMethod})`,
      [`${firstName} ${lastName}`, ...(company ? [company] : []), email].join('\n'),
      ...productionLines(inGerman),
      ...paths(order),
      ...(order.comment ? [`Nachricht: ${order.comment}`] : []),
      ...(remarks.length > 0 ? [`Hinweise:\n${list(remarks)}`] : []),
    ],
  });
}

const list = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n');

/** Where the files lie in the file storage. */
function paths({ lines }: OrderDocument): string[] {
  const found = groupByPrintJob(lines).jobs.flatMap(({ files }) => files.flatMap(({ path }) => path ?? []));
  return found.length === 0 ? [] : [`Dateien im Speicher:\n${list(found)}`];
}
