import type { Aggregation, Criteria, Filter } from './criteria.ts';
import { criteriaError } from './criteria-error.ts';

/**
 * How much a request may ask for at once. The real shop leaves it to its database to give up; these bounds are far above
 * what a storefront sends and far below what hurts.
 */
export const bounds = {
  /** Conditions, groups, and values of `equalsAll`. */
  filters: 250,
  sortings: 50,
  aggregations: 50,
  groupings: 10,
  /** Associations, each with those below it. */
  associations: 200,
  /** Associations below each other, in a path of names or nested. */
  depth: 16,
} as const;

const sizes = {
  filters: { kind: 'FILTER', word: 'filters' },
  sortings: { kind: 'SORT', word: 'sortings' },
  aggregations: { kind: 'AGGREGATION', word: 'aggregations' },
  groupings: { kind: 'FILTER', word: 'groupings' },
  associations: { kind: 'FILTER', word: 'associations' },
  depth: { kind: 'FILTER', word: 'associations below each other' },
} as const;

/** @throws {ShopError} 400 when a request names more of something than it may. */
export function refuseTooMany(what: keyof typeof bounds, count: number, pointer: string): void {
  const maximum = bounds[what];
  if (count <= maximum) return;
  const { kind, word } = sizes[what];
  throw criteriaError(kind, `There are more than ${maximum} ${word}.`, pointer, { maximum });
}

function filterCount(filters: readonly Filter[]): number {
  let count = 0;
  for (const filter of filters) {
    count += 1;
    if (filter.type === 'group') count += filterCount(filter.queries);
    if (filter.type === 'equalsAll') count += filter.values.length;
  }
  return count;
}

/** An aggregation and those inside it. */
function* withNested(aggregations: readonly Aggregation[]): Generator<Aggregation> {
  for (const aggregation of aggregations) {
    yield aggregation;
    if ('aggregation' in aggregation) yield* withNested([aggregation.aggregation]);
  }
}

function* withAssociations(criteria: Criteria, depth = 0): Generator<Criteria> {
  refuseTooMany('depth', depth, '/associations');
  yield criteria;
  for (const nested of Object.values(criteria.associations ?? {})) yield* withAssociations(nested, depth + 1);
}

function sizesOf(criteria: Criteria): Record<'filters' | 'sortings' | 'aggregations' | 'groupings', number> {
  const aggregations = [...withNested(criteria.aggregations ?? [])];
  const filters = [criteria.filters, criteria.postFilters, criteria.queries?.map(({ query }) => query)];
  const inAggregations = aggregations.map((aggregation) => (aggregation.type === 'filter' ? aggregation.filters : []));
  return {
    filters: filterCount([...filters, ...inAggregations].flatMap((list) => list ?? [])),
    sortings: criteria.sortings?.length ?? 0,
    aggregations: aggregations.length,
    groupings: criteria.grouping?.length ?? 0,
  };
}

/**
 * Refuses criteria no storefront sends and no database should be asked.
 *
 * @throws {ShopError} 400 with a pointer to what there is too much of.
 */
export function refuseHugeCriteria(criteria: Criteria): void {
  const total = { filters: 0, sortings: 0, aggregations: 0, groupings: 0 };
  let associations = -1;
  for (const each of withAssociations(criteria)) {
    associations += 1;
    const sizes = sizesOf(each);
    total.filters += sizes.filters;
    total.sortings += sizes.sortings;
    total.aggregations += sizes.aggregations;
    total.groupings += sizes.groupings;
    refuseTooMany('associations', associations, '/associations');
  }
  refuseTooMany('filters', total.filters, '/filter');
  refuseTooMany('sortings', total.sortings, '/sort');
  refuseTooMany('aggregations', total.aggregations, '/aggregations');
  refuseTooMany('groupings', total.groupings, '/grouping');
}
