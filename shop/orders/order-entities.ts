import { type Association, type EntityDefinition, liveVersion } from '../entities/definition.ts';
import { customFields, date, id, json, list, number, string } from '../entities/fields.ts';
import { addressAssociations, heldByAddresses } from '../context/definitions/held-by-addresses.ts';
import { documentEntities } from './document-entities.ts';
import { orderLineEntities } from './order-line-entities.ts';
import { toOne } from '../entities/to-one.ts';

const ofOrder = (entity: string, sort: string): Association => ({
  kind: 'oneToMany',
  entity,
  foreignField: 'orderId',
  sort,
});

const order: EntityDefinition = {
  name: 'order',
  fields: {
    orderNumber: string(),
    currencyId: id(),
    currencyFactor: number({ default: 1 }),
    salesChannelId: id(),
    languageId: id(),
    billingAddressId: id(),
    stateId: id({ visibility: 'hidden' }),
    orderDateTime: date(),
    orderDate: date(),
    price: json(),
    amountTotal: number(),
    amountNet: number(),
    positionPrice: number(),
    taxStatus: string(),
    shippingCosts: json(),
    shippingTotal: number(),
    deepLinkCode: string(),
    affiliateCode: string(),
    campaignCode: string(),
    customerComment: string(),
    source: string(),
    primaryOrderDeliveryId: id({ visibility: 'forbidden', shownIn: '6.7' }),
    primaryOrderTransactionId: id({ visibility: 'forbidden', shownIn: '6.7' }),
    customFields,
  },
  associations: {
    primaryOrderDelivery: { ...toOne('order_delivery', 'primaryOrderDeliveryId'), offeredIn: '6.7' },
    primaryOrderTransaction: { ...toOne('order_transaction', 'primaryOrderTransactionId'), offeredIn: '6.7' },
    orderCustomer: { kind: 'oneToMany', entity: 'order_customer', foreignField: 'orderId', single: true },
    currency: toOne('currency', 'currencyId'),
    language: toOne('language', 'languageId'),
    addresses: ofOrder('order_address', 'createdAt'),
    billingAddress: toOne('order_address', 'billingAddressId'),
    deliveries: ofOrder('order_delivery', 'createdAt'),
    lineItems: ofOrder('order_line_item', 'position'),
    transactions: ofOrder('order_transaction', 'createdAt'),
    stateMachineState: toOne('state_machine_state', 'stateId'),
    documents: ofOrder('document', 'createdAt'),
  },
  constants: {
    versionId: liveVersion,
    billingAddressVersionId: liveVersion,
    tags: null,
    createdById: null,
    updatedById: null,
  },
  indexes: [['orderNumber'], ['deepLinkCode']],
};

const orderCustomer: EntityDefinition = {
  name: 'order_customer',
  fields: {
    orderId: id({ visibility: 'hidden' }),
    customerId: id({ visibility: 'hidden' }),
    email: string(),
    salutationId: id(),
    firstName: string(),
    lastName: string(),
    title: string(),
    vatIds: json(),
    company: string(),
    customerNumber: string(),
    customFields,
  },
  associations: { salutation: toOne('salutation', 'salutationId') },
  constants: { versionId: liveVersion },
  indexes: [['orderId'], ['customerId']],
};

const orderAddress: EntityDefinition = {
  name: 'order_address',
  fields: {
    orderId: id({ visibility: 'hidden' }),
    countryId: id(),
    countryStateId: id(),
    salutationId: id({ visibility: 'hidden' }),
    vatId: string(),
    ...heldByAddresses,
  },
  associations: addressAssociations,
  constants: { versionId: liveVersion },
  indexes: [['orderId']],
};

const orderDelivery: EntityDefinition = {
  name: 'order_delivery',
  fields: {
    orderId: id(),
    shippingOrderAddressId: id(),
    shippingMethodId: id(),
    trackingCodes: list({ empty: [] }),
    shippingDateEarliest: date(),
    shippingDateLatest: date(),
    shippingCosts: json(),
    stateId: id(),
    customFields,
  },
  associations: {
    shippingOrderAddress: toOne('order_address', 'shippingOrderAddressId'),
    shippingMethod: toOne('shipping_method', 'shippingMethodId'),
    stateMachineState: toOne('state_machine_state', 'stateId'),
  },
  constants: {
    versionId: liveVersion,
    orderVersionId: liveVersion,
    shippingOrderAddressVersionId: liveVersion,
    positions: null,
  },
  indexes: [['orderId']],
};

const orderTransaction: EntityDefinition = {
  name: 'order_transaction',
  fields: { orderId: id(), paymentMethodId: id(), amount: json(), stateId: id(), customFields },
  associations: {
    paymentMethod: toOne('payment_method', 'paymentMethodId'),
    stateMachineState: toOne('state_machine_state', 'stateId'),
  },
  constants: { versionId: liveVersion, orderVersionId: liveVersion, captures: null, validationData: [] },
  indexes: [['orderId']],
};

/** Orders keep copies of everything they were placed with: prices, names, addresses, line-item payloads. */
export const orderEntities: readonly EntityDefinition[] = [
  order,
  orderCustomer,
  orderAddress,
  orderDelivery,
  orderTransaction,
  ...orderLineEntities,
  ...documentEntities,
];
