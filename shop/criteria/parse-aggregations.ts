import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { Aggregation } from './criteria.ts';
import { criteriaError } from './criteria-error.ts';
import { parseFilters } from './parse-filters.ts';
import { parseSortings } from './parse-sortings.ts';

function text(input: JsonObject, key: string, pointer: string): string {
  const value = input[key];
  if (typeof value === 'string' && value !== '') return value;
  throw criteriaError('AGGREGATION', `The aggregation should contain a "${key}".`, `${pointer}/${key}`);
}

function rangesOf(input: JsonObject): { from?: number; to?: number; key: string }[] {
  const list = Array.isArray(input['ranges']) ? input['ranges'] : [];
  return list.filter(isJsonObject).map((item) => {
    const range: { from?: number; to?: number; key: string } = { key: '' };
    if (item['from'] !== undefined && item['from'] !== null) range.from = Number(item['from']);
    if (item['to'] !== undefined && item['to'] !== null) range.to = Number(item['to']);
    range.key = typeof item['key'] === 'string' ? item['key'] : `${range.from ?? '*'}-${range.to ?? '*'}`;
    return range;
  });
}

function termsAggregation(input: JsonObject, named: { name: string; field: string }, pointer: string): Aggregation {
  const limit = input['limit'] === undefined ? undefined : Number(input['limit']);
  const sorts = isJsonObject(input['sort']) ? [input['sort']] : input['sort'];
  const sort = parseSortings(sorts, `${pointer}/sort`)[0];
  const nested = input['aggregation'];
  return {
    type: 'terms',
    ...named,
    ...(limit === undefined || !Number.isInteger(limit) || limit < 1 ? {} : { limit }),
    ...(sort === undefined ? {} : { sort }),
    ...(nested === undefined ? {} : { aggregation: parseAggregation(nested, `${pointer}/aggregation`) }),
  };
}

type FieldAggregationReader = (
  input: JsonObject,
  named: { name: string; field: string },
  pointer: string,
) => Aggregation;

const single =
  (type: 'avg' | 'max' | 'min' | 'sum' | 'count' | 'stats'): FieldAggregationReader =>
  (_input, named) => ({ type, ...named });

const readers: ReadonlyMap<string, FieldAggregationReader> = new Map<string, FieldAggregationReader>([
  ['avg', single('avg')],
  ['max', single('max')],
  ['min', single('min')],
  ['sum', single('sum')],
  ['count', single('count')],
  ['stats', single('stats')],
  ['terms', termsAggregation],
  ['entity', (input, named, pointer) => ({ type: 'entity', ...named, entity: text(input, 'definition', pointer) })],
  ['histogram', (input, named, at) => ({ type: 'histogram', ...named, interval: text(input, 'interval', at) })],
  ['range', (input, named) => ({ type: 'range', ...named, ranges: rangesOf(input) })],
]);

function parseAggregation(input: JsonValue, pointer: string): Aggregation {
  if (!isJsonObject(input)) throw criteriaError('AGGREGATION', 'The aggregation must be an object.', pointer);
  const name = text(input, 'name', pointer);
  const type = text(input, 'type', pointer);
  if (type === 'filter') {
    const filters = parseFilters(input['filter'], `${pointer}/filter`);
    const aggregation = parseAggregation(input['aggregation'] ?? null, `${pointer}/aggregation`);
    return { type, name, filters, aggregation };
  }
  const read = readers.get(type);
  if (read !== undefined) return read(input, { name, field: text(input, 'field', pointer) }, pointer);
  throw criteriaError('AGGREGATION', `The aggregation type "${type}" is not supported.`, `${pointer}/type`);
}

/** @throws {ShopError} 400 `FRAMEWORK__INVALID_AGGREGATION_QUERY`. */
export function parseAggregations(input: JsonValue | undefined, pointer: string): readonly Aggregation[] {
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input))
    throw criteriaError('AGGREGATION', 'The aggregations parameter has to be a list.', pointer);
  return input.map((item: JsonValue, index) => parseAggregation(item, `${pointer}/${index}`));
}
