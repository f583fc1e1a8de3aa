import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { listOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead } from '../store-api-call.ts';
import { fieldEquals } from './criteria.ts';
import { navigationIncludes, navigationItemSchema, type NavigationItem } from './navigation.ts';

const categoriesSchema = z.object({ elements: listOf(navigationItemSchema) });

/**
 * Categories, content pages and links of the shop's menus whose name holds every word of a text. The shop's own suggestions know
 * products only (Store API, `search-suggest`). The roots of the menus, which have no name for shoppers, are left out.
 *
 * @throws {StoreApiError}
 */
export async function findCategories(api: StoreApi, text: string, limit = 5): Promise<readonly NavigationItem[]> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const named = words.map((value) => ({ type: 'contains', field: 'name', value }));
  const filter = [fieldEquals('active', true), fieldEquals('visible', true), ...named];
  const body = { filter, limit, sort: [{ field: 'level' }], associations: { media: {} }, includes: navigationIncludes };
  const { elements } = await ask(api, catalogueRead('category', body), categoriesSchema);
  return elements.filter(({ parentId, type }) => parentId !== null && type !== 'folder');
}
