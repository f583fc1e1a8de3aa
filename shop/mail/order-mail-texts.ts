import type { MailLocale } from '../post/mail.ts';

interface OrderLetterTexts {
  readonly subject: (shop: string, number: string) => string;
  readonly paragraphs: (facts: LetterFacts) => readonly string[];
}

interface LetterFacts {
  readonly name: string;
  readonly number: string;
  /** The order's total. */
  readonly amount: string;
}

/** Words of the mails that tell what becomes of an order. */
export interface OrderMailTexts {
  readonly paid: OrderLetterTexts & {
    readonly begins: string;
    readonly files: string;
    readonly cancelled: string;
    readonly invoice: string;
  };
  readonly dispatched: OrderLetterTexts & { readonly tracking: (codes: string) => string };
  readonly cancelled: OrderLetterTexts & {
    readonly refund: string;
    readonly refunded: string;
    readonly unpaid: string;
    readonly withdrawal: string;
  };
  readonly cancelledByShop: OrderLetterTexts;
  readonly refunded: OrderLetterTexts;
}

const german: OrderMailTexts = {
  paid: {
    subject: (shop, number) => `Zahlung für Ihre Bestellung ${number} bei ${shop} erhalten`,
    paragraphs: ({ name, amount, number }) => [
      `Guten Tag ${name},`,
      `Ihre Zahlung über ${amount} für die Bestellung ${number} ist da. Vielen Dank!`,
    ],
    begins: 'Wir beginnen jetzt mit der Arbeit.',
    files: 'Ihre Dateien liegen jetzt bei Ihrer Bestellung bereit.',
    cancelled: 'Die Bestellung ist aber storniert: Sie bekommen das Geld auf demselben Weg zurück.',
    invoice: 'Die Rechnung liegt dieser E-Mail bei.',
  },
  dispatched: {
    subject: (shop, number) => `Ihre Bestellung ${number} bei ${shop} ist unterwegs`,
    paragraphs: ({ name, number }) => [
      `Guten Tag ${name},`,
      `Ihre Bestellung ${number} ist fertig und hat unser Haus verlassen.`,
    ],
    tracking: (codes) => `Sendungsnummer: ${codes}`,
  },
  cancelled: {
    subject: (shop, number) => `Ihre Bestellung ${number} bei ${shop} ist storniert`,
    paragraphs: ({ name, number }) => [
      `Guten Tag ${name},`,
      `wir haben die Bestellung ${number} storniert, wie Sie es wollten. Wir drucken und versenden nichts mehr daraus.`,
    ],
    refund: 'Was Sie bezahlt haben, bekommen Sie auf demselben Weg zurück.',
    refunded: 'Was Sie bezahlt haben, haben wir Ihnen schon zurückgezahlt.',
    unpaid: 'Zu bezahlen ist nichts mehr. Haben Sie schon überwiesen, bekommen Sie Ihr Geld zurück.',
    withdrawal: 'Die Stornierung bieten wir freiwillig an. Ihr gesetzliches Widerrufsrecht bleibt davon unberührt.',
  },
  cancelledByShop: {
    subject: (shop, number) => `Ihre Bestellung ${number} bei ${shop} ist storniert`,
    paragraphs: ({ name, number }) => [
      `Guten Tag ${name},`,
      `wir haben die Bestellung ${number} storniert. Wir drucken und versenden nichts mehr daraus. Wenn Sie dazu eine Frage haben, antworten Sie einfach auf diese E-Mail.`,
    ],
  },
  refunded: {
    subject: (shop, number) => `Rückzahlung zu Ihrer Bestellung ${number} bei ${shop}`,
    paragraphs: ({ name, amount, number }) => [
      `Guten Tag ${name},`,
      `wir haben Ihnen ${amount} für die Bestellung ${number} zurückgezahlt, auf dem Weg, auf dem Sie bezahlt haben. Bis das Geld bei Ihnen ist, können einige Tage vergehen.`,
    ],
  },
};

