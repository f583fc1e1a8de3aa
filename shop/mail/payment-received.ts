import { formatMoney, type OrderDocument } from '../orders/order-document.ts';
import { letter } from './letter.ts';
import type { Mail } from './mail.ts';
import type { Sender } from './order-confirmation.ts';
import { accountTexts } from './texts/account-texts.ts';

/** Tells that the money has arrived and work begins. */
export function paymentReceivedMail(order: OrderDocument, { shopName }: Sender): Mail {
  const words = accountTexts[order.locale].paymentReceived;
  const { email, firstName, lastName } = order.customer;
  const amount = formatMoney(order, order.totalPrice);
  return letter({
    to: email,
    locale: order.locale,
    subject: words.subject(shopName, order.orderNumber),
    paragraphs: words.paragraphs(`${firstName} ${lastName}`, amount, order.orderNumber),
  });
}
