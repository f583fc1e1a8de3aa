import { isJsonObject, type JsonValue, textOf } from '../../base/json.ts';
import type { Sorting } from './criteria.ts';
import { criteriaError } from './criteria-error.ts';

/**
 * Sortings: a list of `{field, order, naturalSorting?, type?}` or `"name,-price"`.
 *
 * @throws {ShopError} 400 `FRAMEWORK__INVALID_SORT_QUERY`.
 */
export function parseSortings(input: JsonValue | undefined, pointer: string): readonly Sorting[] {
  if (input === undefined || input === null || input === '') return [];
  if (typeof input === 'string') {
    return input.split(',').map((part) => {
      const isDescending = part.startsWith('-');
      return { field: isDescending ? part.slice(1) : part, order: isDescending ? 'DESC' : 'ASC' };
    });
  }
  if (Array.isArray(input)) return input.map((item: JsonValue, index) => parseSorting(item, `${pointer}/${index}`));
  throw criteriaError('SORT', 'The sort parameter has to be a list or a string.', pointer);
}

function parseSorting(input: JsonValue, pointer: string): Sorting {
  const field = isJsonObject(input) ? input['field'] : undefined;
  if (!isJsonObject(input) || typeof field !== 'string' || field === '') {
    throw criteriaError('SORT', 'The "field" of a sorting is missing.', `${pointer}/field`);
  }
  const order = textOf(input['order'] ?? 'ASC').toUpperCase() === 'DESC' ? 'DESC' : 'ASC';
  const natural = input['naturalSorting'] === true || input['naturalSorting'] === '1';
  return { field, order, natural, byCount: input['type'] === 'count' };
}
