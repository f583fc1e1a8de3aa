import { resolveCmsPage } from './cms/resolve-cms-page.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { type Criteria, equals } from '../entities/criteria/criteria.ts';
import { requireId } from '../entities/criteria/criteria-error.ts';
import { findById } from '../entities/search/search.ts';
import { shopError } from '../http/shop-error.ts';
import { type JsonObject, textOf } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { categoryNotFound, categoryRoots } from './category/category-trees.ts';

export interface PageRequest {
  readonly id: string;
  readonly criteria: Criteria;
  readonly input: JsonObject;
}

/**
 * A category with its layout and data; `home` is the root of the main navigation.
 *
 * @throws {ShopError} 404 for unknown categories, folders and links.
 */
export function categoryPage(shop: Shop, request: PageRequest, context: SalesChannelContext): JsonObject {
  const { main } = categoryRoots(shop, context);
  const id = request.id === 'home' ? main : requireId(request.id);
  const category = findById(shop, 'category', { id, associations: request.criteria.associations ?? {} }, context);
  const isPage = category?.['type'] === 'page' || id === main;
  if (category === undefined || !isPage) throw categoryNotFound(id);
  const page = { kind: 'category', entity: { ...category } } as const;
  category['cmsPage'] = resolveCmsPage({ shop, context, input: request.input, page }, textOf(category['cmsPageId']));
  return category;
}

/**
 * A landing page with its layout and data.
 *
 * @throws {ShopError} 404 for unknown and inactive pages and those of other channels.
 */
export function landingPage(shop: Shop, request: PageRequest, context: SalesChannelContext): JsonObject {
  const id = requireId(request.id);
  const filters = [equals('active', true), equals('salesChannels.id', context.salesChannelId)];
  const found = findById(shop, 'landing_page', { id, ...request.criteria, filters, page: 1 }, context);
  if (found === undefined) {
    throw shopError({
      status: 404,
      code: 'CONTENT__LANDING_PAGE_NOT_FOUND',
      detail: `Landing page "${id}" not found.`,
      parameters: { landingPageId: id },
    });
  }
  const { cmsPageId } = found;
  const page = { kind: 'landing_page', entity: { ...found } } as const;
  if (typeof cmsPageId === 'string') {
    found['cmsPage'] = resolveCmsPage({ shop, context, input: request.input, page }, cmsPageId);
  }
  return found;
}
