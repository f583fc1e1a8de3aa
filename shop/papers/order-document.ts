import type { JsonObject } from '../base/json.ts';
import type { MailLocale } from '../post/mail.ts';

/** One line as it was ordered; amounts in major units of the order's currency. */
export interface OrderDocumentLine {
  readonly type: string;
  readonly label: string;
  readonly productNumber: string | null;
  /** "Format: A4" and so on. */
  readonly options: readonly { readonly group: string; readonly option: string }[];
  readonly quantity: number;
  readonly unitPrice: number;
  readonly totalPrice: number;
  /** How its price is taxed; a discount on goods of several rates has several. */
  readonly taxes: readonly OrderDocumentTax[];
  readonly isDownload: boolean;
  readonly payload: JsonObject;
}

/** `price` holds the tax in gross orders; in net ones it is added to it. */
export interface OrderDocumentTax {
  readonly taxRate: number;
  readonly tax: number;
  readonly price: number;
}

/** An address in its parts, for machines. */
export interface PostalAddress {
  readonly company: string | null;
  readonly department: string | null;
  /** Of a person. */
  readonly name: string;
  readonly street: string;
  readonly more: readonly string[];
  readonly zipcode: string;
  readonly city: string;
  /** ISO 3166-1, `DE`. */
  readonly countryCode: string;
}

/** Everything a confirmation or an invoice tells about an order, with names in the order's language. */
export interface OrderDocument {
  readonly id: string;
  readonly locale: MailLocale;
  readonly orderNumber: string;
  /** Opens the order to whoever knows the customer's e-mail address and postal code too. */
  readonly deepLinkCode: string;
  readonly orderedAt: Date;
  /** ISO 4217, `EUR`. */
  readonly currency: string;
  readonly taxStatus: string;
  readonly customer: {
    readonly email: string;
    readonly customerNumber: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly company: string | null;
    readonly vatIds: readonly string[];
  };
  /** Ready address lines. */
  readonly billingAddress: readonly string[];
  /** Null when nothing is shipped. */
  readonly shippingAddress: readonly string[] | null;
  /** The same two in their parts. */
  readonly postal: { readonly billing: PostalAddress; readonly shipping: PostalAddress | null };
  readonly lines: readonly OrderDocumentLine[];
  readonly positionPrice: number;
  readonly shippingTotal: number;
  readonly shippingTaxes: readonly OrderDocumentTax[];
  readonly netPrice: number;
  readonly totalPrice: number;
  readonly taxes: readonly OrderDocumentTax[];
  readonly paymentMethod: string;
  readonly paymentTechnicalName: string;
  readonly shippingMethod: string | null;
  /** Days the goods should arrive between. */
  readonly deliveryDates: { readonly earliest: Date; readonly latest: Date } | null;
  readonly comment: string | null;
  /** Null as long as the money has not arrived. */
  readonly paidAt: Date | null;
  readonly states: OrderDocumentStates;
  /** Something of it is downloaded. */
  readonly hasFiles: boolean;
}

/** Technical names; `payment` is that of the newest one. */
export interface OrderDocumentStates {
  readonly order: string;
  readonly deliveries: readonly string[];
  readonly payment: string;
}

/** Of an order that was placed just now. */
export const newOrderStates: OrderDocumentStates = { order: 'open', deliveries: ['open'], payment: 'open' };

const paidFirst: ReadonlySet<string> = new Set(['payment_prepayment', 'payment_online']);

/** Whether nothing begins before the money is there: what is paid on a payment page, or in advance. */
export const isPaidFirst = (order: Pick<OrderDocument, 'paymentTechnicalName' | 'totalPrice'>): boolean =>
  order.totalPrice > 0 && paidFirst.has(order.paymentTechnicalName);

/** What an order says as a whole. */
export type OrderHead = Omit<OrderDocument, 'lines'>;

/** By language and currency; making one takes longer than all the amounts of an order. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** `12,90 €`, `£12.90`, `12,90 zł` by the order's language. */
export function formatMoney({ locale, currency }: Pick<OrderDocument, 'locale' | 'currency'>, amount: number): string {
  const key = `${locale} ${currency}`;
  const format = moneyFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  moneyFormats.set(key, format);
  return format.format(amount);
}

/** A day as it is written out in the order's language, in German time. */
export function formatDay({ locale }: Pick<OrderDocument, 'locale'>, day: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(day);
}

/** A day and the time of day as they are written out in the order's language, in German time. */
export function formatMoment({ locale }: Pick<OrderDocument, 'locale'>, moment: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;
  return new Intl.DateTimeFormat(locale, format).format(moment);
}

/** What an article is called, with what was chosen of it: `Chorheft (A4)`. */
export function articleName({ label, options }: OrderDocumentLine): string {
  return options.length === 0 ? label : `${label} (${options.map(({ option }) => option).join(', ')})`;
}
