import { contextArea } from '../context/context-area.ts';
import type { ShopArea } from '../context/shop-area.ts';
import { registerContentRoutes } from './content-routes.ts';
import { categoryEntities } from './definitions/category-entities.ts';
import { cmsEntities } from './definitions/cms-entities.ts';
import { mediaEntities } from './definitions/media-entities.ts';
import { productEntities } from './definitions/product-entities.ts';
import { productPartEntities } from './definitions/product-part-entities.ts';
import { propertyEntities } from './definitions/property-entities.ts';
import { derivedFromCatalogue } from './derived/derived-from-catalogue.ts';
import { catalogueVersionMigrations, keepCatalogueVersion } from './keep-catalogue-version.ts';
import { registerMediaRoutes } from './media/media-routes.ts';
import { completeIndexedProducts } from './derived/index-products.ts';
import { keepProductChanges, productChangesMigrations } from './product-index/catalogue-changes.ts';
import { registerProductRoutes } from './product-routes.ts';
import { renewSearchIndex } from './search/index-search.ts';
import { searchMigrations } from './search/search-tables.ts';

const entities = [
  ...mediaEntities,
  ...cmsEntities,
  ...categoryEntities,
  ...propertyEntities,
  ...productEntities,
  ...productPartEntities,
];

/** Products, categories, pages, pictures and what finds them. */
export const catalogueArea: ShopArea = {
  name: 'catalogue',
  entities,
  migrations: {
    'catalogue-version': catalogueVersionMigrations,
    'product-changes': productChangesMigrations,
    search: searchMigrations,
  },
  derived: derivedFromCatalogue,
  watch(database) {
    keepCatalogueVersion(database, [...contextArea.entities, ...entities]);
    keepProductChanges(database);
  },
  ensure(shop) {
    completeIndexedProducts(shop);
    renewSearchIndex(shop);
  },
  register({ api, pages }, shop) {
    registerProductRoutes(api, shop);
    registerContentRoutes(api, shop);
    registerMediaRoutes(pages, shop);
  },
};
