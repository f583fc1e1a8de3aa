import type { ShopConfig } from '../base/shop-config.ts';
import { formatDay, formatMoment, isPaidFirst, type OrderDocument } from '../papers/order-document.ts';
import { transferFacts } from '../papers/bank-transfer.ts';
import { orderTotals, taxFreeReasons } from '../papers/order-totals.ts';
import { groupByPrintJob } from '../papers/print-jobs/print-jobs.ts';
import { orderTexts } from '../papers/texts/order-texts.ts';
import { transferTexts } from '../papers/texts/transfer-texts.ts';
import { html, type SafeHtml } from '../post/html.ts';
import type { Attachment, Mail } from '../post/mail.ts';
import {
  mailAmounts,
  mailButton,
  type MailFact,
  mailFacts,
  mailHeading,
  mailLink,
  mailParagraph,
  mailRemark,
  mailTitle,
} from '../post/mail-parts.ts';
import { storefrontPaths } from '../post/storefront-links.ts';
import { downloadConsentAt } from './download-consent.ts';
import type { SizedPage } from './first-pages.ts';
import { orderLinesHtml, orderLinesText } from './order-lines.ts';
import { withdrawalAttachment } from './withdrawal-attachment.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

export type Sender = Pick<ShopConfig, 'shopName' | 'shopEmail' | 'seller'>;

/** Where the storefront is, and what goes out with a confirmation. */
export interface ConfirmationParts {
  /** In the order's language, without a trailing slash. */
  readonly storefrontUrl: string;
  readonly terms?: Attachment | undefined;
  /** Of print jobs, by their ids; those without are shown in words alone. */
  readonly firstPages?: ReadonlyMap<string, SizedPage>;
}

/**
 * Confirmation of an order: every job in plain words with its files, prices, taxes, addresses, payment and shipping,
 * links to the order and its files, and what the law asks for on a durable medium (§ 312f BGB): the terms and the notice
 * on withdrawal with its form are attached.
 */
export function orderConfirmation(order: OrderDocument, sender: Sender, parts: ConfirmationParts): Mail {
  const notice = hasGoods(order) ? withdrawalAttachment(order.locale, sender.seller) : undefined;
  const attachments = [parts.terms, notice].filter((file) => file !== undefined);
  const { storefrontUrl, terms, firstPages = new Map() } = parts;
  const confirmation = { order, sender, storefrontUrl, terms, notice, firstPages };
  return {
    to: order.customer.email,
    locale: order.locale,
    subject: orderTexts[order.locale].confirmationSubject(sender.shopName, order.orderNumber),
    text: textVersion(confirmation),
    html: htmlVersion(confirmation),
    ...(attachments.length === 0 ? {} : { attachments }),
    pages: [...firstPages.values()],
  };
}

interface Confirmation {
  readonly order: OrderDocument;
  readonly sender: Sender;
  readonly storefrontUrl: string;
  readonly terms: Attachment | undefined;
  readonly notice: Attachment | undefined;
  readonly firstPages: ReadonlyMap<string, SizedPage>;
}

/** How long print jobs take from payment to arrival, as far as the storefront said so when it was ordered. */
function printDays(order: OrderDocument): string[] {
  const { jobs } = groupByPrintJob(order.lines);
  const days = jobs.map(({ workingDays }) => workingDays).filter((range) => range !== undefined);
  if (days.length === 0 || days.length < jobs.length) return [];
  const slowest = { from: Math.max(...days.map(({ from }) => from)), to: Math.max(...days.map(({ to }) => to)) };
  const { next, range } = orderTexts[order.locale];
  const { from, to } = slowest;
  return [next.printDays(from === to ? String(from) : range(from, to), isPaidFirst(order))];
}

function nextSteps(order: OrderDocument): string[] {
  const { next } = orderTexts[order.locale];
  const printed = groupByPrintJob(order.lines).jobs.length > 0;
  return [paymentStep(order), ...(printed ? [next.print] : [])];
}

function paymentStep({
  locale,
  orderNumber,
  paymentTechnicalName,
  totalPrice,
  shippingAddress,
}: OrderDocument): string {
  const { next } = orderTexts[locale];
  if (totalPrice <= 0) return next.other;
  const steps: Readonly<Record<string, string>> = {
    payment_prepayment: next.prepayment(orderNumber),
    payment_online: next.online,
    // Nothing is sent: files are given out once they are paid.
    payment_invoicepayment: shippingAddress === null ? next.filesOnAccount : next.onAccount,
  };
  return steps[paymentTechnicalName] ?? next.other;
}

/** When it arrives, as far as that is known. */
function deliveryTimes(order: OrderDocument): string[] {
  const { deliveryDates } = order;
  // The days come from the delivery times of products in stock; print jobs are made to order and are not among them.
  const hasStockGoods = groupByPrintJob(order.lines).others.some((line) => line.type === 'product' && !line.isDownload);
  if (!hasStockGoods || deliveryDates === null) return printDays(order);
  const { earliest, latest } = deliveryDates;
  const { delivery, oncePaid } = orderTexts[order.locale];
  const days = delivery(formatDay(order, earliest), formatDay(order, latest));
  return [isPaidFirst(order) ? `${days} ${oncePaid}` : days, ...printDays(order)];
}

