import type { MailLocale } from '../../post/mail.ts';

export interface InvoiceTexts {
  readonly title: string;
  readonly date: string;
  readonly customerNumber: string;
  readonly deliveryDate: string;
  readonly asInvoice: string;
  readonly atDelivery: string;
  readonly expected: (from: string, to: string) => string;
  readonly paid: (day: string, method: string) => string;
  readonly rate: string;
  readonly netAmount: string;
  readonly taxAmount: string;
  readonly grossAmount: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly page: (page: number, pages: number) => string;
}

export const invoiceTexts: Readonly<Record<MailLocale, InvoiceTexts>> = {
  'de-DE': {
    title: 'Rechnung',
    date: 'Rechnungsdatum',
    customerNumber: 'Kundennummer',
    deliveryDate: 'Leistungsdatum',
    asInvoice: 'entspricht dem Rechnungsdatum',
    atDelivery: 'Tag der Auslieferung, siehe Lieferschein',
    expected: (from, to) => `voraussichtlich ${from} bis ${to}`,
    paid: (day, method) => `Bezahlt am ${day} (${method})`,
    rate: 'Steuersatz',
    netAmount: 'Netto',
    taxAmount: 'MwSt.',
    grossAmount: 'Brutto',
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
  'en-GB': {
    title: 'Invoice',
    date: 'Invoice date',
    customerNumber: 'Customer number',
    deliveryDate: 'Date of supply',
    asInvoice: 'same as invoice date',
    atDelivery: 'day of dispatch, see delivery note',
    expected: (from, to) => `expected ${from} to ${to}`,
    paid: (day, method) => `Paid on ${day} (${method})`,
    rate: 'Tax rate',
    netAmount: 'Net',
    taxAmount: 'VAT',
    grossAmount: 'Gross',
    vatId: 'VAT ID',
    taxNumber: 'Tax number',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  'pl-PL': {
    title: 'Faktura',
    date: 'Data wystawienia',
    customerNumber: 'Numer klienta',
    deliveryDate: 'Data dostawy',
    asInvoice: 'zgodna z datą wystawienia',
    atDelivery: 'dzień wysyłki, zob. dowód dostawy',
    expected: (from, to) => `przewidywana od ${from} do ${to}`,
    paid: (day, method) => `Zapłacono ${day} (${method})`,
    rate: 'Stawka VAT',
    netAmount: 'Netto',
    taxAmount: 'VAT',
    grossAmount: 'Brutto',
    vatId: 'Nr VAT UE',
    taxNumber: 'Numer podatkowy',
    page: (page, pages) => `Strona ${page} z ${pages}`,
  },
};
