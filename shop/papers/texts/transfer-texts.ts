import type { MailLocale } from '../../post/mail.ts';

/** Words of a bank transfer: of mails, invoices and the descriptions of payment methods. */
export interface TransferTexts {
  readonly heading: string;
  readonly amount: string;
  readonly holder: string;
  readonly bank: string;
  readonly purpose: string;
  /** On an invoice, before the account. */
  readonly please: string;
}

export const transferTexts: Readonly<Record<MailLocale, TransferTexts>> = {
  'de-DE': {
    heading: 'Bankverbindung',
    amount: 'Betrag',
    holder: 'Empfänger',
    bank: 'Bank',
    purpose: 'Verwendungszweck',
    please: 'Bitte überweisen Sie auf dieses Konto:',
  },
  'en-GB': {
    heading: 'Bank details',
    amount: 'Amount',
    holder: 'Account holder',
    bank: 'Bank',
    purpose: 'Payment reference',
    please: 'Please transfer to this account:',
  },
  'pl-PL': {
    heading: 'Dane do przelewu',
    amount: 'Kwota',
    holder: 'Odbiorca',
    bank: 'Bank',
    purpose: 'Tytuł przelewu',
    please: 'Prosimy o przelew na rachunek:',
  },
};
