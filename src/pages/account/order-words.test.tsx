import type { ReactNode } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { NextSteps } from '#features/checkout/after/next-steps.tsx';
import { OrderStateWord, PaymentWord } from '#features/orders/order-facts.tsx';
import { OrderProgress } from '#features/orders/order-progress.tsx';
import { ShellProvider } from '#platform/session/shell.ts';
import { defaultShopConfig } from '#shop/base/shop-config.ts';
import { orderConfirmation } from '#shop/mail/order-confirmation.ts';
import { cancellationByShopMail, cancellationMail, paymentReceivedMail } from '#shop/mail/order-letters.ts';
import type { OrderDocument } from '#shop/papers/order-document.ts';
import { sampleJob, sampleLine, sampleOrder } from '#shop/testing/sample-order.ts';
import { orderSchema, type Order } from '#store-api/schemas/order.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { testShell } from '#testing/test-shell.ts';

type Kind = 'job' | 'goods' | 'files';
type Way = 'card' | 'prepayment' | 'invoice';

/** What the pages say of an order: the state in short, and what happens. */
const words = {
  wait: ['Wartet auf Ihre Zahlung', 'Wir fangen an, sobald Ihre Zahlung da ist.'],
  fileWait: ['Wartet auf Ihre Zahlung', 'Ihre Dateien liegen hier bereit, sobald Ihre Zahlung da ist.'],
  check: ['In der Dateiprüfung', 'Wir sehen Ihre Dateien durch, bevor wir drucken.'],
  print: ['Im Druck', 'Ihre Noten werden gedruckt und gebunden.'],
  pack: ['Wird verschickt', 'Wir packen Ihre Bestellung und schicken sie los.'],
  part: ['Teilweise unterwegs', 'Ein Teil Ihrer Bestellung ist unterwegs zu Ihnen, den Rest schicken wir nach.'],
  sent: ['Unterwegs', 'Ihre Bestellung ist unterwegs zu Ihnen.'],
  ready: ['Bereit zum Herunterladen', 'Ihre Dateien liegen unten bereit.'],
  back: ['Zurückgekommen', 'Ihre Bestellung ist zu uns zurückgekommen.'],
  partBack: ['Teilweise zurückgekommen', 'Ein Teil Ihrer Bestellung ist zu uns zurückgekommen.'],
  done: ['Abgeschlossen', 'Ihre Bestellung ist abgeschlossen.'],
  due: ['Ausgeliefert', 'Ihre Bestellung ist ausgeliefert. Es fehlt nur noch Ihre Zahlung.'],
  repaid: ['Erstattet', 'Was Sie bezahlt haben, haben wir Ihnen zurückgezahlt.'],
  unsent: ['Wird nicht verschickt', 'Diese Bestellung wird nicht verschickt'],
  owed: ['Storniert', 'Was Sie bezahlt haben, bekommen Sie zurück.'],
  free: ['Storniert', 'Sie müssen nichts bezahlen, und wir drucken und verschicken nichts mehr.'],
  given: ['Storniert', 'Was Sie bezahlt haben, haben wir Ihnen zurückgezahlt.'],
} as const;

const payments = ['open', 'paid', 'failed', 'refunded', 'refunded_partially', 'paid_partially'] as const;
type Payment = (typeof payments)[number];