const english: OrderMailTexts = {
  paid: {
    subject: (shop, number) => `Payment received for your order ${number} with ${shop}`,
    paragraphs: ({ name, amount, number }) => [
      `Hello ${name},`,
      `We have received your payment of ${amount} for order ${number}. Thank you!`,
    ],
    begins: 'We are starting work now.',
    files: 'Your files are now ready for you in your order.',
    cancelled: 'However, the order is cancelled: we will refund the money the same way you paid it.',
    invoice: 'The invoice is attached to this email.',
  },
  dispatched: {
    subject: (shop, number) => `Your order ${number} with ${shop} is on its way`,
    paragraphs: ({ name, number }) => [`Hello ${name},`, `Your order ${number} is finished and has left our workshop.`],
    tracking: (codes) => `Tracking number: ${codes}`,
  },
  cancelled: {
    subject: (shop, number) => `Your order ${number} with ${shop} is cancelled`,
    paragraphs: ({ name, number }) => [
      `Hello ${name},`,
      `As you asked, we have cancelled order ${number}. We will not print or send anything more from it.`,
    ],
    refund: 'What you have paid will be refunded the same way you paid it.',
    refunded: 'We have already refunded what you paid.',
    unpaid: 'There is nothing left to pay. If you have already made a transfer, you will get your money back.',
    withdrawal: 'We offer cancellation voluntarily. It does not affect your statutory right of withdrawal.',
  },
  cancelledByShop: {
    subject: (shop, number) => `Your order ${number} with ${shop} is cancelled`,
    paragraphs: ({ name, number }) => [
      `Hello ${name},`,
      `We have cancelled order ${number} and will not print or send anything more from it. If you have any questions, simply reply to this email.`,
    ],
  },
  refunded: {
    subject: (shop, number) => `Refund for your order ${number} with ${shop}`,
    paragraphs: ({ name, amount, number }) => [
      `Hello ${name},`,
      `We have refunded ${amount} for order ${number}, the same way you paid. It may take a few days for the money to reach you.`,
    ],
  },
};

const polish: OrderMailTexts = {
  paid: {
    subject: (shop, number) => `Otrzymaliśmy płatność za zamówienie ${number} w ${shop}`,
    paragraphs: ({ amount, number }) => [
      'Dzień dobry,',
      `dotarła do nas płatność w wysokości ${amount} za zamówienie ${number}. Dziękujemy!`,
    ],
    begins: 'Rozpoczynamy pracę.',
    files: 'Pliki są już do pobrania w Państwa zamówieniu.',
    cancelled: 'Zamówienie jest jednak anulowane: pieniądze zwrócimy w ten sam sposób, w jaki do nas dotarły.',
    invoice: 'Do tej wiadomości dołączamy fakturę.',
  },
  dispatched: {
    subject: (shop, number) => `Zamówienie ${number} w ${shop} jest w drodze`,
    paragraphs: ({ number }) => ['Dzień dobry,', `zamówienie ${number} jest gotowe i zostało wysłane.`],
    tracking: (codes) => `Numer przesyłki: ${codes}`,
  },
  cancelled: {
    subject: (shop, number) => `Zamówienie ${number} w ${shop} zostało anulowane`,
    paragraphs: ({ number }) => [
      'Dzień dobry,',
      `zgodnie z Państwa życzeniem anulowaliśmy zamówienie ${number}. Niczego więcej z niego nie wydrukujemy ani nie wyślemy.`,
    ],
    refund: 'Wpłacone pieniądze zwrócimy w ten sam sposób, w jaki do nas dotarły.',
    refunded: 'Wpłacone pieniądze już zwróciliśmy.',
    unpaid: 'Nie trzeba już nic płacić. Jeśli przelew został już zlecony, zwrócimy pieniądze.',
    withdrawal: 'Możliwość anulowania oferujemy dobrowolnie. Nie narusza ona ustawowego prawa odstąpienia od umowy.',
  },
  cancelledByShop: {
    subject: (shop, number) => `Zamówienie ${number} w ${shop} zostało anulowane`,
    paragraphs: ({ number }) => [
      'Dzień dobry,',
      `anulowaliśmy zamówienie ${number}. Niczego więcej z niego nie wydrukujemy ani nie wyślemy. W razie pytań prosimy odpowiedzieć na tę wiadomość.`,
    ],
  },
  refunded: {
    subject: (shop, number) => `Zwrot pieniędzy za zamówienie ${number} w ${shop}`,
    paragraphs: ({ amount, number }) => [
      'Dzień dobry,',
      `zwróciliśmy ${amount} za zamówienie ${number} w ten sam sposób, w jaki zostało opłacone. Zanim pieniądze dotrą, może minąć kilka dni.`,
    ],
  },
};

export const orderMailTexts: Readonly<Record<MailLocale, OrderMailTexts>> = {
  'de-DE': german,
  'en-GB': english,
  'pl-PL': polish,
};
