import type { JsonObject } from '../../base/json.ts';
import { stableId } from '../../base/stable-id.ts';
import { inThree } from './base-ids.ts';

const sorting = (
  key: string,
  priority: number,
  label: JsonObject,
  by: readonly [string, 'ASC' | 'DESC'],
): JsonObject => ({
  id: stableId(`sorting:${key}`),
  key,
  priority,
  label,
  sortFields: [{ field: by[0], order: by[1] }],
});

/** Keys are Shopware's; `score` only counts in search. */
export const productSortings: readonly JsonObject[] = [
  sorting('name-asc', 4, inThree('Name A–Z', 'Name A–Z', 'Nazwa A–Z'), ['name', 'ASC']),
  sorting('name-desc', 3, inThree('Name Z–A', 'Name Z–A', 'Nazwa Z–A'), ['name', 'DESC']),
  sorting('price-asc', 2, inThree('Preis aufsteigend', 'Price ascending', 'Cena rosnąco'), ['cheapestPrice', 'ASC']),
  sorting('price-desc', 1, inThree('Preis absteigend', 'Price descending', 'Cena malejąco'), ['cheapestPrice', 'DESC']),
  sorting('topseller', 0, inThree('Beliebteste', 'Top sellers', 'Najpopularniejsze'), ['sales', 'DESC']),
  sorting('score', 0, inThree('Beste Treffer', 'Best results', 'Najtrafniejsze'), ['_score', 'DESC']),
];