/** Kind, order and delivery; then for each way to pay what is said of payments in the order above. */
const table = [
  ['job open open', { card: 'wait check wait repaid check wait', invoice: 'check check wait repaid check check' }],
  ['job in_progress open', { card: 'print print print repaid print print' }],
  ['job in_progress shipped_partially', { card: 'part part part part part part' }],
  ['job in_progress shipped', { card: 'sent sent sent sent sent sent' }],
  ['job in_progress returned', { card: 'back back back back back back' }],
  ['job in_progress returned_partially', { card: 'partBack partBack partBack partBack partBack partBack' }],
  ['job open cancelled', { card: 'unsent unsent unsent repaid unsent unsent' }],
  ['job completed shipped', { card: 'due done due done done due' }],
  ['job cancelled open', { card: 'free owed free given owed owed' }],
  ['goods open open', { card: 'wait pack wait repaid pack wait', invoice: 'pack pack wait repaid pack pack' }],
  ['goods in_progress open', { card: 'pack pack pack repaid pack pack' }],
  ['goods open shipped', { card: 'sent sent sent sent sent sent' }],
  ['goods completed shipped', { card: 'due done due done done due' }],
  ['goods cancelled open', { card: 'free owed free given owed owed' }],
  ['files open', { card: 'fileWait ready fileWait repaid ready fileWait' }],
  ['files in_progress', { card: 'fileWait ready fileWait repaid ready fileWait' }],
  ['files completed', { card: 'fileWait done fileWait done done fileWait' }],
  ['files cancelled', { card: 'free owed free given owed owed' }],
] as const;

interface Case {
  readonly kind: Kind;
  readonly way: Way;
  readonly order: string;
  readonly delivery: string | undefined;
  readonly payment: Payment;
}

/** Nothing tells payment in advance from a card; where an invoice has no row of its own, all three are the same. */
const cases = table.flatMap(([states, rows]) => {
  const [kind, order = '', delivery] = states.split(' ');
  return (['card', 'prepayment', 'invoice'] as const).flatMap((way) =>
    payments.map((payment, at) => {
      const row = way === 'invoice' && 'invoice' in rows ? rows.invoice : rows.card;
      const found: Case = { kind: kindOf(kind), way, order, delivery, payment };
      return { found, said: wordsOf(row.split(' ')[at]) };
    }),
  );
});

function kindOf(name: string | undefined): Kind {
  return name === 'job' || name === 'goods' ? name : 'files';
}

function wordsOf(name = ''): readonly [string, string] {
  const entry = Object.entries(words).find(([key]) => key === name);
  if (!entry) throw new Error(`No words called ${name}`);
  return entry[1];
}

const methods = {
  card: { id: 'c', name: 'Karte', technicalName: 'payment_online', asynchronous: true },
  prepayment: { id: 'v', name: 'Vorkasse', technicalName: 'payment_prepayment', asynchronous: false },
  invoice: { id: 'r', name: 'Rechnung', technicalName: 'payment_invoicepayment', asynchronous: false },
} as const;

const state = (technicalName: string) => ({ technicalName, name: technicalName });
const noTax = { netPrice: 10, positionPrice: 10, taxStatus: 'gross', calculatedTaxes: [] };

function orderOf({ kind, way, order, delivery, payment }: Case, amountTotal = 10): Order {
  const payload = kind === 'job' ? { printJob: sampleJob } : {};
  return orderSchema.parse({
    id: 'o',
    orderDateTime: '2026-11-21T10:00:00Z',
    price: { ...noTax, totalPrice: amountTotal },
    amountTotal,
    amountNet: amountTotal,
    positionPrice: amountTotal,
    lineItems: [{ id: 'l', quantity: 1, unitPrice: 10, totalPrice: 10, type: 'product', payload }],
    deliveries: delivery === undefined ? [] : [{ id: 'd', stateMachineState: state(delivery) }],
    transactions: [{ id: 't', paymentMethodId: 'p', paymentMethod: methods[way], stateMachineState: state(payment) }],
    stateMachineState: state(order),
  });
}

