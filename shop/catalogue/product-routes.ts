import { equalsAny } from '../entities/criteria/criteria.ts';
import { requireId } from '../entities/criteria/criteria-error.ts';
import { extended, parseCriteria } from '../entities/criteria/parse-criteria.ts';
import { search, searchResultJson } from '../entities/search/search.ts';
import { respond } from '../context/respond.ts';
import { shopError } from '../http/shop-error.ts';
import type { StoreApi } from '../context/store-api.ts';
import type { Shop } from '../entities/shop.ts';
import { catalogueMethods } from './catalogue-methods.ts';
import { crossSellings } from './product/cross-selling.ts';
import { findVariant } from './product/find-variant.ts';
import { categoryListing } from './listing/category-listing.ts';
import { parseListingRequest } from './listing/listing-request.ts';
import { requireTerm, searchListing } from './listing/search-listing.ts';
import { productDetail } from './product-detail.ts';
import { productReviews } from './product/reviews.ts';
import { visibleByLink, visibleProducts } from './product/visible-products.ts';

/** Products, listings, search, media (Store API sheet, catalogue). */
export function registerProductRoutes(api: StoreApi, shop: Shop): void {
  registerProductPages(api, shop);
  registerListings(api, shop);
  registerMedia(api, shop);
}

function registerProductPages(api: StoreApi, shop: Shop): void {
  api.on(['GET', 'POST'], '/product', (call) => {
    const { context, input } = call.var;
    const criteria = extended(parseCriteria(input), { filters: visibleProducts(context, visibleByLink) });
    return respond(call, searchResultJson(search(shop, 'product', criteria, context)));
  });
  api.on(catalogueMethods(shop), '/product/:productId', (call) => {
    const { context, input } = call.var;
    const productId = requireId(call.req.param('productId'));
    return respond(call, productDetail(shop, { productId, criteria: parseCriteria(input), input }, context));
  });
  api.on(catalogueMethods(shop), '/product/:productId/find-variant', (call) => {
    const productId = requireId(call.req.param('productId'));
    return respond(call, findVariant(shop, productId, call.var.input));
  });
  api.on(catalogueMethods(shop), '/product/:productId/cross-selling', (call) => {
    const productId = requireId(call.req.param('productId'));
    return respond(call, crossSellings(shop, productId, call.var.context));
  });
  api.on(catalogueMethods(shop), '/product/:productId/reviews', (call) => {
    const { context, input } = call.var;
    const productId = requireId(call.req.param('productId'));
    const found = productReviews(shop, productId, parseCriteria(input), context);
    return respond(call, searchResultJson(found));
  });
}

function registerListings(api: StoreApi, shop: Shop): void {
  api.on(catalogueMethods(shop), '/product-listing/:categoryId', (call) => {
    const { context, input } = call.var;
    const categoryId = requireId(call.req.param('categoryId'));
    return respond(call, categoryListing(shop, categoryId, parseListingRequest(input), context));
  });
  for (const [path, isSuggestion] of [
    ['/search', false],
    ['/search-suggest', true],
  ] as const) {
    api.on(catalogueMethods(shop), path, (call) => {
      const { context, input } = call.var;
      const term = requireTerm(input);
      const request = isSuggestion
        ? parseListingRequest(input)
        : parseListingRequest(input, shop.config.productsPerPage);
      return respond(call, searchListing(shop, { term, isSuggestion }, request, context));
    });
  }
}

function registerMedia(api: StoreApi, shop: Shop): void {
  api.on(catalogueMethods(shop), '/media', (call) => {
    const criteria = parseCriteria(call.var.input);
    if (criteria.ids === undefined || criteria.ids.length === 0) {
      throw shopError({ status: 400, code: 'CONTENT__MEDIA_EMPTY_ID', detail: 'A media id must be provided.' });
    }
    const publicOnly = { filters: [equalsAny('private', [false])] };
    return respond(call, search(shop, 'media', extended(criteria, publicOnly), call.var.context).elements);
  });
}
