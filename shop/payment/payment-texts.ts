import type { MailLocale } from '../post/mail.ts';

export interface PaymentTexts {
  readonly title: string;
  readonly notice: string;
  readonly order: string;
  readonly amount: string;
  readonly pay: string;
  readonly fail: string;
  readonly cancel: string;
  readonly invalidTitle: string;
  readonly invalid: string;
  readonly expired: string;
  readonly usedTitle: string;
  readonly used: string;
  readonly toShop: string;
}

export const paymentTexts: Readonly<Record<MailLocale, PaymentTexts>> = {
  'de-DE': {
    title: 'Testzahlung',
    notice: 'Dies ist eine Testseite: Es wird kein Geld bewegt. Wählen Sie, wie die Zahlung ausgehen soll.',
    order: 'Bestellnummer',
    amount: 'Betrag',
    pay: 'Bezahlen',
    fail: 'Zahlung fehlschlagen lassen',
    cancel: 'Abbrechen',
    invalidTitle: 'Diese Zahlung gibt es nicht',
    invalid: 'Der Link ist ungültig. Bitte starten Sie die Zahlung in Ihrer Bestellung noch einmal.',
    expired: 'Der Link ist abgelaufen. Bitte starten Sie die Zahlung in Ihrer Bestellung noch einmal.',
    usedTitle: 'Diese Zahlung ist schon abgeschlossen',
    used: 'Es wurde nichts noch einmal gebucht. Den Stand der Zahlung nennt Ihre Bestellung.',
    toShop: 'Zum Shop',
  },
  'en-GB': {
    title: 'Test payment',
    notice: 'This is a test page: no money changes hands. Choose how the payment should turn out.',
    order: 'Order number',
    amount: 'Amount',
    pay: 'Pay',
    fail: 'Let the payment fail',
    cancel: 'Cancel',
    invalidTitle: 'There is no such payment',
    invalid: 'The link is not valid. Please start the payment again from your order.',
    expired: 'The link has expired. Please start the payment again from your order.',
    usedTitle: 'This payment is already finished',
    used: 'Nothing was charged again. Your order shows the status of the payment.',
    toShop: 'Go to the shop',
  },
  'pl-PL': {
    title: 'Płatność testowa',
    notice: 'To jest strona testowa: żadne pieniądze nie są przekazywane. Proszę wybrać wynik płatności.',
    order: 'Numer zamówienia',
    amount: 'Kwota',
    pay: 'Zapłać',
    fail: 'Niech płatność się nie powiedzie',
    cancel: 'Anuluj',
    invalidTitle: 'Nie ma takiej płatności',
    invalid: 'Link jest nieprawidłowy. Prosimy ponownie rozpocząć płatność w zamówieniu.',
    expired: 'Link wygasł. Prosimy ponownie rozpocząć płatność w zamówieniu.',
    usedTitle: 'Ta płatność jest już zakończona',
    used: 'Nic nie zostało pobrane ponownie. Stan płatności podaje zamówienie.',
    toShop: 'Do sklepu',
  },
};
