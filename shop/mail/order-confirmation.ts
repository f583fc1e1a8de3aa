import { invoiceTexts } from '../papers/texts/invoice-texts.ts';
import { formatDay, type OrderDocument } from '../papers/order-document.ts';
import { groupByPrintJob } from '../papers/print-jobs/print-jobs.ts';
import type { Seller, ShopConfig } from '../base/shop-config.ts';
import { html } from '../post/html.ts';
import type { Attachment, Mail } from '../post/mail.ts';
import { orderLinesHtml, orderLinesText } from './order-lines-table.ts';
import { orderTotals } from '../papers/order-totals.ts';
import { paperPage } from '../post/paper-page.ts';
import { orderTexts } from '../papers/texts/order-texts.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

export type Sender = Pick<ShopConfig, 'shopName' | 'shopEmail' | 'seller'>;

/**
 * Confirmation of an order: every job with its specification and files, prices, taxes, addresses, payment and
 * shipping, and the notices the law asks for on a durable medium (§ 312f BGB).
 *
 * @param terms goes out with it
 */
export function orderConfirmation(order: OrderDocument, sender: Sender, terms?: Attachment): Mail {
  const subject = orderTexts[order.locale].confirmationSubject(sender.shopName, order.orderNumber);
  return {
    to: order.customer.email,
    subject,
    text: textVersion(order, sender, terms),
    html: htmlVersion(order, sender, terms, subject),
    ...(terms === undefined ? {} : { attachments: [terms] }),
  };
}

/** How long print jobs take from payment to arrival, as far as the storefront said so when it was ordered. */
function printDays(order: OrderDocument): string[] {
  const { jobs } = groupByPrintJob(order.lines);
  const days = jobs.map(({ workingDays }) => workingDays).filter((range) => range !== undefined);
  if (days.length === 0 || days.length < jobs.length) return [];
  const slowest = { from: Math.max(...days.map(({ from }) => from)), to: Math.max(...days.map(({ to }) => to)) };
  return [orderTexts[order.locale].next.printDays(slowest.from, slowest.to)];
}

function nextSteps(order: OrderDocument): string[] {
  const { next } = orderTexts[order.locale];
  const steps: Readonly<Record<string, string>> = {
    payment_prepayment: next.prepayment(order.orderNumber),
    payment_online: next.online,
  };
  const printed = groupByPrintJob(order.lines).jobs.length > 0;
  return [steps[order.paymentTechnicalName] ?? next.other, ...(printed ? [next.print, ...printDays(order)] : [])];
}

/** Facts beside the lines: addresses, payment, shipping, the customer's comment. */
function facts(order: OrderDocument): { name: string; lines: readonly string[] }[] {
  const words = orderTexts[order.locale];
  const { deliveryDates, shippingMethod, shippingAddress, comment } = order;
  // The days come from the delivery times of products in stock; print jobs are made to order and are not among them.
  const hasStockGoods = groupByPrintJob(order.lines).others.some((line) => line.type === 'product' && !line.isDownload);
  const dates =
    hasStockGoods && deliveryDates
      ? [words.delivery(formatDay(order, deliveryDates.earliest), formatDay(order, deliveryDates.latest))]
      : [];
  return [
    { name: words.billingAddress, lines: order.billingAddress },
    ...(shippingAddress ? [{ name: words.shippingAddress, lines: shippingAddress }] : []),
    { name: words.paymentMethod, lines: [order.paymentMethod] },
    ...(shippingMethod ? [{ name: words.shippingMethod, lines: [shippingMethod, ...dates] }] : []),
    ...(comment ? [{ name: words.comment, lines: comment.split('\n') }] : []),
  ];
}

/** Name, postal address and ways to reach the seller, in one line. */
function sellerLine({ name, address, phone }: Seller): string {
  return [name, ...address, ...(phone === undefined ? [] : [phone])].join(', ');
}

