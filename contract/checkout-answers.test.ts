import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createShop, type RunningShop } from '#shop/create-shop.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { markPaid } from '#shop/payment/finish-payment.ts';
import { lastTransaction } from '#shop/payment/transactions.ts';
import { type AcceptedDifference, differenceLine, findAcceptance } from './accepted-difference.ts';
import { catalogueDifferences } from './catalogue-differences.ts';
import { checkoutDifferences } from './checkout-differences.ts';
import { seedCustomer } from './fixtures/seed-customer.ts';
import { seedFixtures } from './fixtures/seed-fixtures.ts';
import { loadRecordings, type Recording } from './recording.ts';
import { createReplay, RECORDED_ACCESS_KEY, RECORDED_ORIGIN } from './replay.ts';
import { learnRuntimeIds } from './runtime-ids.ts';
import { temporaryFolder } from './temporary-folder.ts';

// The catalogue's own recordings in between are held by its test.
const recordings = [...loadRecordings(113, 261), ...loadRecordings(266, 291)];
const folder = temporaryFolder();
/** Every look at the clock is a millisecond later, so that what was made later sorts later. */
let now = Date.parse('2026-11-21T07:19:12.924Z');

const open = (config: { doubleOptInRegistration?: boolean; wishlistEnabled?: boolean } = {}): Promise<RunningShop> =>
  createShop({
    folder: folder.path,
    baseUrl: RECORDED_ORIGIN,
    accessKey: RECORDED_ACCESS_KEY,
    clock: () => new Date(now++),
    rateLimits: false,
    config: {
      shopName: 'Notendruck',
      storefrontUrls: [RECORDED_ORIGIN, 'http://localhost:3000'],
      contactPhoneRequired: true,
      ...config,
    },
  });

let running = await open();
seedFixtures(running.shop);
// The fixtures' stock already lacks what this customer ordered.
const stock = running.shop.database.prepare('SELECT id, stock, available_stock, sales FROM product').all();
await seedCustomer(running, RECORDED_ORIGIN, RECORDED_ACCESS_KEY);
for (const { id, ...product } of stock) {
  running.shop.database
    .prepare('UPDATE product SET stock = ?, available_stock = ?, sales = ? WHERE id = ?')
    .run(...Object.values(product), id ?? null);
}
/** The shop that is open at the moment: some recordings were made under other settings. */
const subject = {
  get shop() {
    return running.shop;
  },
  fetch: (request: Request) => running.fetch(request),
};
const replay = createReplay(subject, loadRecordings(1, 291));

async function reopen(config: Parameters<typeof open>[0]): Promise<void> {
  await running.close();
  running = await open(config);
}

const one = (sql: string): string => String(Object.values(running.shop.database.prepare(sql).get() ?? {})[0]);
const hashOf = ({ request }: Recording): string => z.object({ hash: z.string() }).parse(request.body).hash;
const lastOrder = () => one('SELECT id FROM "order" ORDER BY order_number DESC LIMIT 1');

/** Presses a button at the payment provider for the newest order. */
async function payAt(result: string): Promise<void> {
  const headers = { 'sw-access-key': RECORDED_ACCESS_KEY };
  const url = `${RECORDED_ORIGIN}/store-api/handle-payment?orderId=${lastOrder()}&finishUrl=http://localhost:3000/paid`;
  const answer = await running.fetch(new Request(url, { headers }));
  const { redirectUrl } = z.object({ redirectUrl: z.string() }).parse(await answer.json());
  const token = redirectUrl.split('/').at(-1);
  await running.fetch(
    new Request(`${RECORDED_ORIGIN}/payment/finalize-transaction?_sw_payment_token=${token}&result=${result}`),
  );
}

function payByHand(): void {
  const id = lastOrder();
  const transaction = lastTransaction(running.shop, id);
  if (transaction !== undefined) markPaid(running.shop, transaction.id, id);
}

/** The recorded session had chosen its payment method before it had a cart. */
async function settleOnInvoice({ request }: Recording): Promise<void> {
  await running.fetch(
    new Request(`${RECORDED_ORIGIN}/store-api/context`, {
      method: 'PATCH',
      headers: { ...request.headers, 'sw-access-key': RECORDED_ACCESS_KEY },
      body: JSON.stringify({ paymentMethodId: baseIds.paymentMethods.invoice }),
    }),
  );
}

/** The address of a document is known to the customer from a mail. */
function learnInvoice({ request }: Recording): void {
  const [documentId = '', deepLinkCode = ''] = request.path.split('/').slice(-2);
  const own = `FROM document WHERE order_id = '${lastOrder()}'`;
  replay.learn(documentId, one(`SELECT id ${own}`));
  replay.learn(deepLinkCode, one(`SELECT deep_link_code ${own}`));
}

const learnHash = (recording: Recording, sql: string) => replay.learn(hashOf(recording), one(sql));
const newestRecipient = 'SELECT hash FROM newsletter_recipient ORDER BY created_at DESC, email DESC LIMIT 1';

/** What happened between two recorded calls, outside the Store API: in the administration, in a mail, at the provider. */
const before: Readonly<Record<string, (recording: Recording) => Promise<void> | void>> = {
  '113': settleOnInvoice,
  '216': payByHand,
  '218': learnInvoice,
  '228': () => payAt('paid'),
  '232': () => payAt('cancelled'),
  '238': (recording) => learnHash(recording, 'SELECT hash FROM customer_recovery'),
  '249': (recording) => learnHash(recording, newestRecipient),
  '258': (recording) => learnHash(recording, "SELECT hash FROM newsletter_recipient WHERE email LIKE 'nl2.%'"),
  '281': () => reopen({ doubleOptInRegistration: true }),
  '285': (recording) => learnHash(recording, "SELECT hash FROM customer WHERE email LIKE 'doi.%'"),
  '288': () => reopen({ wishlistEnabled: false }),
  '289': () => reopen({}),
};

afterAll(async () => {
  await running.close();
  folder.remove();
});

describe('cart, account and orders answer like the recorded shop', () => {
  const met = new Set<AcceptedDifference>();
  const accepted = [...checkoutDifferences, ...catalogueDifferences];

  // Sessions run through the recordings, so they are replayed in their order.
  for (const recording of recordings) {
    test(`recording ${recording.file}`, async () => {
      await before[recording.file.slice(0, 3)]?.(recording);
      const unexpected: string[] = [];
      for (const difference of await replay.run(recording)) {
        const acceptance = findAcceptance(accepted, recording.file, difference);
        if (acceptance === undefined) unexpected.push(differenceLine(difference));
        else met.add(acceptance);
      }
      learnRuntimeIds(running.shop, recording, (...ids) => replay.learn(...ids));
      expect(unexpected).toEqual([]);
    });
  }

  test('every accepted difference still occurs', () => {
    expect(checkoutDifferences.filter((accepted) => !met.has(accepted))).toEqual([]);
  });
});
