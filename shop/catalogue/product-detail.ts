import { resolveCmsPage } from './cms/resolve-cms-page.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import type { Criteria } from '../entities/criteria/criteria.ts';
import { extended } from '../entities/criteria/parse-criteria.ts';
import { findById } from '../entities/search/search.ts';
import { shopError } from '../http/shop-error.ts';
import { type JsonObject, textOf } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { bestVariantId } from './product/best-variant.ts';
import { configurator } from './product/configurator.ts';
import { seoCategory } from './category/seo-category.ts';
import { visibleByLink, visibleProducts } from './product/visible-products.ts';

/** @returns the error of a product that does not exist or is not to be seen. */
export function productNotFound(productId: string) {
  return shopError({
    status: 404,
    code: 'CONTENT__PRODUCT_NOT_FOUND',
    detail: `Product for id ${productId} not found.`,
    parameters: { productId },
  });
}

interface DetailRequest {
  readonly productId: string;
  readonly criteria: Criteria;
  /** Body and query, for elements of the page that read them. */
  readonly input: JsonObject;
}

/**
 * A product page: the product (the best variant of a parent), its layout with data, and the configurator.
 *
 * @throws {ShopError} 404 for products that do not exist, are inactive or not of this channel.
 */
export function productDetail(shop: Shop, request: DetailRequest, context: SalesChannelContext): JsonObject {
  const id = bestVariantId(shop, request.productId);
  const criteria = extended(request.criteria, { filters: visibleProducts(context, visibleByLink) });
  const { limit: _limit, ids: _ids, ...wanted } = criteria;
  const product = findById(shop, 'product', { ...wanted, id }, context);
  if (product === undefined) throw productNotFound(request.productId);
  const category = seoCategory(shop, product, context);
  product['seoCategory'] = category;
  const groups = configurator(shop, product, context);
  // The page's elements hold a product of their own: SEO URLs are added to one and not to the other.
  const entity = { ...product, seoCategory: category && { ...category } };
  product['cmsPage'] = resolveCmsPage(
    { shop, context, input: request.input, page: { kind: 'product', entity }, configurator: groups },
    textOf(product['cmsPageId']),
  );
  return { product, configurator: groups, apiAlias: 'product_detail' };
}
