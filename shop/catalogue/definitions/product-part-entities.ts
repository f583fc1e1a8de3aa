import { type EntityDefinition, liveVersion } from '../../entities/definition.ts';
import { boolean, customFields, id, integer, json, number, string } from '../../entities/fields.ts';
import { toOne } from '../../entities/to-one.ts';

/** What a product is made of besides its own fields. */
export const productPartEntities: readonly EntityDefinition[] = [
  {
    name: 'product_media',
    fields: { productId: id(), mediaId: id(), position: integer({ default: 1 }), customFields },
    associations: { media: toOne('media', 'mediaId') },
    constants: { versionId: liveVersion },
    indexes: [['productId']],
    alwaysLoaded: ['media'],
  },
  {
    name: 'product_download',
    fields: { productId: id(), mediaId: id(), position: integer({ default: 0 }), customFields },
    associations: { media: toOne('media', 'mediaId') },
    constants: { versionId: liveVersion, productVersionId: liveVersion, product: null },
    indexes: [['productId']],
    alwaysLoaded: ['media'],
  },
  {
    name: 'product_price',
    fields: {
      productId: id(),
      ruleId: id(),
      quantityStart: integer({ default: 1 }),
      /** Null: no upper end. */
      quantityEnd: integer(),
      price: json(),
      customFields,
    },
    associations: {},
    indexes: [['productId'], ['ruleId']],
  },
  {
    name: 'product_visibility',
    /** 10 by link, 20 also in search, 30 also in listings. */
    fields: { productId: id(), salesChannelId: id(), visibility: integer() },
    associations: {},
    indexes: [['productId', 'salesChannelId', 'visibility']],
  },
  {
    name: 'product_configurator_setting',
    fields: {
      productId: id(),
      optionId: id(),
      mediaId: id(),
      position: integer({ default: 0 }),
      price: json(),
      customFields,
    },
    associations: {
      option: toOne('property_group_option', 'optionId'),
      media: toOne('media', 'mediaId'),
    },
    constants: { versionId: liveVersion },
    indexes: [['productId']],
  },
  {
    name: 'product_review',
    fields: {
      productId: id(),
      customerId: id({ visibility: 'hidden' }),
      salesChannelId: id(),
      languageId: id(),
      externalUser: string({ visibility: 'hidden', shownIn: '6.7' }),
      externalEmail: string({ visibility: 'forbidden' }),
      points: number(),
      status: boolean({ default: false }),
      comment: string(),
      content: string(),
      title: string(),
      customFields,
    },
    associations: {
      product: { ...toOne('product', 'productId'), visibility: 'hidden' },
    },
    indexes: [['productId']],
  },
  {
    name: 'product_cross_selling',
    fields: {
      productId: id({ visibility: 'hidden' }),
      name: string({ translated: true }),
      position: integer({ default: 0 }),
      sortBy: string({ default: 'name' }),
      sortDirection: string({ default: 'ASC' }),
      limit: integer({ default: 24 }),
      active: boolean({ default: false }),
      type: string({ default: 'productList' }),
    },
    associations: {
      assignedProducts: {
        kind: 'oneToMany',
        entity: 'product_cross_selling_assigned_products',
        foreignField: 'crossSellingId',
        sort: 'position',
        visibility: 'hidden',
      },
    },
    constants: { translations: null },
    indexes: [['productId']],
  },
  {
    name: 'product_cross_selling_assigned_products',
    fields: { crossSellingId: id(), productId: id(), position: integer({ default: 0 }) },
    associations: {},
    indexes: [['crossSellingId']],
  },
];
