import type { JsonObject } from '#shop/base/json.ts';

/** What pages with a layout are asked with: the layout down to its slots, and pictures. */
export const layoutAssociations: JsonObject = {
  media: { associations: { media: {} } },
  cmsPage: {
    associations: {
      sections: {
        associations: {
          blocks: {
            associations: {
              slots: { associations: { block: { associations: { slots: { associations: {} } } } } },
            },
          },
        },
      },
    },
  },
};

/** A category page. The associations stand one level too deep, so the shop meets one named `associations`. */
export const categoryCriteria = (query: JsonObject = {}): JsonObject => ({
  associations: { associations: layoutAssociations },
  ...query,
});

export const productCriteria: JsonObject = {
  associations: {
    ...layoutAssociations,
    openGraphMedia: { associations: { thumbnails: {} } },
    seoUrls: {},
  },
};

export const orderAssociations: JsonObject = {
  stateMachineState: {},
  lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
  addresses: {},
  deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: {}, stateMachineState: {} } },
  transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
};

const counted = (name: string, field: string): JsonObject => ({
  name,
  type: 'terms',
  field,
  aggregation: { name: 'parent_childs', type: 'terms', field: 'parentId' },
});

/** Categories to narrow a search by; how many products each of them has. */
export const categoryAggregations: JsonObject[] = [
  { name: 'categories', type: 'entity', definition: 'category', field: 'categoriesRo.id' },
  { name: 'categories-counts', type: 'terms', field: 'categoriesRo.id' },
];

/** What the demo store counts besides, variants within their products. */
export const countedFilters: JsonObject[] = [
  counted('manufacturer_ids_counter', 'manufacturerId'),
  counted('option_ids_counter', 'options.id'),
  counted('property_ids_counter', 'propertyIds'),
];
