import { isJsonObject, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import type { Filter, RangeBounds, Scalar } from './criteria.ts';
import { criteriaError } from './criteria-error.ts';
import { refuseTooMuch } from './criteria-size.ts';
import { parseDuration } from './duration.ts';

/** One filter object. */
export function parseFilter(input: JsonValue, pointer: string): Filter {
  if (!isJsonObject(input)) throw criteriaError('FILTER', 'The filter must be an object.', pointer);
  const read = readers.get(input['type']);
  if (read !== undefined) return read(input, pointer);
  const shown = JSON.stringify(input['type'] ?? null);
  throw criteriaError('FILTER', `Unsupported filter type: ${shown}`, `${pointer}/type`);
}

/**
 * Filters of a criteria: a list of filter objects, or a map of field names to values.
 *
 * @throws {ShopError} 400 `FRAMEWORK__INVALID_FILTER_QUERY`.
 */
export function parseFilters(input: JsonValue | undefined, pointer: string): readonly Filter[] {
  if (input === undefined || input === null) return [];
  if (Array.isArray(input)) return input.map((item: JsonValue, index) => parseFilter(item, `${pointer}/${index}`));
  if (!isJsonObject(input)) throw criteriaError('FILTER', 'The filter parameter has to be a list.', pointer);
  return Object.entries(input).map(([field, value]) => {
    if (!isScalar(value) || value === '') {
      throw criteriaError('FILTER', `The value for filter "${field}" must not be empty.`, `${pointer}/${field}`);
    }
    return { type: 'equals', field, value };
  });
}

function isScalar(value: JsonValue | undefined): value is Scalar {
  return value !== undefined && (value === null || typeof value !== 'object');
}

function fieldName(filter: JsonObject, pointer: string): string {
  const field = filter['field'];
  if (typeof field === 'string' && field !== '') return field;
  throw criteriaError('FILTER', 'Parameter "field" for filter is missing.', `${pointer}/field`);
}

function scalarValue(filter: JsonObject, pointer: string): Scalar {
  const value = filter['value'];
  if (isScalar(value)) return value;
  throw criteriaError('FILTER', 'Parameter "value" for filter is missing or not a plain value.', `${pointer}/value`);
}

function listValue(filter: JsonObject, pointer: string): readonly Scalar[] {
  const value = filter['value'];
  const items = typeof value === 'string' ? value.split('|') : value;
  if (Array.isArray(items) && items.length > 0 && items.every(isScalar)) return items;
  throw criteriaError(
    'FILTER',
    'Parameter "value" for filter must be a list with at least one value.',
    `${pointer}/value`,
  );
}

const operatorOf = (filter: JsonObject) => (textOf(filter['operator']).toLowerCase() === 'or' ? 'or' : 'and');

const relativeOperators = ['gt', 'gte', 'lt', 'lte', 'eq', 'neq'] as const;

const relative =
  (type: 'since' | 'until'): FilterReader =>
  (filter, pointer) => {
    const duration = parseDuration(textOf(scalarValue(filter, pointer)));
    if (duration === undefined) {
      throw criteriaError('FILTER', 'Parameter "value" for filter must be an ISO 8601 duration.', `${pointer}/value`);
    }
    const parameters = filter['parameters'];
    const wanted = isJsonObject(parameters) ? parameters['operator'] : undefined;
    const operator = relativeOperators.find((known) => known === wanted);
    if (operator === undefined) {
      const detail = `Parameter "operator" for filter must be one of ${relativeOperators.join(', ')}.`;
      throw criteriaError('FILTER', detail, `${pointer}/parameters/operator`);
    }
    return { type, field: fieldName(filter, pointer), duration, operator };
  };

type FilterReader = (filter: JsonObject, pointer: string) => Filter;

const list =
  (type: 'equalsAny' | 'equalsAll'): FilterReader =>
  (filter, pointer) => ({ type, field: fieldName(filter, pointer), values: listValue(filter, pointer) });

const pattern =
  (type: 'contains' | 'prefix' | 'suffix'): FilterReader =>
  (filter, pointer) => ({ type, field: fieldName(filter, pointer), value: String(scalarValue(filter, pointer)) });

const group =
  (operator: 'and' | 'or' | 'own', negated: boolean): FilterReader =>
  (filter, pointer) =>
    groupFilter(filter, pointer, operator === 'own' ? operatorOf(filter) : operator, negated);

const readers: ReadonlyMap<JsonValue | undefined, FilterReader> = new Map<JsonValue | undefined, FilterReader>([
  ['equals', (filter, at) => ({ type: 'equals', field: fieldName(filter, at), value: scalarValue(filter, at) })],
  ['equalsAny', list('equalsAny')],
  ['equalsAll', list('equalsAll')],
  ['contains', pattern('contains')],
  ['prefix', pattern('prefix')],
  ['suffix', pattern('suffix')],
  ['range', rangeFilter],
  ['since', relative('since')],
  ['until', relative('until')],
  ['multi', group('own', false)],
  ['not', group('own', true)],
  ['and', group('and', false)],
  ['or', group('or', false)],
  ['nand', group('and', true)],
  ['nor', group('or', true)],
]);

function rangeFilter(filter: JsonObject, pointer: string): Filter {
  const parameters = filter['parameters'];
  if (!isJsonObject(parameters)) {
    throw criteriaError('FILTER', 'Parameter "parameters" for range filter is missing.', `${pointer}/parameters`);
  }
  const bounds: { -readonly [Key in keyof RangeBounds]: RangeBounds[Key] } = {};
  for (const key of ['gte', 'gt', 'lte', 'lt'] as const) {
    const bound = parameters[key];
    if (isScalar(bound)) bounds[key] = bound;
  }
  return { type: 'range', field: fieldName(filter, pointer), bounds };
}

function groupFilter(filter: JsonObject, pointer: string, operator: 'and' | 'or', negated: boolean): Filter {
  const queries = Array.isArray(filter['queries']) ? filter['queries'] : [];
  refuseTooMuch('nesting', pointer.split('/queries/').length, '/filter');
  const parsed = queries.map((query: JsonValue, index) => parseFilter(query, `${pointer}/queries/${index}`));
  return { type: 'group', operator, negated, queries: parsed };
}
