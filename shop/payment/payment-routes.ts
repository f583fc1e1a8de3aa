import type { Context, Hono } from 'hono';
import { postMails } from '../post/deliver-mails.ts';
import type { SafeHtml } from '../post/html.ts';
import { makeInvoices } from '../orders/make-invoices.ts';
import { loadOrderDocument } from '../papers/load-order-document.ts';
import type { Shop } from '../entities/shop.ts';
import { finishPayment, type PaymentOutcome, paymentOutcomes } from './finish-payment.ts';
import { paymentErrorPage, paymentPage, type PaymentProblem } from './payment-page.ts';
import { paymentSecret } from './payment-secret.ts';
import { type PaymentTokenReading, readPaymentToken } from './payment-token.ts';
import { findTransaction } from '../orders/transactions.ts';

/** No scripts, no images, no frames. Forms may lead to where the payment returns, so `form-action` stays open. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'deny',
};

/** The embedded test provider's page and the address it returns to, where the configuration offers them. */
export function registerPaymentRoutes(app: Hono, shop: Shop): void {
  if (!shop.config.testPayment) return;
  app.get('/payment/test/:token', (call) => showPage(call, shop));
  app.on(['GET', 'POST'], '/payment/finalize-transaction', (call) => finalize(call, shop));
}

function errorPage(call: Context, shop: Shop, kind: PaymentProblem): Response {
  const content = paymentErrorPage(kind, {
    shopUrl: shop.baseUrl,
    acceptLanguage: call.req.header('accept-language') ?? '',
  });
  return page(content, kind === 'invalid' ? 404 : 410);
}

const page = (content: SafeHtml, status = 200): Response =>
  new Response(content.text, { status, headers: pageHeaders });

function read(shop: Shop, token: string): PaymentTokenReading {
  return readPaymentToken(token, paymentSecret(shop), shop.clock());
}

function showPage(call: Context, shop: Shop): Response {
  const token = call.req.param('token') ?? '';
  const reading = read(shop, token);
  if (reading.kind !== 'valid') return errorPage(call, shop, reading.kind);
  const transaction = findTransaction(shop, reading.claims.sub);
  const order = transaction && loadOrderDocument(shop, transaction.orderId);
  if (order === undefined) return errorPage(call, shop, 'invalid');
  return transaction?.state === 'open' ? page(paymentPage(order, token)) : errorPage(call, shop, 'used');
}

/** `cancel=1` is how the recorded gateway said it; a return without a word means paid. */
function outcomeOf(call: Context): PaymentOutcome {
  if (call.req.query('cancel') !== undefined) return 'cancelled';
  return paymentOutcomes.find((outcome) => outcome === call.req.query('result')) ?? 'paid';
}

async function finalize(call: Context, shop: Shop): Promise<Response> {
  const reading = read(shop, call.req.query('_sw_payment_token') ?? '');
  if (reading.kind !== 'valid') return errorPage(call, shop, reading.kind);
  const location = finishPayment(shop, reading.claims, outcomeOf(call));
  if (location === undefined) return errorPage(call, shop, 'used');
  void makeInvoices(shop);
  await postMails(shop);
  return redirect(location);
}

const redirect = (location: string): Response =>
  new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
