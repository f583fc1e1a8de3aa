import type { MailLocale } from '../mail/mail.ts';

export type InvoiceTexts = {
  readonly title: string;
  readonly date: string;
  readonly customerNumber: string;
  readonly deliveryDate: string;
  readonly asInvoice: string;
};

export const invoiceTexts: Readonly<Record<MailLocale, InvoiceTexts>> = {
  'de-DE': {
    title: 'Rechnung',
    date: 'Rechnungsdatum',
    customerNumber: 'Kundennummer',
    deliveryDate: 'Leistungsdatum',
    asInvoice: 'entspricht dem Rechnungsdatum',
  },
  'en-GB': {
    title: 'Invoice',
    date: 'Invoice date',
    customerNumber: 'Customer number',
    deliveryDate: 'Date of supply',
    asInvoice: 'same as invoice date',
  },
  'pl-PL': {
    title: 'Faktura',
    date: 'Data wystawienia',
    customerNumber: 'Numer klienta',
    deliveryDate: 'Data dostawy',
    asInvoice: 'zgodna z datą wystawienia',
  },
};
