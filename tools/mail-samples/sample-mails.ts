import { confirmationMail, newsletterMail, recoveryMail } from '#shop/account/mails/account-mails.ts';
import { contactMail, contactReceipt, revocationNotice, revocationReceipt } from '#shop/account/mails/form-mails.ts';
import type { SizedPage } from '#shop/mail/first-pages.ts';
import { orderConfirmation } from '#shop/mail/order-confirmation.ts';
import {
  cancellationByShopMail,
  cancellationMail,
  dispatchMail,
  paymentReceivedMail,
  refundMail,
} from '#shop/mail/order-letters.ts';
import { orderNotice } from '#shop/mail/order-notice.ts';
import { cancellationNotice, deletionNotice } from '#shop/mail/owner-notices.ts';
import type { OrderDocument } from '#shop/papers/order-document.ts';
import type { ShopConfig } from '#shop/base/shop-config.ts';
import { SafeHtml } from '#shop/post/html.ts';
import type { Mail, MailLocale } from '#shop/post/mail.ts';
import { withoutScores } from '#shop/post/mail-parts.ts';
import { sampleJob, sampleLine, sampleOrder, sampleSet } from '#shop/testing/sample-order.ts';

export interface SampleHome {
  readonly config: ShopConfig;
  readonly locale: MailLocale;
  /** In that language, without a trailing slash. */
  readonly storefrontUrl: string;
  /** Of the print jobs, by their ids. */
  readonly firstPages?: ReadonlyMap<string, SizedPage>;
}

const title = 'Johann Sebastian Bach: Weihnachtsoratorium, Kantaten I–III, Chorpartitur mit Klavierauszug';
const job = { ...sampleJob, title, workingDays: { from: 3, to: 4 } };

/** What somebody writes in a form. */
const message = {
  name: 'Klara Kundin',
  email: 'klara@example.test',
  phone: null,
  subject: 'Lieferzeit',
  comment: 'Schaffen Sie 40 Hefte bis zum ersten Advent?\n\nViele Grüße',
  contract: '10001',
  arrivedAt: new Date('2026-11-21T08:00:00Z'),
};

/** Reports of a rights infringement, as the page for them writes them. */
const sampleReports = {
  'de-DE': {
    subject: 'Rechtsverletzung: Soirées musicales, op. 6',
    comment:
      'Um welches Werk geht es?\nSoirées musicales, op. 6\n\nWo haben Sie es gefunden?\nBestellung 10042\n\nWas ist daran nicht erlaubt?\nDie Ausgabe ist von mir und nicht freigegeben.',
  },
  'en-GB': {
    subject: 'Rights infringement: Soirées musicales, op. 6',
    comment:
      'Which work is it about?\nSoirées musicales, op. 6\n\nWhere did you find it?\nOrder 10042\n\nWhat is not allowed about it?\nThe edition is mine and has not been released.',
  },
  'pl-PL': {
    subject: 'Naruszenie praw: Soirées musicales, op. 6',
    comment:
      'Jakiego utworu to dotyczy?\nSoirées musicales, op. 6\n\nGdzie Państwo go znaleźli?\nZamówienie 10042\n\nCo jest w nim niedozwolone?\nTo moje wydanie, nieudostępnione do druku.',
  },
} as const satisfies Record<MailLocale, { readonly subject: string; readonly comment: string }>;

/** Every mail the shop writes, with invented customers; to look at, in each language. */
export function sampleMails(home: SampleHome): ReadonlyMap<string, Mail> {
  const { config, locale, storefrontUrl } = home;
  const { shopName } = config;
  const sender = { shopName, storefrontUrl };
  const facts = {
    to: 'klara@example.test',
    name: 'Klara Kundin',
    locale,
    shopName,
    storefrontUrl,
    hash: 'a'.repeat(32),
  };
  const receipt = { shopName, locale };
  const report = { ...message, ...sampleReports[locale], name: 'Clara Wieck' };
  const queries = ['Chorheft: PRINT-SW-A4 ist 12-mal bestellt, nachgezählt sind es 16.'];
  return new Map<string, Mail>([
    ...orderSamples(home),
    ['paid', paymentReceivedMail(order(locale), sender, { number: '1042', content: new Uint8Array() })],
    ['dispatched', dispatchMail(order(locale), sender, ['00340434161094042557'])],
    ['cancelled', cancellationMail(order(locale), sender)],
    ['cancelled-by-shop', cancellationByShopMail(order(locale), sender)],
    ['refunded', refundMail(order(locale), sender)],
    ['registration', confirmationMail(facts, false)],
    ['registration-guest', confirmationMail(facts, true)],
    ['recovery', recoveryMail(facts)],
    ['newsletter', newsletterMail(facts)],
    ['contact', contactReceipt(message, receipt, true)],
    ['contact-unconfirmed', contactReceipt(message, receipt, false)],
    ['infringement', contactReceipt(report, receipt, true)],
    ['withdrawal', revocationReceipt(message, receipt, true)],
    ['owner-order', orderNotice(order(locale), { queries, remarks: [] }, config)],
    ['owner-contact', contactMail(config.shopEmail, message)],
    ['owner-infringement', contactMail(config.shopEmail, report)],
    ['owner-withdrawal', revocationNotice(config.shopEmail, message)],
    ['owner-cancelled', cancellationNotice('10001', config)],
    ['owner-file-deleted', deletionNotice('10001', 'uploads/x/advent.pdf', config)],
  ]);
}

function orderSamples({ config, locale, storefrontUrl, firstPages = new Map() }: SampleHome): [string, Mail][] {
  const terms = { name: 'AGB.html', mimeType: 'text/html', content: new Uint8Array() };
  const confirm = (changes: Partial<OrderDocument> = {}) =>
    orderConfirmation(order(locale, changes), config, { storefrontUrl, terms, firstPages });
  return [
    ['order', confirm()],
    ['order-without-pictures', withoutPictures(confirm())],
    ['order-online', confirm({ paymentTechnicalName: 'payment_online', paymentMethod: 'Online' })],
    [
      'order-prepayment',
      confirm({ paymentTechnicalName: 'payment_prepayment', lines: order(locale).lines.slice(0, 2) }),
    ],
  ];
}

/** As whoever gets it after its files have gone. */
const withoutPictures = (mail: Mail): Mail => ({
  ...mail,
  html: new SafeHtml(
    withoutScores(
      mail.html.text,
      (mail.pages ?? []).map(({ id }) => id),
    ),
  ),
});

const order = (locale: MailLocale, changes: Partial<OrderDocument> = {}): OrderDocument =>
  sampleOrder({
    locale,
    lines: [
      sampleLine('Druckseite', 960, 0.05, { printJob: job }),
      sampleLine('Papier', 480, 0.02, { printJob: { id: 'job-1', role: 'paper' } }),
      sampleLine('Druckseite', 720, 0.05, { printJob: sampleSet }),
      {
        ...sampleLine('Notenständer „Orchester“, höhenverstellbar', 2, 1149.5),
        options: [{ group: '', option: 'Schwarz' }],
      },
      { ...sampleLine('Mendelssohn: Hebriden-Ouvertüre (PDF)', 1, 9.9), isDownload: true },
    ],
    positionPrice: 2402.5,
    shippingTotal: 0,
    totalPrice: 2402.5,
    netPrice: 2018.91,
    taxes: [{ taxRate: 19, tax: 383.59, price: 2402.5 }],
    ...changes,
  });
