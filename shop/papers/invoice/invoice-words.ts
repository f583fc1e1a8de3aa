import { formatDay, type OrderDocument } from '../order-document.ts';
import { groupByPrintJob } from '../print-jobs/print-jobs.ts';
import { invoiceTexts } from '../texts/invoice-texts.ts';
import { orderTexts } from '../texts/order-texts.ts';

/** Whether anything is handed over; files are there at once. */
export const isDelivered = ({ lines }: OrderDocument): boolean =>
  lines.some((line) => line.type === 'product' && !line.isDownload);

/** When the goods are handed over (§ 14 (4) no. 6 UStG); what is made to order has no day yet. */
export function supplyDate(order: OrderDocument): string {
  const words = invoiceTexts[order.locale];
  if (!isDelivered(order)) return words.asInvoice;
  const isMadeToOrder = groupByPrintJob(order.lines).jobs.length > 0;
  const { deliveryDates: dates } = order;
  if (isMadeToOrder || dates === null) return words.atDelivery;
  return words.expected(formatDay(order, dates.earliest), formatDay(order, dates.latest));
}

/** How it is paid, or when it was. */
export function paymentLine({ locale, paymentMethod, paidAt }: OrderDocument): string {
  if (paidAt === null) return `${orderTexts[locale].paymentMethod}: ${paymentMethod}`;
  return invoiceTexts[locale].paid(formatDay({ locale }, paidAt), paymentMethod);
}
