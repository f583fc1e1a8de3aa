import type { EntityDefinition } from '../../entities/definition.ts';
import {
  boolean,
  customFields,
  id,
  integer,
  json,
  number,
  string,
  translatedCustomFields,
} from '../../entities/fields.ts';
import { offeredBy } from './trade-entities.ts';
import { toOne } from '../../entities/to-one.ts';

const until67 = { visibility: 'forbidden', shownIn: '6.6' } as const;

/** Payment, shipping, the rules they depend on, and the states orders go through. */
export const checkoutMethodEntities: readonly EntityDefinition[] = [
  {
    name: 'payment_method',
    fields: {
      name: string({ translated: true }),
      distinguishableName: string({ translated: true }),
      description: string({ translated: true }),
      position: integer({ default: 1 }),
      active: boolean({ default: false }),
      afterOrderEnabled: boolean({ default: false }),
      mediaId: id(),
      shortName: string(),
      technicalName: string(),
      synchronous: boolean({ default: false, ...until67 }),
      asynchronous: boolean({ default: false, ...until67 }),
      prepared: boolean({ default: false, ...until67 }),
      refundable: boolean({ default: false, ...until67 }),
      recurring: boolean({ default: false, ...until67 }),
      handlerIdentifier: string({ visibility: 'hidden' }),
      availabilityRuleId: id({ visibility: 'hidden' }),
      customFields: translatedCustomFields,
    },
    associations: {
      media: toOne('media', 'mediaId'),
      availabilityRule: { ...toOne('rule', 'availabilityRuleId'), visibility: 'hidden' },
      salesChannels: offeredBy('payment_method'),
    },
    constants: { translations: null },
  },
  {
    name: 'shipping_method',
    fields: {
      name: string({ translated: true }),
      active: boolean({ default: false }),
      position: integer({ default: 1 }),
      description: string({ translated: true }),
      trackingUrl: string({ translated: true }),
      deliveryTimeId: id(),
      mediaId: id(),
      taxId: id({ visibility: 'hidden' }),
      availabilityRuleId: id({ visibility: 'hidden' }),
      taxType: string({ default: 'auto' }),
      technicalName: string(),
      customFields: translatedCustomFields,
    },
    associations: {
      deliveryTime: toOne('delivery_time', 'deliveryTimeId'),
      availabilityRule: toOne('rule', 'availabilityRuleId'),
      prices: {
        kind: 'oneToMany',
        entity: 'shipping_method_price',
        foreignField: 'shippingMethodId',
        sort: 'quantityStart',
        absent: [],
      },
      media: toOne('media', 'mediaId'),
      tax: toOne('tax', 'taxId'),
      salesChannels: offeredBy('shipping_method'),
    },
    constants: { translations: null, tags: null },
    alwaysLoaded: ['deliveryTime'],
  },
  {
    name: 'shipping_method_price',
    fields: {
      shippingMethodId: id(),
      ruleId: id(),
      calculation: integer(),
      calculationRuleId: id(),
      quantityStart: number(),
      quantityEnd: number(),
      currencyPrice: json(),
      customFields,
    },
    associations: {},
    indexes: [['shippingMethodId']],
  },
  {
    name: 'rule',
    fields: {
      name: string(),
      description: string(),
      priority: integer({ default: 1 }),
      /** Nested conditions, `{type, value, children}`, as the Admin API takes them. */
      conditions: json({ visibility: 'hidden', empty: [] }),
      customFields,
    },
    associations: {},
  },
  {
    name: 'state_machine_state',
    fields: {
      stateMachine: string({ visibility: 'hidden' }),
      name: string({ translated: true }),
      technicalName: string(),
      customFields: translatedCustomFields,
    },
    associations: {},
    indexes: [['stateMachine', 'technicalName']],
    withoutId: true,
  },
];
