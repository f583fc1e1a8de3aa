import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { allOf, anyOf, type Criteria, equals, type Filter } from '../../entities/criteria/criteria.ts';
import { extended } from '../../entities/criteria/parse-criteria.ts';
import { search, searchResultJson, type SearchResult } from '../../entities/search/search.ts';
import { isJsonList, isJsonObject, type JsonObject, textOf } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

/** Reviews of a product (Store API sheet, reviews). */
export function productReviews(
  shop: Shop,
  productId: string,
  criteria: Criteria,
  context: SalesChannelContext,
): SearchResult {
  return search(shop, 'product_review', extended(criteria, { filters: visibleReviews(productId, context) }), context);
}

/** Ten newest reviews with the distribution of stars, as the reviews element of a product page holds them. */
export function reviewsWithMatrix(shop: Shop, product: JsonObject, context: SalesChannelContext): JsonObject {
  const productId = textOf(product['id']);
  const parentId = typeof product['parentId'] === 'string' ? product['parentId'] : productId;
  const criteria: Criteria = {
    limit: 10,
    totalCountMode: 'exact',
    sortings: [{ field: 'createdAt', order: 'DESC' }],
    aggregations: [{ type: 'terms', name: 'ratingMatrix', field: 'points', sort: { field: '_key', order: 'ASC' } }],
  };
  const result = productReviews(shop, parentId, criteria, context);
  const own =
    context.customerId === null
      ? undefined
      : search(
          shop,
          'product_review',
          { filters: [allOf(equals('customerId', context.customerId), equals('productId', parentId))], limit: 1 },
          context,
        ).elements[0];
  return {
    ...searchResultJson(result),
    parentId,
    productId,
    matrix: matrixJson(result.aggregations['ratingMatrix']),
    customerReview: own ?? null,
    totalReviews: result.total,
  };
}

/** Approved reviews of a product or its parent's family, and the reader's own that still wait. */
function visibleReviews(productId: string, context: SalesChannelContext): readonly Filter[] {
  const own = context.customerId === null ? [] : [equals('customerId', context.customerId)];
  return [
    anyOf(equals('status', true), ...own),
    anyOf(equals('productId', productId), equals('product.parentId', productId)),
  ];
}

/** Counts and sum; the lists per star are empty in the real shop's answer too. */
function matrixJson(aggregation: unknown): JsonObject {
  const buckets = isJsonObject(aggregation) && isJsonList(aggregation['buckets']) ? aggregation['buckets'] : [];
  const matrix: JsonObject = { '1': [], '2': [], '3': [], '4': [], '5': [] };
  let totalReviewCount = 0;
  let pointSum = 0;
  for (const bucket of buckets.filter(isJsonObject)) {
    const count = Number(bucket['count']);
    totalReviewCount += count;
    pointSum += count * Number(bucket['key']);
  }
  const apiAlias = 'shopware_core_content_product_sales_channel_review_rating_matrix';
  return { matrix, totalReviewCount, pointSum, apiAlias };
}
