import type { Association, EntityDefinition } from '../../entities/definition.ts';
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
import type { JsonObject } from '../../base/json.ts';
import { toOne } from '../../entities/to-one.ts';

const cents: JsonObject = {
  decimals: 2,
  interval: 0.01,
  roundForNet: true,
  apiAlias: 'shopware_core_framework_data_abstraction_layer_pricing_cash_rounding_config',
};

const noTaxFreeLimit: JsonObject = {
  enabled: false,
  currencyId: 'b7d2554b0ce847cd82f3ac9bd1c0dfca',
  amount: 0,
  apiAlias: 'shopware_core_framework_data_abstraction_layer_tax_free_config',
};

const addressFormat = [
  ['address/company', 'symbol/dash', 'address/department'],
  ['address/first_name', 'address/last_name'],
  ['address/street'],
  ['address/zipcode', 'address/city'],
  ['address/country'],
];

/** An entity a sales channel offers a choice of: `salesChannels` filters by `salesChannels.id`. */
export const offeredBy = (entity: string): Association => ({
  kind: 'manyToMany',
  entity: 'sales_channel',
  table: `sales_channel_${entity}`,
  localColumn: `${entity}_id`,
  foreignColumn: 'sales_channel_id',
  visibility: 'hidden',
});

/** Money, countries, taxes: what every shop needs before it has a product. */
export const tradeEntities: readonly EntityDefinition[] = [
  {
    name: 'currency',
    fields: {
      isoCode: string(),
      factor: number({ default: 1 }),
      symbol: string(),
      shortName: string({ translated: true }),
      name: string({ translated: true }),
      position: integer({ default: 1 }),
      isSystemDefault: boolean({ default: false }),
      itemRounding: json({ default: cents }),
      totalRounding: json({ default: cents }),
      taxFreeFrom: number({ default: 0 }),
      customFields: translatedCustomFields,
    },
    associations: { salesChannels: offeredBy('currency') },
  },
  {
    name: 'country',
    fields: {
      name: string({ translated: true }),
      iso: string(),
      iso3: string(),
      position: integer({ default: 10 }),
      active: boolean({ default: true }),
      shippingAvailable: boolean({ default: true }),
      displayStateInRegistration: boolean({ default: false }),
      forceStateInRegistration: boolean({ default: false }),
      checkVatIdPattern: boolean({ default: false }),
      vatIdPattern: string(),
      vatIdRequired: boolean({ default: false }),
      customerTax: json({ default: noTaxFreeLimit }),
      companyTax: json({ default: noTaxFreeLimit }),
      postalCodeRequired: boolean({ default: true }),
      isEu: boolean({ default: false }),
      checkPostalCodePattern: boolean({ default: false }),
      checkAdvancedPostalCodePattern: boolean({ default: false }),
      advancedPostalCodePattern: string(),
      defaultPostalCodePattern: string(),
      addressFormat: json({ translated: true, default: addressFormat, omittedWithoutValue: true }),
      customFields: translatedCustomFields,
    },
    associations: {
      states: { kind: 'oneToMany', entity: 'country_state', foreignField: 'countryId', sort: 'name' },
      salesChannels: offeredBy('country'),
    },
    constants: { translations: null },
  },
  {
    name: 'country_state',
    fields: {
      countryId: id(),
      shortCode: string(),
      name: string({ translated: true }),
      position: integer({ default: 1 }),
      active: boolean({ default: true }),
      customFields: translatedCustomFields,
    },
    associations: { country: { ...toOne('country', 'countryId'), visibility: 'hidden' } },
    indexes: [['countryId']],
  },
  {
    name: 'salutation',
    fields: {
      salutationKey: string(),
      displayName: string({ translated: true }),
      letterName: string({ translated: true }),
      customFields: translatedCustomFields,
    },
    associations: {},
  },
  {
    name: 'tax',
    fields: { taxRate: number(), name: string(), position: integer({ default: 0 }), customFields },
    associations: {},
  },
  {
    name: 'unit',
    fields: {
      shortCode: string({ translated: true }),
      name: string({ translated: true }),
      customFields: translatedCustomFields,
    },
    associations: {},
  },
  {
    name: 'delivery_time',
    fields: {
      name: string({ translated: true }),
      min: integer(),
      max: integer(),
      unit: string(),
      customFields: translatedCustomFields,
    },
    associations: {},
  },
  {
    name: 'customer_group',
    fields: {
      name: string({ translated: true }),
      displayGross: boolean({ default: true }),
      registrationActive: boolean({ default: false }),
      registrationTitle: string({ translated: true }),
      registrationIntroduction: string({ translated: true }),
      registrationOnlyCompanyRegistration: boolean({ translated: true }),
      registrationSeoMetaDescription: string({ translated: true }),
      customFields: translatedCustomFields,
    },
    associations: {},
  },
];
