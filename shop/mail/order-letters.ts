import { formatMoney, isPaidFirst, type OrderHead } from '../papers/order-document.ts';
import type { Shop } from '../entities/shop.ts';
import { orderTexts } from '../papers/texts/order-texts.ts';
import { letter } from '../post/letter.ts';
import type { Mail } from '../post/mail.ts';
import type { MailLink } from '../post/mail-parts.ts';
import { storefrontIn, storefrontPaths } from '../post/storefront-links.ts';
import { orderMailTexts, type OrderMailTexts } from './order-mail-texts.ts';

/** An invoice to attach, as PDF. */
export interface AttachedInvoice {
  readonly number: string;
  readonly content: Uint8Array;
}

/** Whose letters they are. */
export interface LetterSender {
  readonly shopName: string;
  /** The storefront in the order's language, without a trailing slash. */
  readonly storefrontUrl: string;
}

/** The shop as it writes about an order. */
export const letterSender = (shop: Shop, { locale }: OrderHead): LetterSender => ({
  shopName: shop.config.shopName,
  storefrontUrl: storefrontIn(shop, locale),
});

/** Tells that the money has arrived and what happens now; carries the invoice when it was written just now. */
export function paymentReceivedMail(order: OrderHead, sender: LetterSender, invoice?: AttachedInvoice): Mail {
  const words = orderMailTexts[order.locale].paid;
  const more = [...afterPayment(order, words), ...(invoice === undefined ? [] : [words.invoice])];
  const mail = orderLetter(order, sender, { kind: 'paid', more });
  if (invoice === undefined) return mail;
  const name = `invoice_${invoice.number}.pdf`;
  return { ...mail, attachments: [{ name, mimeType: 'application/pdf', content: invoice.content }] };
}

/** An invoice is often paid when all is delivered: then nothing begins. */
function afterPayment(order: OrderHead, words: OrderMailTexts['paid']): string[] {
  const { states, hasFiles } = order;
  if (states.order === 'cancelled') return [words.cancelled];
  const isWaiting = states.order === 'open' && states.deliveries.some((state) => state === 'open');
  return [...(isWaiting && isPaidFirst(order) ? [words.begins] : []), ...(hasFiles ? [words.files] : [])];
}

/** Tells that the goods are on their way. */
export function dispatchMail(order: OrderHead, sender: LetterSender, trackingCodes: readonly string[]): Mail {
  const { tracking } = orderMailTexts[order.locale].dispatched;
  const address = order.shippingAddress ?? [];
  const words = orderTexts[order.locale];
  const more = [
    ...(trackingCodes.length === 0 ? [] : [tracking(trackingCodes.join(', '))]),
    ...(address.length === 0 ? [] : [`${words.shippingAddress}:\n${address.join('\n')}`]),
  ];
  return orderLetter(order, sender, { kind: 'dispatched', more });
}

/** Tells that nothing more becomes of an order; not the receipt of a withdrawal, which is a right of its own. */
export function cancellationMail(order: OrderHead, sender: LetterSender): Mail {
  const { withdrawal } = orderMailTexts[order.locale].cancelled;
  return orderLetter(order, sender, { kind: 'cancelled', more: [moneyBack(order)], remarks: [withdrawal] });
}

/** The same when it was the shop that wanted it so. */
export const cancellationByShopMail = (order: OrderHead, sender: LetterSender): Mail =>
  orderLetter(order, sender, { kind: 'cancelledByShop', more: [moneyBack(order)] });

/** What becomes of the money of a cancelled order. Whoever pays in advance may have sent it off already. */
function moneyBack({ locale, states }: OrderHead): string {
  const { refund, refunded, unpaid } = orderMailTexts[locale].cancelled;
  if (states.payment === 'refunded') return refunded;
  return received.has(states.payment) ? refund : unpaid;
}

const received: ReadonlySet<string> = new Set(['paid', 'paid_partially', 'authorized', 'refunded_partially']);

/** Tells that the whole price went back. */
export const refundMail = (order: OrderHead, sender: LetterSender): Mail =>
  orderLetter(order, sender, { kind: 'refunded', more: [] });

interface LetterParts {
  readonly kind: 'paid' | 'dispatched' | 'cancelled' | 'cancelledByShop' | 'refunded';
  /** After what every letter of the kind says. */
  readonly more: readonly string[];
  /** After the link. */
  readonly remarks?: readonly string[];
}

function orderLetter(
  order: OrderHead,
  { shopName, storefrontUrl }: LetterSender,
  { kind, more, remarks = [] }: LetterParts,
): Mail {
  const { locale, customer, orderNumber: number, deepLinkCode } = order;
  const { subject, paragraphs } = orderMailTexts[locale][kind];
  const name = `${customer.firstName} ${customer.lastName}`;
  const amount = formatMoney(order, order.totalPrice);
  const link: MailLink = {
    label: orderTexts[locale].openOrder,
    url: `${storefrontUrl}${storefrontPaths.order(deepLinkCode)}`,
  };
  return letter({
    to: customer.email,
    locale,
    subject: subject(shopName, number),
    paragraphs: [...paragraphs({ name, number, amount }), ...more],
    link,
    remarks,
  });
}
