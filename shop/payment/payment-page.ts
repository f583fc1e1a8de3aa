import { html, type SafeHtml } from '../post/html.ts';
import { mailLocale, mailLocales } from '../post/mail.ts';
import { paperPage } from '../post/paper-page.ts';
import { formatMoney, type OrderDocument } from '../papers/order-document.ts';
import { paymentOutcomes } from './finish-payment.ts';
import { paymentTexts } from './payment-texts.ts';

/** The page a customer is sent to for an online payment: plainly a test, plain form buttons, no scripts. */
export function paymentPage(order: OrderDocument, token: string): SafeHtml {
  const words = paymentTexts[order.locale];
  const labels = { paid: words.pay, failed: words.fail, cancelled: words.cancel } as const;
  return paperPage(
    order.locale,
    words.title,
    html`<h1>${words.title}</h1>
      <p class="note">${words.notice}</p>
      <dl>
        <dt>${words.order}</dt>
        <dd>${order.orderNumber}</dd>
        <dt>${words.amount}</dt>
        <dd><strong>${formatMoney(order, order.totalPrice)}</strong></dd>
      </dl>
      <form method="get" action="/payment/finalize-transaction">
        <input type="hidden" name="_sw_payment_token" value="${token}" />
        ${paymentOutcomes.map(
          (outcome) =>
            html`<button name="result" value="${outcome}" ${outcome === 'paid' && html`class="primary"`}>
              ${labels[outcome]}
            </button> `,
        )}
      </form>`,
  );
}

/** Why a link leads to no payment: nobody signed it, its half hour is over, or the payment is finished. */
export type PaymentProblem = 'invalid' | 'expired' | 'used';

interface PaymentErrorFacts {
  readonly shopUrl: string;
  /** The browser's language decides. */
  readonly acceptLanguage: string;
}

/** The page instead of a payment; its link leads to the shop, never to an address of the token. */
export function paymentErrorPage(kind: PaymentProblem, { shopUrl, acceptLanguage }: PaymentErrorFacts): SafeHtml {
  const locale = mailLocale(mailLocales.find((code) => acceptLanguage.toLowerCase().startsWith(code.slice(0, 2))));
  const words = paymentTexts[locale];
  const title = kind === 'used' ? words.usedTitle : words.invalidTitle;
  return paperPage(
    locale,
    title,
    html`<h1>${title}</h1>
      <p>${words[kind]}</p>
      <p><a href="${shopUrl}">${words.toShop}</a></p>`,
  );
}
