import { resolveCmsPage } from './cms/resolve-cms-page.ts';
import { anyOf, equals, type Filter } from '../entities/criteria/criteria.ts';
import { requireId } from '../entities/criteria/criteria-error.ts';
import { extended, parseCriteria } from '../entities/criteria/parse-criteria.ts';
import { search, searchResultJson } from '../entities/search/search.ts';
import { respond } from '../context/respond.ts';
import { shopError } from '../http/shop-error.ts';
import type { StoreApi, StoreApiCall } from '../context/store-api.ts';
import type { Shop } from '../entities/shop.ts';
import { catalogueMethods } from './catalogue-methods.ts';
import { breadcrumbEnd, categoryBreadcrumb } from './breadcrumb.ts';
import { categoryPage, landingPage, type PageRequest } from './category-page.ts';
import { categoryNotFound, categoryRoots } from './category/category-trees.ts';
import { loadNavigation } from './category/navigation.ts';
import { knownAssociations } from './known-associations.ts';

const both = ['GET', 'POST'];

/** Categories, navigation, landing pages, layouts, SEO URLs (Store API sheet, catalogue). */
export function registerContentRoutes(api: StoreApi, shop: Shop): void {
  registerCategories(api, shop);
  registerPages(api, shop);
  // As a Shopware answers until its task has written sitemaps (seen on 6.6.7.1); our storefront lists the pages itself.
  api.on(both, '/sitemap', (call) => call.json([]));
}

/** Paging and filters in the body are the listing's inside the page, not the page's. */
function pageRequest(shop: Shop, call: StoreApiCall, entity: string): PageRequest {
  const { input } = call.var;
  const { associations } = parseCriteria({ associations: input['associations'] ?? {} });
  const criteria = { associations: knownAssociations(shop, entity, associations) };
  return { id: call.req.param('id') ?? '', criteria, input };
}

function registerCategories(api: StoreApi, shop: Shop): void {
  api.on(both, '/category', (call) => {
    const { context, input } = call.var;
    const { main, footer, service } = categoryRoots(shop, context);
    const trees = [main, footer, service].flatMap<Filter>((root) =>
      root === null ? [] : [equals('id', root), { type: 'contains', field: 'path', value: `|${root}|` }],
    );
    const criteria = extended(parseCriteria(input), { filters: [anyOf(...trees)] });
    return respond(call, searchResultJson(search(shop, 'category', criteria, context)));
  });
  api.on(both, '/category/:id', (call) =>
    respond(call, categoryPage(shop, pageRequest(shop, call, 'category'), call.var.context)),
  );
  api.on(both, '/navigation/:activeId/:rootId', (call) => {
    const { context, input } = call.var;
    const { depth, buildTree, ...criteria } = input;
    const navigation = loadNavigation(
      shop,
      {
        activeId: call.req.param('activeId'),
        rootId: call.req.param('rootId'),
        depth: depth === undefined ? 2 : Math.max(0, Math.trunc(Number(depth)) || 0),
        buildsTree: buildTree !== false && buildTree !== 'false' && buildTree !== '0',
        criteria: parseCriteria(criteria),
      },
      context,
    );
    return navigation === undefined ? call.body(null, 204) : respond(call, navigation);
  });
  api.get('/breadcrumb/:id', (call) => {
    const { context, query } = call.var;
    const id = requireId(call.req.param('id'));
    const category = breadcrumbEnd(shop, { id, type: query['type'] }, context);
    if (category === undefined) throw categoryNotFound(id);
    if (category === null) return call.body(null, 204);
    const breadcrumbs = categoryBreadcrumb(shop, category, context);
    const collection = { breadcrumbs, apiAlias: 'breadcrumb_collection' };
    return respond(call, shop.version === '6.6' ? collection : breadcrumbs);
  });
}

function registerPages(api: StoreApi, shop: Shop): void {
  api.on(catalogueMethods(shop), '/landing-page/:id', (call) =>
    respond(call, landingPage(shop, pageRequest(shop, call, 'landing_page'), call.var.context)),
  );
  api.on(both, '/cms/:id', (call) => {
    const { context, input } = call.var;
    const id = requireId(call.req.param('id'));
    const page = resolveCmsPage({ shop, context, input, page: null }, id);
    if (page !== null) return respond(call, page);
    throw shopError({
      status: 404,
      code: 'CONTENT__CMS_PAGE_NOT_FOUND',
      detail: `Page with id "${id}" was not found.`,
      parameters: { pageId: id },
    });
  });
  api.on(both, '/seo-url', (call) => {
    const { context, input } = call.var;
    const filters = [
      equals('languageId', context.languageIds[0]),
      anyOf(equals('salesChannelId', context.salesChannelId), equals('salesChannelId', null)),
      equals('isCanonical', true),
      equals('isDeleted', false),
    ];
    const found = search(shop, 'seo_url', extended(parseCriteria(input), { filters }), context);
    return respond(call, searchResultJson(found));
  });
}
