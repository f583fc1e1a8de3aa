import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { type Criteria, equals } from '../../entities/criteria/criteria.ts';
import { requireId } from '../../entities/criteria/criteria-error.ts';
import { extended } from '../../entities/criteria/parse-criteria.ts';
import { search } from '../../entities/search/search.ts';
import { type JsonObject, textOf } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { inOrder } from './category-order.ts';
import { categoryRoots, channelCategory } from './category-trees.ts';

export interface NavigationRequest {
  /** Category ids, or `main-navigation`, `footer-navigation`, `service-navigation`. */
  readonly activeId: string;
  readonly rootId: string;
  readonly depth: number;
  readonly buildsTree: boolean;
  readonly criteria: Criteria;
}

/**
 * A navigation as tree or flat list (Store API sheet, navigation); undefined when the channel has no such navigation.
 *
 * @throws {ShopError} 404 for categories outside the channel's trees.
 */
export function loadNavigation(
  shop: Shop,
  request: NavigationRequest,
  context: SalesChannelContext,
): JsonObject[] | undefined {
  const rootId = resolveAlias(shop, request.rootId, context);
  const activeId = resolveAlias(shop, request.activeId, context);
  if (rootId === null || activeId === null) return undefined;
  channelCategory(shop, activeId, context);
  const root = channelCategory(shop, rootId, context);
  const { limit: _limit, ...criteria } = extended(request.criteria, {
    filters: [equals('active', true), equals('visible', true)],
    associations: { media: {} },
  });
  const ids = idsToLoad(shop, rootId, activeId, root.level + request.depth + 1);
  const categories = search(shop, 'category', { ...criteria, ids }, context).elements.filter(isShown);
  const byParent = new Map<string, JsonObject[]>();
  for (const category of categories) {
    const parentId = textOf(category['parentId']);
    byParent.set(parentId, [...(byParent.get(parentId) ?? []), category]);
  }
  const tree = treeBelow(rootId, byParent);
  if (request.buildsTree) return tree;
  const flatten = (level: readonly JsonObject[]): JsonObject[] =>
    level.flatMap(({ children, ...category }) => [
      { ...category, children: null },
      ...flatten(Array.isArray(children) ? children : []),
    ]);
  return [...flatten(tree), ...categories.filter((category) => category['id'] === rootId)];
}

function resolveAlias(shop: Shop, alias: string, context: SalesChannelContext): string | null {
  const { main, footer, service } = categoryRoots(shop, context);
  if (alias === 'main-navigation') return main;
  if (alias === 'footer-navigation') return footer;
  if (alias === 'service-navigation') return service;
  return requireId(alias);
}

const isShown = (category: JsonObject): boolean => category['active'] === true && category['visible'] === true;

/** The levels below the root (one more than asked for, like the real shop), and the active branch one level deeper. */
function idsToLoad(shop: Shop, rootId: string, activeId: string, deepestLevel: number): string[] {
  const rows = shop.database
    .prepare(
      `SELECT c.id FROM category c LEFT JOIN category a ON a.id = ?2
       WHERE instr(COALESCE(c.path, ''), '|' || ?1 || '|') > 0
         AND (c.level <= ?3 OR c.parent_id = a.id OR instr(COALESCE(a.path, ''), '|' || c.id || '|') > 0)
       UNION SELECT id FROM category WHERE id = ?2`,
    )
    .all(rootId, activeId, deepestLevel);
  return rows.map((row) => String(row['id']));
}

function treeBelow(parentId: string, byParent: ReadonlyMap<string, readonly JsonObject[]>): JsonObject[] {
  const level = inOrder(byParent.get(parentId) ?? []);
  for (const category of level) {
    const children = treeBelow(textOf(category['id']), byParent);
    category['children'] = children;
    category['visibleChildCount'] = children.length;
  }
  return level;
}
