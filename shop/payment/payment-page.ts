import { html, type SafeHtml } from '../mail/html.ts';
import { mailLocale, mailLocales } from '../mail/mail.ts';
import { paperPage } from '../mail/paper-page.ts';
import { formatMoney, type OrderDocument } from '../orders/order-document.ts';
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

/** Shown for links nobody signed and links that are too old; the browser's language decides. */
export function paymentErrorPage(kind: 'invalid' | 'expired', acceptLanguage: string): SafeHtml {
  const locale = mailLocale(mailLocales.find((code) => acceptLanguage.toLowerCase().startsWith(code.slice(0, 2))));
  const words = paymentTexts[locale];
  return paperPage(
    locale,
    words.invalidTitle,
    html`<h1>${words.invalidTitle}</h1>
      <p>${words[kind]}</p>`,
  );
}
