import * as z from 'zod/mini';
import { bookStock } from '#shop/orders/book-stock.ts';
import { createInvoice } from '#shop/orders/invoice.ts';
import { markPaid } from '#shop/payment/finish-payment.ts';
import { lastTransaction } from '#shop/orders/transactions.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import type { Shop } from '#shop/entities/shop.ts';
import type { Recording } from './recording.ts';
import type { ReopeningShop } from './reopening-shop.ts';
import { recordedAccessKey, recordedOrigin, type Replay } from './replay.ts';

interface Scene {
  readonly running: ReopeningShop;
  readonly replay: Replay;
  readonly recording: Recording;
}

const one = (shop: Shop, sql: string): string => String(Object.values(shop.database.prepare(sql).get() ?? {})[0]);
const lastOrder = (shop: Shop) => one(shop, 'SELECT id FROM "order" ORDER BY order_number DESC LIMIT 1');

const newestRecipient = 'SELECT hash FROM newsletter_recipient ORDER BY created_at DESC, email DESC LIMIT 1';

/** By the number of the recording before which they happened. */
const events: Readonly<Record<string, (scene: Scene) => Promise<void> | void>> = {
  '113': settleOnInvoice,
  '216': payByHand,
  '218': writeInvoice,
  '223': bookAgain,
  '228': (scene) => payAt(scene, 'paid'),
  '232': (scene) => payAt(scene, 'cancelled'),
  '238': (scene) => learnHash(scene, 'SELECT hash FROM customer_recovery'),
  '249': (scene) => learnHash(scene, newestRecipient),
  '258': (scene) => learnHash(scene, "SELECT hash FROM newsletter_recipient WHERE email LIKE 'nl2.%'"),
  '281': ({ running }) => running.reopen({ doubleOptInRegistration: true }),
  '285': (scene) => learnHash(scene, "SELECT hash FROM customer WHERE email LIKE 'doi.%'"),
  '288': ({ running }) => running.reopen({ wishlistEnabled: false }),
  '289': ({ running }) => running.reopen({}),
};

/** What happened before a recorded call outside the Store API: in the administration, in a mail, at the provider. */
export async function letHappen(scene: Scene): Promise<void> {
  await events[scene.recording.file.slice(0, 3)]?.(scene);
}

/** Presses a button at the payment provider for the newest order. */
async function payAt({ running }: Scene, result: string): Promise<void> {
  const headers = { 'sw-access-key': recordedAccessKey };
  const order = `orderId=${lastOrder(running.shop)}&finishUrl=http://localhost:3000/paid`;
  const answer = await running.fetch(new Request(`${recordedOrigin}/store-api/handle-payment?${order}`, { headers }));
  const { redirectUrl } = z.object({ redirectUrl: z.string() }).parse(await answer.json());
  const token = redirectUrl.split('/').at(-1);
  await running.fetch(
    new Request(`${recordedOrigin}/payment/finalize-transaction?_sw_payment_token=${token}&result=${result}`),
  );
}

function payByHand({ running: { shop } }: Scene): void {
  const id = lastOrder(shop);
  const transaction = lastTransaction(shop, id);
  if (transaction !== undefined) markPaid(shop, transaction.id, id);
}

/** The recorded session had chosen its payment method before it had a cart. */
async function settleOnInvoice({ running, recording: { request } }: Scene): Promise<void> {
  await running.fetch(
    new Request(`${recordedOrigin}/store-api/context`, {
      method: 'PATCH',
      headers: { ...request.headers, 'sw-access-key': recordedAccessKey },
      body: JSON.stringify({ paymentMethodId: baseIds.paymentMethods.invoice }),
    }),
  );
}

/** The administration writes the invoice; the customer knows its address from a mail. */
function writeInvoice({ running: { shop }, replay, recording: { request } }: Scene): void {
  createInvoice(shop, lastOrder(shop));
  const [documentId = '', deepLinkCode = ''] = request.path.split('/').slice(-2);
  const own = `FROM document WHERE order_id = '${lastOrder(shop)}'`;
  replay.learn(documentId, one(shop, `SELECT id ${own}`));
  replay.learn(deepLinkCode, one(shop, `SELECT deep_link_code ${own}`));
}

/** Ours puts the goods of a cancelled order back into stock; the recorded shop did not. */
function bookAgain({ running: { shop } }: Scene): void {
  const rows = shop.database
    .prepare('SELECT product_id, quantity FROM order_line_item WHERE order_id = ? AND product_id IS NOT NULL')
    .all(lastOrder(shop));
  bookStock(
    shop,
    rows.map((row) => ({ productId: String(row['product_id']), quantity: Number(row['quantity']) })),
  );
}

function learnHash({ running: { shop }, replay, recording: { request } }: Scene, sql: string): void {
  const { hash } = z.object({ hash: z.string() }).parse(request.body);
  replay.learn(hash, one(shop, sql));
}