const store = createStore();
const shell = testShell(createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST' }), store);

const inShell = (parts: ReactNode) => (
  <ShellProvider value={shell}>{inGerman(<MemoryRouter>{parts}</MemoryRouter>, store)}</ShellProvider>
);

function show(parts: ReactNode): string {
  const { container } = render(inShell(parts));
  const said = container.textContent.replaceAll('\u00A0', ' ');
  cleanup();
  return said;
}

const titleOf = ({ kind, way, order, delivery = '-', payment }: Case): string =>
  `${kind}, ${way}, order ${order}, delivery ${delivery}, payment ${payment}`;

describe('pages say of an order what its states say', () => {
  test.each(cases.map(({ found, said }) => [titleOf(found), found, said] as const))('%s', (_, found, [short, long]) => {
    const order = orderOf(found);
    expect(show(<OrderStateWord order={order} />)).toBe(short);
    expect(show(<OrderProgress order={order} />)).toContain(long);
  });

  // What has begun to be worked on, or waits, is told as steps; all else as on the order's page.
  const begun = new Set<string>([words.check, words.print, words.pack, words.ready].map(([, long]) => long));
  const waiting = new Set<string>([words.wait, words.fileWait].map(([, long]) => long));
  const sobald = /[Ss]obald Ihre Zahlung/;
  const after = cases.map(({ found, said: [, long] }) => ({ found, long, title: titleOf(found) }));

  test.each(after.filter(({ long }) => waiting.has(long)))('the page after ordering waits: $title', ({ found }) => {
    expect(show(<NextSteps order={orderOf(found)} />)).toMatch(sobald);
  });

  test.each(after.filter(({ long }) => begun.has(long)))('the page after ordering begins: $title', ({ found }) => {
    expect(show(<NextSteps order={orderOf(found)} />)).not.toMatch(sobald);
  });

  test.each(after.filter(({ long }) => !begun.has(long) && !waiting.has(long)))(
    'the page after ordering follows: $title',
    async ({ found, long }) => {
      // What comes late is shown at once: React would let each of these hundreds stand 300 ms without it.
      await act(async () => void render(inShell(<NextSteps order={orderOf(found)} />)));
      expect(await screen.findByText(long, { exact: false })).toBeDefined();
    },
  );

  test.each([
    ['open', 'open', 'Noch zu bezahlen'],
    ['open', 'paid', 'Bezahlt'],
    ['open', 'paid_partially', 'Teilweise bezahlt'],
    ['open', 'failed', 'Nicht bezahlt'],
    ['open', 'refunded', 'Erstattet'],
    ['open', 'refunded_partially', 'Teilweise erstattet'],
    ['cancelled', 'open', 'Nichts zu bezahlen'],
    ['cancelled', 'failed', 'Nichts zu bezahlen'],
    ['cancelled', 'paid', 'Bezahlt'],
  ] as const)('of the payment of an order that is %s and %s', (order, payment, said) => {
    const found: Case = { kind: 'goods', way: 'prepayment', order, delivery: 'open', payment };
    expect(show(<PaymentWord order={orderOf(found)} />)).toBe(said);
  });

  test('an order that costs nothing waits for no money', () => {
    const order = orderOf({ kind: 'goods', way: 'prepayment', order: 'open', delivery: 'open', payment: 'open' }, 0);
    expect(show(<OrderProgress order={order} />)).toContain(words.pack[1]);
    expect(show(<PaymentWord order={order} />)).toBe('Nichts zu bezahlen');
    expect(show(<NextSteps order={order} />)).not.toMatch(/bezahlen|Zahlung/);
  });

  test('the delivery a promotion on shipping makes in a Shopware is none', () => {
    const found: Case = { kind: 'goods', way: 'card', order: 'open', delivery: 'shipped', payment: 'paid' };
    const order = orderOf(found);
    const price = { unitPrice: -4.9, totalPrice: -4.9, quantity: 1, calculatedTaxes: [] };
    const [sent] = order.deliveries;
    const discount = orderSchema.parse({
      ...order,
      deliveries: [sent, { id: 'x', shippingCosts: price, stateMachineState: state('open') }],
    });
    expect(show(<OrderProgress order={discount} />)).toContain(words.sent[1]);
  });
});

const lines = {
  job: [sampleLine('Druckseite', 960, 0.05, { printJob: sampleJob })],
  goods: [sampleLine('Bleistift', 2, 1.5)],
  files: [{ ...sampleLine('Datei', 1, 3), isDownload: true }],
} as const;

function documentOf({ kind, way, order, delivery, payment }: Case, more: Partial<OrderDocument> = {}): OrderDocument {
  return sampleOrder({
    lines: lines[kind],
    paymentTechnicalName: methods[way].technicalName,
    paymentMethod: methods[way].name,
    states: { order, deliveries: delivery === undefined ? [] : [delivery], payment },
    hasFiles: kind === 'files',
    ...(kind === 'files' ? { shippingAddress: null, deliveryDates: null } : {}),
    ...more,
  });
}

const sender = { shopName: 'Notenfalz', storefrontUrl: 'https://shop.example' };
const begins = 'Wir beginnen jetzt mit der Arbeit.';

describe('mails say of an order what its states say', () => {
  const paid = cases.filter(({ found }) => found.payment === 'paid');
  test.each(paid.map(({ found }) => [titleOf(found), found] as const))('its money has come: %s', (_, found) => {
    const { text } = paymentReceivedMail(documentOf(found), sender);
    const wasWaiting = found.way !== 'invoice' && found.order === 'open' && found.delivery === 'open';
    expect(text.includes(begins)).toBe(wasWaiting);
    expect(text.includes('Ihre Dateien liegen jetzt bei Ihrer Bestellung bereit.')).toBe(
      found.kind === 'files' && found.order !== 'cancelled',
    );
    expect(text.includes('ist aber storniert')).toBe(found.order === 'cancelled');
  });

  const placed = cases.filter(({ found }) => found.order === 'open' && found.payment === 'open');
  const placedNow = placed.filter(({ found }) => found.delivery === undefined || found.delivery === 'open');
  test.each(placedNow.map(({ found }) => [titleOf(found), found] as const))('it was placed: %s', (_, found) => {
    const { text } = orderConfirmation(documentOf(found), defaultShopConfig, { storefrontUrl: 'https://shop.example' });
    const waits = { card: 'Sobald Ihre Zahlung bestätigt ist', prepayment: 'Nach dem Zahlungseingang beginnen wir' };
    for (const way of ['card', 'prepayment'] as const) expect(text.includes(waits[way])).toBe(found.way === way);
    expect(text.includes('Wir beginnen jetzt')).toBe(found.way === 'invoice' && found.kind !== 'files');
    expect(text.includes('Ihre Dateien liegen bei Ihrer Bestellung bereit, sobald Ihre Zahlung da ist.')).toBe(
      found.way === 'invoice' && found.kind === 'files',
    );
    expect(text.includes('wenn Ihre Zahlung gleich da ist')).toBe(found.way !== 'invoice' && found.kind === 'goods');
  });

  test('an order that costs nothing asks for no money', () => {
    const found: Case = { kind: 'goods', way: 'prepayment', order: 'open', delivery: 'open', payment: 'open' };
    const free = documentOf(found, { totalPrice: 0 });
    const { text } = orderConfirmation(free, defaultShopConfig, { storefrontUrl: 'https://shop.example' });
    expect(text).toContain('Wir beginnen jetzt');
    expect(text).not.toMatch(/überweisen|Zahlungseingang|wenn Ihre Zahlung/);
  });

  const owed = 'Was Sie bezahlt haben, bekommen Sie auf demselben Weg zurück.';
  const nothing = 'Zu bezahlen ist nichts mehr. Haben Sie schon überwiesen, bekommen Sie Ihr Geld zurück.';
  const given = 'Was Sie bezahlt haben, haben wir Ihnen schon zurückgezahlt.';
  test.each([
    ['open', nothing],
    ['failed', nothing],
    ['paid', owed],
    ['paid_partially', owed],
    ['refunded_partially', owed],
    ['refunded', given],
  ] as const)('it was cancelled while its payment is %s', (payment, said) => {
    const found: Case = { kind: 'job', way: 'prepayment', order: 'cancelled', delivery: 'open', payment };
    for (const mail of [cancellationMail, cancellationByShopMail]) {
      const { text } = mail(documentOf(found), sender);
      for (const one of [nothing, owed, given]) expect(text.includes(one)).toBe(one === said);
    }
  });
});
