import type { JsonObject } from '../base/json.ts';
import {
  newOrderStates,
  type OrderDocument,
  type OrderDocumentLine,
  type PostalAddress,
} from '../papers/order-document.ts';

/** A line of an order; its price comes from quantity and unit price. */
export const sampleLine = (
  label: string,
  quantity: number,
  unitPrice: number,
  payload: JsonObject = {},
): OrderDocumentLine => {
  const totalPrice = cents(quantity * unitPrice);
  return {
    type: 'product',
    label,
    productNumber: label.toUpperCase(),
    options: [],
    quantity,
    unitPrice,
    totalPrice,
    taxes: [sampleTax(totalPrice)],
    isDownload: false,
    payload,
  };
};

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** The tax a gross price holds. */
const sampleTax = (price: number, taxRate = 7) => ({ taxRate, tax: cents((price * taxRate) / (100 + taxRate)), price });

/** An address in its parts. */
const samplePostal: PostalAddress = {
  company: null,
  department: null,
  name: 'Klara Kundin',
  street: 'Notenweg 1',
  more: [],
  zipcode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
};

/** What the lead line of a print job says. */
export const sampleJob: JsonObject = {
  id: 'job-1',
  title: 'Chorheft <Advent>',
  role: 'lead',
  spec: { format: 'A4', paper: '90i', sides: 'duplex', colour: 'black', binding: 'stapled', copies: 40, pages: 24 },
  files: [{ path: 'uploads/Zk3v9QmT0aLxW7sYb2NcRg/x/advent.pdf', name: 'advent.pdf', size: 1, md5: 'x', pages: 24 }],
  rights: { kind: 'public-domain', textVersion: '1', confirmedAt: '2026-11-21T08:00:00Z' },
};

/** What the lead line of a set of parts says: of each part so many copies and pages. */
export const sampleSet: JsonObject = {
  ...sampleJob,
  id: 'job-2',
  title: 'Adventskonzert, alle Stimmen',
  spec: {
    format: 'A4',
    paper: '90i',
    sides: 'duplex',
    colour: 'black',
    binding: 'stapled',
    copies: 3,
    volumes: 2,
    pages: 12,
  },
  rows: [
    { name: 'Flöte', copies: 3, pages: Array.from({ length: 8 }, () => ({ from: 'inserted' })) },
    { name: 'Tuba', copies: 2, pages: Array.from({ length: 4 }, () => ({ from: 'inserted' })) },
  ],
};

/** An order of a print job and of goods, paid on account. */
export const sampleOrder = (changes: Partial<OrderDocument> = {}): OrderDocument => ({
  id: 'o1',
  locale: 'de-DE',
  orderNumber: '10001',
  deepLinkCode: 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7cF0hL',
  orderedAt: new Date('2026-11-21T08:00:00Z'),
  currency: 'EUR',
  taxStatus: 'gross',
  customer: {
    email: 'klara@example.test',
    customerNumber: '1',
    firstName: 'Klara',
    lastName: 'Kundin',
    company: null,
    vatIds: [],
  },
  billingAddress: ['Klara Kundin', 'Notenweg 1', '10115 Berlin', 'Deutschland'],
  shippingAddress: ['Chor St. Anna', 'Domplatz 2', '50667 Köln', 'Deutschland'],
  postal: {
    billing: samplePostal,
    shipping: { ...samplePostal, company: 'Chor St. Anna', street: 'Domplatz 2', zipcode: '50667', city: 'Köln' },
  },
  lines: [
    sampleLine('Druckseite', 960, 0.05, { printJob: sampleJob }),
    sampleLine('Papier', 480, 0.02, { printJob: { id: 'job-1', role: 'paper' } }),
    sampleLine('Bleistift', 2, 1.5),
  ],
  positionPrice: 60.6,
  shippingTotal: 5.49,
  shippingTaxes: [sampleTax(5.49)],
  netPrice: 61.76,
  totalPrice: 66.09,
  taxes: [{ taxRate: 7, tax: 4.33, price: 66.09 }],
  paymentMethod: 'Rechnung',
  paymentTechnicalName: 'payment_invoicepayment',
  shippingMethod: 'Paket',
  deliveryDates: { earliest: new Date('2026-11-25T12:00:00Z'), latest: new Date('2026-11-27T12:00:00Z') },
  comment: 'Bitte gut verpacken',
  paidAt: null,
  states: newOrderStates,
  hasFiles: false,
  ...changes,
});