/** Facts beside the lines: delivery, addresses, payment, shipping, the customer's comment. */
function facts(order: OrderDocument): MailFact[] {
  const words = orderTexts[order.locale];
  const { shippingMethod, shippingAddress, comment } = order;
  const times = deliveryTimes(order);
  return [
    ...(times.length > 0 ? [{ name: words.deliveryTime, value: times.join('\n') }] : []),
    ...(shippingMethod ? [{ name: words.shippingMethod, value: shippingMethod }] : []),
    ...(shippingAddress ? [{ name: words.shippingAddress, value: shippingAddress.join('\n') }] : []),
    { name: words.paymentMethod, value: order.paymentMethod },
    { name: words.billingAddress, value: order.billingAddress.join('\n') },
    ...(comment ? [{ name: words.comment, value: comment }] : []),
  ];
}

/** Amount, account and purpose with their heading, for who transfers the money; empty for others. */
function transfer({ order, sender }: Confirmation): { heading: string; facts: MailFact[] }[] {
  const facts = transferFacts(order, sender.seller);
  return facts.length === 0 ? [] : [{ heading: transferTexts[order.locale].heading, facts }];
}

/** Something that can be sent back: neither made to order nor a download. */
const hasGoods = ({ lines }: OrderDocument): boolean =>
  groupByPrintJob(lines).others.some((line) => line.type === 'product' && !line.isDownload);

/** Which rules of withdrawal concern this order; mixed carts get all of them. */
function withdrawalRules({ order, notice }: Confirmation): string[] {
  const words = withdrawalTexts[order.locale];
  const { jobs, others } = groupByPrintJob(order.lines);
  const consentAt = downloadConsentAt(order);
  return [
    ...(jobs.length > 0 ? [words.customPrint] : []),
    ...(others.some((line) => line.isDownload) ? [words.download] : []),
    ...(consentAt === null ? [] : [words.downloadConsent(formatMoment(order, consentAt))]),
    ...(notice === undefined ? [] : [orderTexts[order.locale].withdrawalNotice(notice.name)]),
  ];
}

/** What to do next and, when the terms come along, where they are. */
function closing({ order, terms }: Confirmation): string[] {
  const attached = terms === undefined ? [] : [orderTexts[order.locale].terms(terms.name)];
  return [...nextSteps(order), ...attached];
}

function orderLink({ order, storefrontUrl }: Confirmation) {
  const { openOrder, openToPay } = orderTexts[order.locale];
  const isToPay = isPaidFirst(order) && order.paymentTechnicalName === 'payment_online' && order.paidAt === null;
  return {
    label: isToPay ? openToPay : openOrder,
    url: `${storefrontUrl}${storefrontPaths.order(order.deepLinkCode)}`,
  };
}

const withdrawLink = ({ order, storefrontUrl }: Confirmation) => ({
  label: orderTexts[order.locale].withdraw,
  url: `${storefrontUrl}${storefrontPaths.withdraw}`,
});

function textVersion(confirmation: Confirmation): string {
  const { order, sender, storefrontUrl } = confirmation;
  const words = orderTexts[order.locale];
  const { firstName, lastName } = order.customer;
  const links = { order: orderLink(confirmation), withdraw: withdrawLink(confirmation) };
  return [
    `${words.greeting(`${firstName} ${lastName}`)}\n\n${words.confirmationIntro(formatDay(order, order.orderedAt))}`,
    `${words.orderNumber}: ${order.orderNumber}`,
    `${links.order.label}:\n${links.order.url}`,
    orderLinesText(order, storefrontUrl),
    orderTotals(order)
      .map(({ name, amount }) => `${name}: ${amount}`)
      .concat(taxFreeReasons(order))
      .join('\n'),
    `${words.whatNext}\n${closing(confirmation).join('\n')}`,
    ...transfer(confirmation).map(
      ({ heading, facts }) => `${heading}\n${facts.map(({ name, value }) => `${name}: ${value}`).join('\n')}`,
    ),
    ...facts(order).map(({ name, value }) => `${name}\n${value}`),
    `${withdrawalTexts[order.locale].heading}\n${withdrawalRules(confirmation).join('\n\n')}`,
    `${links.withdraw.label}:\n${links.withdraw.url}`,
    words.signature(sender.shopName),
  ].join('\n\n');
}

function htmlVersion(confirmation: Confirmation): SafeHtml {
  const { order, sender, storefrontUrl, firstPages } = confirmation;
  const words = orderTexts[order.locale];
  const { firstName, lastName } = order.customer;
  return html`${mailTitle(`${words.orderNumber} ${order.orderNumber}`)}
    ${mailParagraph(words.greeting(`${firstName} ${lastName}`))}
    ${mailParagraph(words.confirmationIntro(formatDay(order, order.orderedAt)))} ${mailButton(orderLink(confirmation))}
    ${orderLinesHtml(order, storefrontUrl, firstPages)} ${mailAmounts(orderTotals(order))}
    ${taxFreeReasons(order).map(mailRemark)} ${mailHeading(words.whatNext)} ${closing(confirmation).map(mailParagraph)}
    ${transfer(confirmation).map(({ heading, facts }) => [mailHeading(heading), mailFacts(facts)])}
    ${mailFacts(facts(order))} ${mailHeading(withdrawalTexts[order.locale].heading)}
    ${withdrawalRules(confirmation).map(mailRemark)}
    <p style="margin:0 0 12px">${mailLink(withdrawLink(confirmation))}</p>
    ${mailParagraph(words.signature(sender.shopName))}`;
}
