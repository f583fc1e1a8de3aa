import { formatMoney, type OrderDocument } from '../papers/order-document.ts';
import { letter } from '../post/letter.ts';
import type { Mail } from '../post/mail.ts';
import type { Sender } from './order-confirmation.ts';
import { accountTexts } from '../account/mails/account-texts.ts';

/** An invoice to attach, as PDF. */
export interface AttachedInvoice {
  readonly number: string;
  readonly content: Uint8Array;
}

/** Tells that the money has arrived and work begins; carries the invoice when it was written just now. */
export function paymentReceivedMail(order: OrderDocument, { shopName }: Sender, invoice?: AttachedInvoice): Mail {
  const words = accountTexts[order.locale].paymentReceived;
  const { email, firstName, lastName } = order.customer;
  const amount = formatMoney(order, order.totalPrice);
  const mail = letter({
    to: email,
    locale: order.locale,
    subject: words.subject(shopName, order.orderNumber),
    paragraphs: words.paragraphs(`${firstName} ${lastName}`, amount, order.orderNumber),
  });
  if (invoice === undefined) return mail;
  const name = `invoice_${invoice.number}.pdf`;
  return { ...mail, attachments: [{ name, mimeType: 'application/pdf', content: invoice.content }] };
}
