import { formatDay, type OrderDocument } from '../orders/order-document.ts';
import { groupByPrintJob } from '../orders/print-jobs.ts';
import { html } from './html.ts';
import type { Mail } from './mail.ts';
import { orderLinesHtml, orderLinesText } from './order-lines-table.ts';
import { orderTotals } from './order-totals.ts';
import { paperPage } from './paper-page.ts';
import { orderTexts } from './texts/order-texts.ts';
import { withdrawalTexts } from './texts/withdrawal-texts.ts';

export type Sender = { readonly shopName: string; readonly shopEmail: string };

function nextSteps(order: OrderDocument): string[] {
  const { next } = orderTexts[order.locale];
  const steps: Readonly<Record<string, string>> = {
    payment_prepayment: next.prepayment(order.orderNumber),
    payment_online: next.online,
  };
  const printed = groupByPrintJob(order.lines).jobs.length > 0;
  return [steps[order.paymentTechnicalName] ?? next.other, ...(printed ? [next.print] : [])];
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

/** Which rules of withdrawal concern this order; mixed carts get all of them. */
function withdrawal(order: OrderDocument, sender: Sender): { heading: string; paragraphs: readonly string[] }[] {
  const words = withdrawalTexts[order.locale];
  const { jobs, others } = groupByPrintJob(order.lines);
  const bought = others.filter((line) => line.type === 'product');
  const goods = bought.some((line) => !line.isDownload);
  const paragraphs = [
    ...(jobs.length > 0 ? [words.customPrint] : []),
    ...(bought.some((line) => line.isDownload) ? [words.download] : []),
    ...(goods ? words.notice(sender.shopName, sender.shopEmail) : []),
  ];
  const form = { heading: words.formHeading, paragraphs: words.form(sender.shopName, sender.shopEmail) };
  return [{ heading: words.heading, paragraphs }, ...(goods ? [form] : [])];
}

function textVersion(order: OrderDocument, sender: Sender): string {
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
    `${words.whatNext}\n${nextSteps(order).join('\n')}`,
    ...withdrawal(order, sender).map(({ heading, paragraphs }) => `${heading}\n${paragraphs.join('\n\n')}`),
    words.signature(sender.shopName),
    '',
  ].join('\n\n');
}

function htmlVersion(order: OrderDocument, sender: Sender, subject: string) {
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
      ${nextSteps(order).map((step) => html`<p>${step}</p>`)}
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
      </p>`,
  );
}

/**
 * Confirmation of an order: every job with its specification and files, prices, taxes, addresses, payment and
 * shipping, and the notices the law asks for on a durable medium (§ 312f BGB).
 */
export function orderConfirmation(order: OrderDocument, sender: Sender): Mail {
  const subject = orderTexts[order.locale].confirmationSubject(sender.shopName, order.orderNumber);
  return {
    to: order.customer.email,
    subject,
    text: textVersion(order, sender),
    html: htmlVersion(order, sender, subject),
  };
}
