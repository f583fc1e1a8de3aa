import { resolveCmsPage } from '../cms/resolve-cms-page.ts';
import type { SalesChannelContext } from '../context/sales-channel-context.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { extended } from '../criteria/parse-criteria.ts';
import { findById } from '../entities/search.ts';
import { shopError } from '../http/shop-error.ts';
import { type JsonObject, textOf } from '../json.ts';
import type { Shop } from '../shop.ts';
import { bestVariantId } from './best-variant.ts';
import { configurator } from './configurator.ts';
import { seoCategory } from './seo-category.ts';
import { VISIBLE_BY_LINK, visibleProducts } from './visible-products.ts';

/** @returns the error of a product that does not exist or is not to be seen. */
export function productNotFound(productId: string) {
  return shopError({
    status: 404,
    code: 'CONTENT__PRODUCT_NOT_FOUND',
    detail: `Product for id ${productId} not found.`,
    parameters: { productId },
  });
}

type DetailRequest = {
  readonly productId: string;
  readonly criteria: Criteria;
  /** Body and query, for elements of the page that read them. */
  readonly input: JsonObject;
};

/**
 * A product page: the product (the best variant of a parent), its layout with data, and the configurator.
 *
 * @throws {ShopError} 404 for products that do not exist, are inactive or not of this channel.
 */
export function productDetail(shop: Shop, request: DetailRequest, context: SalesChannelContext): JsonObject {
  const id = bestVariantId(shop, request.productId);
  const criteria = extended(request.criteria, { filters: visibleProducts(context, VISIBLE_BY_LINK) });
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
