import { shopError } from '../../http/shop-error.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import type { Criteria, ScoreQuery } from './criteria.ts';
import { criteriaError, requireId } from './criteria-error.ts';
import { parseAggregations } from './parse-aggregations.ts';
import { refuseHugeCriteria, refuseTooMuch } from './criteria-size.ts';
import { parseFilter, parseFilters } from './parse-filters.ts';
import { parseSortings } from './parse-sortings.ts';

/** The Store API's largest page, and its size when a request names none. */
export const maxLimit = 100;

/**
 * Reads the criteria of a request's body or query (Store API sheet, criteria). Without `limit` and `ids` a page has
 * 100 rows.
 *
 * @throws {ShopError} 400 with a pointer to the part that is wrong.
 */
export function parseCriteria(input: JsonObject): Criteria {
  const criteria = parseParts(input, maxLimit);
  refuseHugeCriteria(criteria);
  return criteria.limit === undefined && criteria.ids === undefined ? { ...criteria, limit: maxLimit } : criteria;
}

/** Far beyond any table, and still a number SQL reads as one. */
export const largest = 1_000_000_000;

/** Adds to the criteria of a request what a call always demands. */
export function extended(criteria: Criteria, demands: Criteria): Criteria {
  const associations = { ...demands.associations };
  for (const [name, nested] of Object.entries(criteria.associations ?? {})) {
    associations[name] = merged(associations[name], nested);
  }
  return {
    ...demands,
    ...criteria,
    filters: [...(demands.filters ?? []), ...(criteria.filters ?? [])],
    associations,
  };
}

function parseIds(input: JsonValue | undefined): readonly string[] | undefined {
  if (input === undefined || input === null) return undefined;
  const items = typeof input === 'string' ? input.split('|').filter((id) => id !== '') : input;
  return Array.isArray(items) ? [...new Set(items.map((id: JsonValue) => requireId(id)))] : undefined;
}

function wholeNumber(input: JsonValue | undefined): number {
  const isNumber = typeof input === 'number' || (typeof input === 'string' && input !== '');
  return isNumber ? Math.min(largest, Math.trunc(Number(input))) : Number.NaN;
}

function parseLimit(input: JsonValue | undefined, maximum: number | undefined): number | undefined {
  if (input === undefined || input === null || input === '') return undefined;
  const limit = wholeNumber(input);
  if (!(limit >= 1)) {
    const given = JSON.stringify(input).replaceAll('"', '');
    const detail = `The limit parameter must be a positive integer greater or equals than 1. Given: ${given}`;
    throw criteriaError('LIMIT', detail, '/limit', { limit: input });
  }
  if (maximum !== undefined && limit > maximum) {
    throw shopError({
      status: 400,
      code: 'FRAMEWORK__QUERY_LIMIT_EXCEEDED',
      detail: `The limit must be lower than or equal to MAX_LIMIT(=${maximum}). Given: ${limit}`,
      pointer: '/limit',
      parameters: { maxLimit: maximum, limit },
    });
  }
  return limit;
}

function parsePage(input: JsonValue | undefined): number {
  if (input === undefined || input === null || input === '') return 1;
  const page = wholeNumber(input);
  if (page >= 1) return page;
  const given = JSON.stringify(input).replaceAll('"', '');
  const detail = `The page parameter must be a positive integer. Given: ${given}`;
  throw criteriaError('PAGE', detail, '/page', { page: input });
}

const countModes = { '1': 'exact', '2': 'next-pages', exact: 'exact', 'next-pages': 'next-pages' } as const;

function parseAssociations(input: JsonValue | undefined): Record<string, Criteria> {
  const associations = new Map<string, Criteria>();
  if (!isJsonObject(input)) return {};
  for (const [path, value] of Object.entries(input)) {
    const nested = parseParts(isJsonObject(value) ? value : {}, undefined);
    const [name = '', ...rest] = path.split('.');
    refuseTooMuch('depth', rest.length, '/associations');
    const below = rest.reduceRight<Criteria>((criteria, part) => ({ associations: { [part]: criteria } }), nested);
    associations.set(name, merged(associations.get(name), below));
  }
  return Object.fromEntries(associations);
}

const isName = (value: JsonValue): value is string => typeof value === 'string' && value !== '';

function merged(first: Criteria | undefined, second: Criteria): Criteria {
  if (first === undefined) return second;
  return { ...first, ...second, associations: { ...first.associations, ...second.associations } };
}

function countMode(input: JsonValue | undefined): 'none' | 'exact' | 'next-pages' {
  const key = textOf(input ?? '0');
  return key === '1' || key === '2' || key === 'exact' || key === 'next-pages' ? countModes[key] : 'none';
}

function namesOf(input: JsonValue | undefined): readonly string[] {
  return isJsonList(input) ? input.filter(isName) : [];
}

/** Score queries: a list of `{score, query, scoreField?}`; anything else than a list is ignored. */
function parseQueries(input: JsonValue | undefined): readonly ScoreQuery[] {
  if (!isJsonList(input)) return [];
  return input.map((item, index) => {
    const pointer = `/query/${index}`;
    if (!isJsonObject(item)) throw criteriaError('FILTER', 'The score query must be an object.', pointer);
    const score = Number(textOf(item['score'] ?? 500));
    if (!Number.isFinite(score)) throw criteriaError('FILTER', 'The score must be a number.', `${pointer}/score`);
    const { scoreField } = item;
    const query = parseFilter(item['query'] ?? null, `${pointer}/query`);
    return { score, query, ...(typeof scoreField === 'string' && scoreField !== '' ? { scoreField } : {}) };
  });
}

function parseScoring({ term, query, fields }: JsonObject): Pick<Criteria, 'term' | 'queries' | 'fields'> {
  const queries = parseQueries(query);
  const names = namesOf(fields);
  return {
    ...(typeof term === 'string' && term.trim() !== '' ? { term } : {}),
    ...(queries.length === 0 ? {} : { queries }),
    ...(names.length === 0 ? {} : { fields: names }),
  };
}

function parseParts(input: JsonObject, maximum: number | undefined): Criteria {
  const ids = parseIds(input['ids']);
  const limit = parseLimit(input['limit'], maximum);
  const sortings = parseSortings(input['sort'], '/sort');
  return {
    ...(ids === undefined ? {} : { ids }),
    ...(limit === undefined ? {} : { limit }),
    ...(sortings.length === 0 ? {} : { sortings }),
    ...parseScoring(input),
    page: parsePage(input['page']),
    totalCountMode: countMode(input['total-count-mode']),
    filters: parseFilters(input['filter'], '/filter'),
    postFilters: parseFilters(input['post-filter'], '/post-filter'),
    associations: parseAssociations(input['associations']),
    aggregations: parseAggregations(input['aggregations'], '/aggregations'),
    grouping: namesOf(input['grouping']),
  };
}
