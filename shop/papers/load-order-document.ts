import * as z from 'zod/mini';
import { resolveContext } from '../context/resolve-context.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { findById } from '../entities/search/search.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../base/json.ts';
import { localeOfLanguage } from '../post/locale-of-language.ts';
import type { Shop } from '../entities/shop.ts';
import type {
  OrderDocument,
  OrderDocumentLine,
  OrderDocumentStates,
  OrderHead,
  PostalAddress,
} from './order-document.ts';

const text = z.nullable(z.string());
const state = z.nullable(z.object({ technicalName: z.string() }));
const named = z.object({ translated: z.object({ name: text }) });
const taxesSchema = z.object({
  calculatedTaxes: z.array(z.object({ taxRate: z.number(), tax: z.number(), price: z.number() })),
});
const json = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null);

const addressSchema = z.object({
  id: z.string(),
  company: text,
  department: text,
  firstName: text,
  lastName: text,
  street: text,
  additionalAddressLine1: text,
  additionalAddressLine2: text,
  zipcode: text,
  city: text,
  country: z.nullable(z.extend(named, { iso: z.string() })),
});

const linesSchema = z.array(
  z.object({
    type: z.string(),
    label: z.string(),
    quantity: z.number(),
    unitPrice: z.number(),
    totalPrice: z.number(),
    states: z.array(z.string()),
    price: taxesSchema,
    payload: json,
  }),
);

const orderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  deepLinkCode: z.string(),
  orderDateTime: z.string(),
  taxStatus: z.string(),
  positionPrice: z.number(),
  shippingTotal: z.number(),
  amountNet: z.number(),
  amountTotal: z.number(),
  customerComment: text,
  price: taxesSchema,
  shippingCosts: taxesSchema,
  currency: z.object({ isoCode: z.string() }),
  orderCustomer: z.object({
    email: z.string(),
    customerNumber: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    company: text,
    vatIds: z.nullable(z.array(z.string())),
  }),
  billingAddress: addressSchema,
  stateMachineState: state,
  deliveries: z.array(
    z.object({
      shippingDateEarliest: z.string(),
      shippingDateLatest: z.string(),
      shippingOrderAddress: addressSchema,
      shippingMethod: z.nullable(named),
      stateMachineState: state,
    }),
  ),
  transactions: z.array(
    z.object({
      paymentMethod: z.nullable(z.extend(named, { technicalName: text })),
      stateMachineState: state,
      updatedAt: text,
    }),
  ),
});

const country = { associations: { country: {} } };
const associations = {
  currency: {},
  orderCustomer: {},
  billingAddress: country,
  stateMachineState: {},
  deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: country, stateMachineState: {} } },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
};

/**
 * An order for mails and documents, with all names in the order's own language.
 *
 * @param lineItems its lines, for whoever has just written them; read unless they are given
 */
export function loadOrderDocument(shop: Shop, orderId: string, lineItems?: JsonValue): OrderDocument | undefined {
  const home = findHome(shop, orderId);
  if (home === undefined) return undefined;
  const context = resolveContext(shop, { ...home, token: '' });
  const lines = linesSchema.parse(lineItems ?? readLines(shop, orderId, context));
  return { ...describeOrder(shop, orderId, context), lines: lines.map(toLine) };
}

/** The same without its lines, of which there may be hundreds. */
export function loadOrderHead(shop: Shop, orderId: string): OrderHead | undefined {
  const home = findHome(shop, orderId);
  return home && describeOrder(shop, orderId, resolveContext(shop, { ...home, token: '' }));
}

function describeOrder(shop: Shop, orderId: string, context: SalesChannelContext): OrderHead {
  const order = orderSchema.parse(findById(shop, 'order', { id: orderId, associations }, context));
  const [delivery] = order.deliveries;
  const payment = order.transactions.at(-1)?.paymentMethod;
  return {
    id: order.id,
    locale: localeOfLanguage(shop, context.languageIds[0]),
    orderNumber: order.orderNumber,
    deepLinkCode: order.deepLinkCode,
    orderedAt: new Date(order.orderDateTime),
    currency: order.currency.isoCode,
    taxStatus: order.taxStatus,
    customer: customerOf(order),
    billingAddress: addressLines(order.billingAddress),
    shippingAddress: delivery === undefined ? null : addressLines(delivery.shippingOrderAddress),
    postal: {
      billing: postalAddress(order.billingAddress),
      shipping: delivery === undefined ? null : postalAddress(delivery.shippingOrderAddress),
    },
    positionPrice: order.positionPrice,
    shippingTotal: order.shippingTotal,
    shippingTaxes: order.shippingCosts.calculatedTaxes,
    netPrice: order.amountNet,
    totalPrice: order.amountTotal,
    taxes: order.price.calculatedTaxes,
    paymentMethod: payment?.translated.name ?? '',
    paymentTechnicalName: payment?.technicalName ?? '',
    shippingMethod: delivery?.shippingMethod?.translated.name ?? null,
    deliveryDates: delivery === undefined ? null : datesOf(delivery),
    comment: order.customerComment,
    paidAt: paidAt(order),
    states: statesOf(order),
    hasFiles: hasFiles(shop, orderId),
  };
}

