import { categoryRoots } from '../category/category-trees.ts';
import { configurator } from '../product/configurator.ts';
import { crossSellings } from '../product/cross-selling.ts';
import { categoryListing } from '../listing/category-listing.ts';
import { parseListingRequest } from '../listing/listing-request.ts';
import { reviewsWithMatrix } from '../product/reviews.ts';
import { cardAssociations, visibleByLink, visibleProducts } from '../product/visible-products.ts';
import { search } from '../../entities/search/search.ts';
import { isJsonList, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import { type CmsResolution, type ElementConfig, settingValue } from './cms-element.ts';

/** `product-box`. */
export function productBoxElement(resolution: CmsResolution, config: ElementConfig): JsonObject {
  const product = elementProduct(resolution, config);
  return { productId: product?.['id'] ?? null, product, apiAlias: 'cms_product_box' };
}

/** `product-slider`: fixed products, in their order. */
export function productSliderElement(resolution: CmsResolution, config: ElementConfig): JsonObject {
  const ids = settingValue(resolution, config['products']);
  const products = visibleById(resolution, isJsonList(ids) ? ids.map(String) : []);
  return { products, streamId: null, apiAlias: 'cms_product_slider' };
}

/** `product-listing`: the products of the category, elsewhere of all categories, under the filters of the call. */
export function productListingElement(resolution: CmsResolution): JsonValue {
  const { shop, context, input, page } = resolution;
  const { associations: _associations, filter: _filter, sort: _sort, ids: _ids, ...listingInput } = input;
  const request = parseListingRequest(listingInput, shop.config.productsPerPage);
  const category = page?.kind === 'category' ? textOf(page.entity['id']) : categoryRoots(shop, context).main;
  const listing = categoryListing(shop, category, request, context);
  return { listing, apiAlias: 'cms_product_listing' };
}

/** `buy-box`. */
export function buyBoxElement(resolution: CmsResolution, config: ElementConfig): JsonValue {
  const { shop, context } = resolution;
  const product = elementProduct(resolution, config);
  if (product === null) return null;
  return {
    productId: product['id'] ?? null,
    totalReviews: Number(reviewsWithMatrix(shop, product, context)['totalReviews']),
    product,
    configuratorSettings: resolution.configurator ?? configurator(shop, product, context),
    apiAlias: 'cms_buy_box',
  };
}

/** `product-description-reviews`. */
export function descriptionReviewsElement(resolution: CmsResolution, config: ElementConfig): JsonValue {
  const { shop, context } = resolution;
  const product = elementProduct(resolution, config);
  if (product === null) return null;
  const reviews = shop.config.showReview ? reviewsWithMatrix(shop, product, context) : null;
  return { productId: null, ratingSuccess: false, reviews, product, apiAlias: 'cms_product_description_reviews' };
}

/** `cross-selling`: null when the product has none. */
export function crossSellingElement(resolution: CmsResolution, config: ElementConfig): JsonValue {
  const { shop, context } = resolution;
  const product = elementProduct(resolution, config);
  if (product === null) return null;
  const own = crossSellings(shop, textOf(product['id']), context);
  const parentId = product['parentId'];
  const elements = own.length === 0 && typeof parentId === 'string' ? crossSellings(shop, parentId, context) : own;
  return { crossSellings: elements.length === 0 ? null : elements, apiAlias: 'cms_cross_selling' };
}

function visibleById({ shop, context }: CmsResolution, ids: readonly string[]): readonly JsonObject[] {
  if (ids.length === 0) return [];
  const filters = visibleProducts(context, visibleByLink);
  return search(shop, 'product', { ids, filters, associations: cardAssociations }, context).elements;
}

/** The product an element is about: the one it names, else the page's. */
function elementProduct(resolution: CmsResolution, config: ElementConfig): JsonObject | null {
  const id = settingValue(resolution, config['product']);
  if (typeof id === 'string') return visibleById(resolution, [id])[0] ?? null;
  return resolution.page?.kind === 'product' ? resolution.page.entity : null;
}
