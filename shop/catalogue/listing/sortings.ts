import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { equals, not, type Sorting } from '../../entities/criteria/criteria.ts';
import { search } from '../../entities/search/search.ts';
import { isJsonList, isJsonObject, type JsonObject, parseJson } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

/** Sortings a listing offers, most important first; `score` only where something is searched. */
export function availableSortings(shop: Shop, context: SalesChannelContext, withScore: boolean): readonly JsonObject[] {
  const filters = [equals('active', true), ...(withScore ? [] : [not(equals('key', 'score'))])];
  const sortings: Sorting[] = [
    { field: 'priority', order: 'DESC' },
    { field: 'key', order: 'ASC' },
  ];
  return search(shop, 'product_sorting', { filters, sortings }, context).elements;
}

/** Fields a sorting key stands for; `_score` means the order of the search. */
export function sortingFields(shop: Shop, key: string): readonly Sorting[] {
  const row = shop.database.prepare('SELECT sort_fields FROM product_sorting WHERE key = ?').get(key);
  const fields = parseJson(String(row?.['sort_fields'] ?? '[]'));
  if (!isJsonList(fields)) return [];
  return fields.filter(isJsonObject).flatMap((field): Sorting[] => {
    if (typeof field['field'] !== 'string' || field['field'] === '_score') return [];
    return [
      {
        field: field['field'],
        order: field['order'] === 'DESC' ? 'DESC' : 'ASC',
        natural: field['naturalSorting'] === true,
      },
    ];
  });
}