const statesOf = ({ stateMachineState, deliveries, transactions }: LoadedOrder): OrderDocumentStates => ({
  order: stateMachineState?.technicalName ?? '',
  deliveries: deliveries.map((delivery) => delivery.stateMachineState?.technicalName ?? ''),
  payment: transactions.at(-1)?.stateMachineState?.technicalName ?? '',
});

function hasFiles(shop: Shop, orderId: string): boolean {
  const sql = `SELECT 1 FROM order_line_item_download d JOIN order_line_item l ON l.id = d.order_line_item_id
               WHERE l.order_id = ? LIMIT 1`;
  return shop.database.prepare(sql).get(orderId) !== undefined;
}

function findHome(shop: Shop, orderId: string) {
  const row = shop.database.prepare('SELECT sales_channel_id, language_id FROM "order" WHERE id = ?').get(orderId);
  if (row === undefined) return undefined;
  const { sales_channel_id: salesChannelId, language_id: languageId } = homeSchema.parse(row);
  return { salesChannelId, languageId };
}

/** Lines as the Store API shows them, and their prices with the taxes, which it does not show. */
function readLines(shop: Shop, orderId: string, context: SalesChannelContext): JsonValue | undefined {
  const lines = findById(shop, 'order', { id: orderId, associations: { lineItems: {} } }, context)?.['lineItems'];
  if (!isJsonList(lines)) return undefined;
  const rows = shop.database.prepare('SELECT id, price FROM order_line_item WHERE order_id = ?').all(orderId);
  const prices = new Map(
    z
      .array(priceRow)
      .parse(rows)
      .map(({ id, price }) => [id, price]),
  );
  return lines
    .filter(isJsonObject)
    .map((line) => Object.assign(line, { price: prices.get(String(line['id'])) ?? null }));
}

const priceRow = z.object({
  id: z.string(),
  price: z.pipe(
    z.string(),
    z.transform((price) => json.parse(JSON.parse(price))),
  ),
});

function addressLines(address: z.infer<typeof addressSchema>): string[] {
  const lines = [
    address.company,
    address.department,
    `${address.firstName ?? ''} ${address.lastName ?? ''}`.trim(),
    address.street,
    address.additionalAddressLine1,
    address.additionalAddressLine2,
    `${address.zipcode ?? ''} ${address.city ?? ''}`.trim(),
    address.country?.translated.name,
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '').map(String);
}

function postalAddress(address: z.infer<typeof addressSchema>): PostalAddress {
  const more = [address.additionalAddressLine1, address.additionalAddressLine2];
  return {
    company: address.company || null,
    department: address.department || null,
    name: `${address.firstName ?? ''} ${address.lastName ?? ''}`.trim(),
    street: address.street ?? '',
    more: more.flatMap((line) => line || []),
    zipcode: address.zipcode ?? '',
    city: address.city ?? '',
    countryCode: address.country?.iso ?? '',
  };
}

function readOptions(payload: JsonObject): OrderDocumentLine['options'] {
  const { options } = payload;
  if (!isJsonList(options)) return [];
  return options.filter(isJsonObject).map(({ group, option }) => ({ group: String(group), option: String(option) }));
}

/** When the newest payment came to its end, if that was a good one. */
function paidAt({ transactions }: LoadedOrder): Date | null {
  const last = transactions.at(-1);
  const isPaid = last?.stateMachineState?.technicalName === 'paid';
  return isPaid && typeof last?.updatedAt === 'string' ? new Date(last.updatedAt) : null;
}

type LoadedOrder = z.infer<typeof orderSchema>;

const customerOf = ({ orderCustomer }: LoadedOrder): OrderDocument['customer'] => ({
  ...orderCustomer,
  vatIds: orderCustomer.vatIds ?? [],
});

const datesOf = ({ shippingDateEarliest, shippingDateLatest }: LoadedOrder['deliveries'][number]) => ({
  earliest: new Date(shippingDateEarliest),
  latest: new Date(shippingDateLatest),
});

const homeSchema = z.object({ sales_channel_id: z.string(), language_id: z.string() });

function toLine(line: z.infer<typeof linesSchema>[number]): OrderDocumentLine {
  const { productNumber } = line.payload;
  return {
    type: line.type,
    label: line.label,
    productNumber: typeof productNumber === 'string' ? productNumber : null,
    options: readOptions(line.payload),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    totalPrice: line.totalPrice,
    taxes: line.price.calculatedTaxes,
    isDownload: line.states.includes('is-download'),
    payload: line.payload,
  };
}
