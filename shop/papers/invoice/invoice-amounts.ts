import { articleName, type OrderDocument, type OrderDocumentLine, type OrderDocumentTax } from '../order-document.ts';
import { jobDescription, jobName } from '../print-jobs/job-words.ts';
import { groupByPrintJob, type OrderedPrintJob } from '../print-jobs/print-jobs.ts';
import { orderTexts } from '../texts/order-texts.ts';

/** Whole hundredths of the order's currency. */
type Cents = number;

/** What was sold, before tax. */
export interface InvoiceLine {
  readonly name: string;
  readonly description: string;
  readonly productNumber: string | null;
  readonly quantity: number;
  readonly net: Cents;
  readonly taxRate: number;
}

/** What is added to the goods or taken off, before tax; never below zero. */
export interface InvoicePart {
  readonly reason: string;
  readonly net: Cents;
  readonly taxRate: number;
}

/** An invoice before tax, as the norm for electronic invoices builds one (EN 16931): its parts add up to the cent. */
export interface InvoiceAmounts {
  readonly lines: readonly InvoiceLine[];
  readonly charges: readonly InvoicePart[];
  readonly allowances: readonly InvoicePart[];
  readonly taxes: readonly { readonly taxRate: number; readonly basis: Cents; readonly tax: Cents }[];
}

/**
 * Takes the tax out of gross orders: of each line what the shop reckoned for it, so that the sums of every rate are those
 * the customer paid. Discounts are not lines but allowances: the norm knows no price below zero.
 */
export function invoiceAmounts(order: OrderDocument): InvoiceAmounts {
  const { jobs, others } = groupByPrintJob(order.lines);
  const goods = others.filter(({ totalPrice }) => totalPrice >= 0);
  const discounts = others.filter(({ totalPrice }) => totalPrice < 0);
  const parts = [
    ...sharesOf(order, order.shippingTaxes, order.shippingTotal).map(named(shippingName(order))),
    ...discounts.flatMap((line) => sharesOf(order, line.taxes, line.totalPrice).map(named(line.label))),
  ];
  return {
    lines: [...jobs.flatMap((job) => jobLines(order, job)), ...goods.flatMap((line) => articleLines(order, line))],
    charges: parts.filter(({ net }) => net > 0),
    allowances: parts.filter(({ net }) => net < 0).map(({ reason, net, taxRate }) => ({ reason, net: -net, taxRate })),
    taxes: taxesOf(order),
  };
}

interface Share {
  readonly taxRate: number;
  readonly net: Cents;
  readonly tax: Cents;
}

const cents = (amount: number): Cents => Math.round(amount * 100);

/** A price by rates, before tax. */
function sharesOf({ taxStatus }: OrderDocument, taxes: readonly OrderDocumentTax[], total: number): Share[] {
  // Of nothing there is no share: a discount on the shipping is a line without a price.
  if (taxes.length === 0) return total === 0 ? [] : [{ taxRate: 0, net: cents(total), tax: 0 }];
  return sumByRate(
    taxes.map(({ taxRate, tax, price }) => ({
      taxRate,
      net: cents(price) - (taxStatus === 'gross' ? cents(tax) : 0),
      tax: cents(tax),
    })),
  );
}

function sumByRate(shares: readonly Share[]): Share[] {
  const byRate = Map.groupBy(shares, ({ taxRate }) => taxRate);
  return [...byRate].map(([taxRate, own]) => ({
    taxRate,
    net: own.reduce((sum, { net }) => sum + net, 0),
    tax: own.reduce((sum, { tax }) => sum + tax, 0),
  }));
}

const named =
  (reason: string) =>
  ({ net, taxRate }: Share): InvoicePart => ({ reason, net, taxRate });

const shippingName = ({ locale, shippingMethod }: OrderDocument): string =>
  [orderTexts[locale].shipping, shippingMethod ?? ''].filter(Boolean).join(': ');

/** A job in the words it was ordered in; what is taxed differently in it is a line of its own. */
function jobLines(order: OrderDocument, job: OrderedPrintJob): InvoiceLine[] {
  const description = jobDescription(job, order.locale).join(', ');
  const shares = sumByRate(job.lines.flatMap((line) => sharesOf(order, line.taxes, line.totalPrice)));
  const name = jobName(job, order.locale);
  return shares.map(({ net, taxRate }) => ({ name, description, productNumber: null, quantity: 1, net, taxRate }));
}

function articleLines(order: OrderDocument, line: OrderDocumentLine): InvoiceLine[] {
  const name = articleName(line);
  const { productNumber, quantity } = line;
  return sharesOf(order, line.taxes, line.totalPrice).map(({ net, taxRate }) => ({
    name,
    description: '',
    productNumber,
    quantity,
    net,
    taxRate,
  }));
}

function taxesOf(order: OrderDocument): InvoiceAmounts['taxes'] {
  const lines = order.lines.flatMap((line) => sharesOf(order, line.taxes, line.totalPrice));
  return sumByRate([...lines, ...sharesOf(order, order.shippingTaxes, order.shippingTotal)]).map(
    ({ taxRate, net, tax }) => ({ taxRate, basis: net, tax }),
  );
}
