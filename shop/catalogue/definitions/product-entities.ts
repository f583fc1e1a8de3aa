import { canonicalSeoUrls } from './canonical-seo-urls.ts';
import { type Association, type EntityDefinition, liveVersion } from '../../entities/definition.ts';
import { completeProducts } from '../product/complete-products.ts';
import { searchHits } from '../search/search-hits.ts';
import { productFields } from './product-fields.ts';
import { toOne } from '../../entities/to-one.ts';

const mapped = (entity: string, table: string, foreignColumn: string, localField: string): Association => ({
  kind: 'manyToMany',
  entity,
  table,
  localColumn: 'product_id',
  foreignColumn,
  localField,
});

/** The product itself; what belongs to it has a file of its own. */
export const productEntities: readonly EntityDefinition[] = [
  {
    name: 'product',
    fields: productFields,
    inheritance: true,
    associations: {
      tax: toOne('tax', 'taxId'),
      manufacturer: toOne('product_manufacturer', 'manufacturerId'),
      unit: toOne('unit', 'unitId'),
      deliveryTime: toOne('delivery_time', 'deliveryTimeId'),
      cover: toOne('product_media', 'coverId'),
      openGraphMedia: { ...toOne('media', 'openGraphMediaId'), offeredIn: '6.7' },
      parent: toOne('product', 'parentId'),
      cmsPage: toOne('cms_page', 'cmsPageId'),
      canonicalProduct: toOne('product', 'canonicalProductId'),
      children: { kind: 'oneToMany', entity: 'product', foreignField: 'parentId' },
      media: {
        kind: 'oneToMany',
        entity: 'product_media',
        foreignField: 'productId',
        localField: 'mediaOwnerId',
        sort: 'position',
      },
      prices: {
        kind: 'oneToMany',
        entity: 'product_price',
        foreignField: 'productId',
        localField: 'pricesOwnerId',
        sort: 'quantityStart',
        visibility: 'hidden',
      },
      visibilities: {
        kind: 'oneToMany',
        entity: 'product_visibility',
        foreignField: 'productId',
        localField: 'visibilitiesOwnerId',
        visibility: 'hidden',
      },
      categories: mapped('category', 'product_category', 'category_id', 'categoriesOwnerId'),
      /** Assigned categories and all above them; written by the product index. */
      categoriesRo: mapped('category', 'product_category_tree', 'category_id', 'categoriesOwnerId'),
      properties: mapped('property_group_option', 'product_property', 'property_group_option_id', 'propertiesOwnerId'),
      options: mapped('property_group_option', 'product_option', 'property_group_option_id', 'id'),
      tags: mapped('tag', 'product_tag', 'tag_id', 'id'),
      configuratorSettings: {
        kind: 'oneToMany',
        entity: 'product_configurator_setting',
        foreignField: 'productId',
        sort: 'position',
      },
      productReviews: { kind: 'oneToMany', entity: 'product_review', foreignField: 'productId' },
      seoUrls: canonicalSeoUrls,
      crossSellings: {
        kind: 'oneToMany',
        entity: 'product_cross_selling',
        foreignField: 'productId',
        sort: 'position',
      },
      downloads: { kind: 'oneToMany', entity: 'product_download', foreignField: 'productId', sort: 'position' },
    },
    constants: {
      versionId: liveVersion,
      translations: null,
      mainCategories: null,
      streams: null,
      sortedProperties: null,
      seoCategory: null,
    },
    indexes: [['parentId'], ['productNumber'], ['displayGroup'], ['cheapestPrice'], ['manufacturerId']],
    alwaysLoaded: ['cover', 'unit', 'deliveryTime', 'tax'],
    complete: completeProducts,
    search: searchHits,
  },
];
