import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { equals } from '../../entities/criteria/criteria.ts';
import { shopError } from '../../http/shop-error.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { visibleInListings, visibleProducts } from '../product/visible-products.ts';
import type { ListingRequest } from './listing-request.ts';
import { loadListing } from './load-listing.ts';

/**
 * The products of a category and all below it.
 *
 * @throws {ShopError} 404 when there is no such category.
 */
export function categoryListing(
  shop: Shop,
  categoryId: string,
  request: ListingRequest,
  context: SalesChannelContext,
): JsonObject {
  if (shop.database.prepare('SELECT 1 FROM category WHERE id = ?').get(categoryId) === undefined) {
    throw shopError({
      status: 404,
      code: 'PRODUCT__CATEGORY_NOT_FOUND',
      detail: `Could not find category with id "${categoryId}"`,
      parameters: { entity: 'category', field: 'id', value: categoryId },
    });
  }
  const filters = [...visibleProducts(context, visibleInListings), equals('categoriesRo.id', categoryId)];
  const subject = { filters, defaultOrder: 'name-asc', currentFilters: { navigationId: categoryId } };
  return loadListing({ shop, request, subject, context });
}
