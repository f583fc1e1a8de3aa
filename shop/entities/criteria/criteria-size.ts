import type { Aggregation, Criteria, Filter } from './criteria.ts';
import { criteriaError } from './criteria-error.ts';

/**
 * How much a request may ask for at once. The real shop leaves it to its database to give up; these bounds are above
 * what storefronts send (a page of filters, one of facets, an order with everything it holds) and below what hurts.
 */
export const bounds = {
  /** Conditions, groups, score queries and values of `equalsAll`. */
  filters: 250,
  /** Of these, the ones that look into texts: each reads, folds and compares one text per row. */
  parts: 20,
  /** Characters of a part of a text; no text of the shop that is looked through this way is longer. */
  letters: 255,
  /** Values of `equalsAny` and `equalsAll`, and ids of which one page is wanted. */
  values: 20_000,
  /** Groups within each other. */
  nesting: 250,
  /** Without a limit all of them are loaded. */
  ids: 500,
  sortings: 10,
  aggregations: 20,
  groupings: 5,
  /** Associations, each with those below it. */
  associations: 100,
  /** Associations below each other, in a path of names or nested. */
  depth: 16,
} as const;

const sizes = {
  filters: { kind: 'FILTER', word: 'filters' },
  parts: { kind: 'FILTER', word: 'filters for parts of texts' },
  letters: { kind: 'FILTER', word: 'characters to look for' },
  values: { kind: 'FILTER', word: 'values' },
  nesting: { kind: 'FILTER', word: 'groups within each other' },
  ids: { kind: 'FILTER', word: 'ids' },
  sortings: { kind: 'SORT', word: 'sortings' },
  aggregations: { kind: 'AGGREGATION', word: 'aggregations' },
  groupings: { kind: 'FILTER', word: 'groupings' },
  associations: { kind: 'FILTER', word: 'associations' },
  depth: { kind: 'FILTER', word: 'associations below each other' },
} as const;

/** @throws {ShopError} 400 when a request names more of something than it may. */
export function refuseTooMuch(what: keyof typeof bounds, count: number, pointer: string): void {
  const maximum = bounds[what];
  if (count <= maximum) return;
  const { kind, word } = sizes[what];
  throw criteriaError(kind, `There are more than ${maximum} ${word}.`, pointer, { maximum });
}

interface FilterSizes {
  filters: number;
  parts: number;
  values: number;
}

/**
 * Refuses criteria no storefront sends and no database should be asked.
 *
 * @throws {ShopError} 400 with a pointer to what there is too much of.
 */
export function refuseHugeCriteria(criteria: Criteria): void {
  const total: Sizes = { filters: 0, parts: 0, values: 0, sortings: 0, aggregations: 0, groupings: 0 };
  let associations = -1;
  for (const each of withAssociations(criteria)) {
    associations += 1;
    addSizes(total, each);
    refuseTooMuch('associations', associations, '/associations');
  }
  for (const what of ['filters', 'parts', 'values'] as const) refuseTooMuch(what, total[what], '/filter');
  refuseTooMuch('sortings', total.sortings, '/sort');
  refuseTooMuch('aggregations', total.aggregations, '/aggregations');
  refuseTooMuch('groupings', total.groupings, '/grouping');
}

function addFilters(total: FilterSizes, filters: readonly Filter[]): void {
  for (const filter of filters) {
    total.filters += 1;
    if (filter.type === 'group') addFilters(total, filter.queries);
    if (filter.type === 'equalsAll') total.filters += filter.values.length;
    if (filter.type === 'equalsAny' || filter.type === 'equalsAll') total.values += filter.values.length;
    if (filter.type !== 'contains' && filter.type !== 'prefix' && filter.type !== 'suffix') continue;
    total.parts += 1;
    refuseTooMuch('letters', filter.value.length, '/filter');
  }
}

/** An aggregation and those inside it. */
function* withNested(aggregations: readonly Aggregation[]): Generator<Aggregation> {
  for (const aggregation of aggregations) {
    yield aggregation;
    if ('aggregation' in aggregation) yield* withNested([aggregation.aggregation]);
  }
}

function* withAssociations(criteria: Criteria, depth = 0): Generator<Criteria> {
  refuseTooMuch('depth', depth, '/associations');
  yield criteria;
  for (const nested of Object.values(criteria.associations ?? {})) yield* withAssociations(nested, depth + 1);
}

/** Fields a criteria itself names, filters aside; a path of them follows associations. */
function namedFields({ sortings = [], grouping = [], fields = [] }: Criteria, aggregations: readonly Aggregation[]) {
  const aggregated = aggregations.flatMap((aggregation) => ('field' in aggregation ? [aggregation.field] : []));
  return [...sortings.map(({ field }) => field), ...grouping, ...fields, ...aggregated];
}

type Sizes = FilterSizes & { sortings: number; aggregations: number; groupings: number };

function refuseDeepFields(criteria: Criteria, aggregations: readonly Aggregation[], filters: readonly Filter[]): void {
  const refuse = (field: string) => refuseTooMuch('depth', field.split('.').length - 1, '/associations');
  const refuseFilters = (list: readonly Filter[]): void => {
    for (const filter of list) {
      if ('field' in filter) refuse(filter.field);
      if (filter.type === 'group') refuseFilters(filter.queries);
    }
  };
  for (const field of namedFields(criteria, aggregations)) refuse(field);
  refuseFilters(filters);
}

function addSizes(total: Sizes, criteria: Criteria): void {
  const aggregations = [...withNested(criteria.aggregations ?? [])];
  const inAggregations = aggregations.map((aggregation) => (aggregation.type === 'filter' ? aggregation.filters : []));
  const filters = [
    criteria.filters ?? [],
    criteria.postFilters ?? [],
    (criteria.queries ?? []).map(({ query }) => query),
    ...inAggregations,
  ].flat();
  addFilters(total, filters);
  refuseDeepFields(criteria, aggregations, filters);
  refuseTooMuch(criteria.limit === undefined ? 'ids' : 'values', criteria.ids?.length ?? 0, '/ids');
  total.sortings += criteria.sortings?.length ?? 0;
  total.aggregations += aggregations.length;
  total.groupings += criteria.grouping?.length ?? 0;
}
