import { isJsonObject, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import { type Aggregation, intervals } from './criteria.ts';
import { criteriaError } from './criteria-error.ts';
import { parseFilters } from './parse-filters.ts';
import { parseSortings } from './parse-sortings.ts';

/** Each range is a query of its own. */
const maxRanges = 100;

/** @throws {ShopError} 400 `FRAMEWORK__INVALID_AGGREGATION_QUERY`. */
export function parseAggregations(input: JsonValue | undefined, pointer: string): readonly Aggregation[] {
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input))
    throw criteriaError('AGGREGATION', 'The aggregations parameter has to be a list.', pointer);
  return input.map((item: JsonValue, index) => parseAggregation(item, `${pointer}/${index}`));
}

interface Range {
  readonly from?: number;
  readonly to?: number;
  readonly key: string;
}

function text(input: JsonObject, key: string, pointer: string): string {
  const value = input[key];
  if (typeof value === 'string' && value !== '') return value;
  throw criteriaError('AGGREGATION', `The aggregation should contain a "${key}".`, `${pointer}/${key}`);
}

function endOfRange(value: JsonValue | undefined, pointer: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  const end = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
  if (Number.isFinite(end)) return end;
  throw criteriaError('AGGREGATION', 'The end of a range must be a number.', pointer);
}

function rangeOf(input: JsonValue, pointer: string): Range {
  if (!isJsonObject(input)) throw criteriaError('AGGREGATION', 'The range must be an object.', pointer);
  const from = endOfRange(input['from'], `${pointer}/from`);
  const to = endOfRange(input['to'], `${pointer}/to`);
  const { key } = input;
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    key: typeof key === 'string' && key !== '' ? key : `${from ?? '*'}-${to ?? '*'}`,
  };
}

function rangesOf(input: JsonObject, pointer: string): readonly Range[] {
  const list = input['ranges'];
  if (!Array.isArray(list) || list.length === 0 || list.length > maxRanges) {
    const detail = `The aggregation should contain a list of 1 to ${maxRanges} "ranges".`;
    throw criteriaError('AGGREGATION', detail, `${pointer}/ranges`);
  }
  return list.map((item: JsonValue, index) => rangeOf(item, `${pointer}/ranges/${index}`));
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

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
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
  ['histogram', histogramAggregation],
  ['range', (input, named, at) => ({ type: 'range', ...named, ranges: rangesOf(input, at) })],
]);

function histogramAggregation(input: JsonObject, named: { name: string; field: string }, pointer: string): Aggregation {
  const wanted = text(input, 'interval', pointer).toLowerCase();
  const interval = intervals.find((known) => known === wanted);
  if (interval === undefined) {
    const detail = `The interval must be one of ${intervals.join(', ')}.`;
    throw criteriaError('AGGREGATION', detail, `${pointer}/interval`);
  }
  const { format } = input;
  const timeZone = textOf(input['timeZone']);
  if (timeZone !== '' && !isTimeZone(timeZone)) {
    throw criteriaError('AGGREGATION', `The time zone "${timeZone}" is unknown.`, `${pointer}/timeZone`);
  }
  return {
    type: 'histogram',
    ...named,
    interval,
    ...(typeof format === 'string' && format !== '' ? { format: format.slice(0, 100) } : {}),
    ...(timeZone === '' ? {} : { timeZone }),
  };
}

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