/** Which rules of withdrawal concern this order; mixed carts get all of them. */
function withdrawal(order: OrderDocument, sender: Sender): { heading: string; paragraphs: readonly string[] }[] {
  const words = withdrawalTexts[order.locale];
  const { jobs, others } = groupByPrintJob(order.lines);
  const bought = others.filter((line) => line.type === 'product');
  const goods = bought.some((line) => !line.isDownload);
  const paragraphs = [
    ...(jobs.length > 0 ? [words.customPrint] : []),
    ...(bought.some((line) => line.isDownload) ? [words.download] : []),
    ...(goods ? words.notice(sellerLine(sender.seller), sender.seller.email) : []),
  ];
  const form = { heading: words.formHeading, paragraphs: words.form(sellerLine(sender.seller), sender.seller.email) };
  return [{ heading: words.heading, paragraphs }, ...(goods ? [form] : [])];
}

function sellerText({ locale }: OrderDocument, { name, address, email, phone, vatId }: Seller): string {
  const id = vatId === undefined ? [] : [`${invoiceTexts[locale].vatId} ${vatId}`];
  return [name, ...address, email, ...(phone === undefined ? [] : [phone]), ...id].join('\n');
}

/** What to do next and, when the terms come along, where they are. */
function closing(order: OrderDocument, terms: Attachment | undefined): string[] {
  const attached = terms === undefined ? [] : [orderTexts[order.locale].terms(terms.name)];
  return [...nextSteps(order), ...attached];
}

function textVersion(order: OrderDocument, sender: Sender, terms: Attachment | undefined): string {
  const words = orderTexts[order.locale];
  const { firstName, lastName } = order.customer;
  return [
    `${words.greeting} ${firstName} ${lastName},\n\n${words.confirmationIntro(formatDay(order, order.orderedAt))}`,
    `${words.orderNumber}: ${order.orderNumber}`,
    orderLinesText(order),
    orderTotals(order)
      .map(({ name, amount }) => `${name}: ${amount}`)
      .join('\n'),
    ...facts(order).map(({ name, lines }) => `${name}\n${lines.join('\n')}`),
    `${words.whatNext}\n${closing(order, terms).join('\n')}`,
    ...withdrawal(order, sender).map(({ heading, paragraphs }) => `${heading}\n${paragraphs.join('\n\n')}`),
    words.signature(sender.shopName),
    sellerText(order, sender.seller),
    '',
  ].join('\n\n');
}

function htmlVersion(order: OrderDocument, sender: Sender, terms: Attachment | undefined, subject: string) {
  const words = orderTexts[order.locale];
  const { firstName, lastName } = order.customer;
  return paperPage(
    order.locale,
    subject,
    html`<p>${words.greeting} ${firstName} ${lastName},</p>
      <p>${words.confirmationIntro(formatDay(order, order.orderedAt))}</p>
      <h1>${words.orderNumber} ${order.orderNumber}</h1>
      ${orderLinesHtml(order)}
      <table>
        <tbody>
          ${orderTotals(order).map(
            ({ name, amount, strong }) =>
              html`<tr>
                <td>${strong ? html`<strong>${name}</strong>` : name}</td>
                <td class="amount">${strong ? html`<strong>${amount}</strong>` : amount}</td>
              </tr> `,
          )}
        </tbody>
      </table>
      <h2>${words.whatNext}</h2>
      ${closing(order, terms).map((step) => html`<p>${step}</p>`)}
      <dl>
        ${facts(order).map(
          ({ name, lines }) =>
            html`<dt>${name}</dt>
              <dd>${lines.map((line) => html`${line}<br />`)}</dd>`,
        )}
      </dl>
      ${withdrawal(order, sender).map(
        ({ heading, paragraphs }) =>
          html`<h2>${heading}</h2>
            ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`,
      )}
      <p>
        ${words
          .signature(sender.shopName)
          .split('\n')
          .map((line) => html`${line}<br />`)}
      </p>
      <p>
        <small
          >${sellerText(order, sender.seller)
            .split('\n')
            .map((line) => html`${line}<br />`)}</small
        >
      </p>`,
  );
}
