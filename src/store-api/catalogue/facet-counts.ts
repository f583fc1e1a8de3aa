import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { fieldEquals, fieldIsOneOf } from './criteria.ts';
import { ratingSteps, type FacetCounts } from '../schemas/facet-counts.ts';
import type { ProductListing } from '../schemas/product-listing.ts';
import { listOf, mapOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead, pathTo, type StoreApiCall } from '../store-api-call.ts';

/** Whose listing is counted. */
export type CountedListing = { readonly categoryId: string } | { readonly search: string };

/**
 * Counts what the filters of a listing would leave, each under what is chosen in the others: values of one filter widen each
 * other. Variants that are listed as one product count once, whichever of them has the value.
 *
 * @returns `undefined` when the shop does not count as it lists: its own count of the present choice must be the listing's total.
 * @throws {StoreApiError} when the shop refuses or cannot be reached.
 */
export async function countFacets(
  api: StoreApi,
  counted: CountedListing,
  listing: ProductListing,
): Promise<FacetCounts | undefined> {
  const facets = facetsOf(listing);
  if (facets.length === 0) return undefined;
  const all = under({ ...products, name: 'all' }, filtersIn(listing));
  const asked = packed(facets, mostAtOnce - weightOf(all));
  const answers = await Promise.all(asked.map((some) => ask(api, callFor(counted, [all].concat(some)), answerSchema)));
  if (answers.some(({ aggregations }) => aggregations['all']?.count !== listing.total)) return undefined;
  const results: Results = Object.assign({}, ...answers.map(({ aggregations }) => aggregations));
  return {
    values: Object.assign({}, ...facets.map((facet) => valuesOf(facet, results))),
    shippingFree: results['shippingFree']?.count ?? 0,
    ratings: Object.fromEntries(ratingSteps.map((points) => [points, results[`rating${points}`]?.count ?? 0])),
  };
}

/** Aggregations in one call, nested ones too: the embedded shop answers no more. */
const mostAtOnce = 20;

/** Listed products: the listing shows one for each display group. */
const products: Aggregation = { name: 'products', type: 'count', field: 'displayGroup' };

interface Aggregation {
  readonly name: string;
  readonly type: string;
  readonly field?: string;
  readonly filter?: readonly object[];
  readonly aggregation?: Aggregation;
}

const weightOf = ({ aggregation }: Aggregation): number => 1 + (aggregation ? weightOf(aggregation) : 0);

/** The aggregations of all facets in as few calls as they fit in, each with what it may weigh. */
function packed(facets: readonly Facet[], most: number): readonly Aggregation[][] {
  const calls: Aggregation[][] = [];
  let weight = most;
  for (const aggregation of facets.flatMap(({ aggregations }) => aggregations)) {
    const own = weightOf(aggregation);
    if (weight + own > most) {
      calls.push([]);
      weight = 0;
    }
    calls.at(-1)?.push(aggregation);
    weight += own;
  }
  return calls;
}

const answerSchema = z.object({
  aggregations: mapOf(
    z.object({
      count: z.optional(z.number()),
      buckets: listOf(z.object({ key: z.string(), products: z.object({ count: z.number() }) })),
    }),
  ),
});
type Results = z.infer<typeof answerSchema>['aggregations'];

/** Nothing but what is counted: neither products nor what else a listing counts. */
const nothingElse = {
  limit: 1,
  'only-aggregations': true,
  'manufacturer-filter': false,
  'price-filter': false,
  'rating-filter': false,
  'shipping-free-filter': false,
  'property-filter': false,
  includes: { product_listing: ['aggregations'] },
};

function callFor(counted: CountedListing, aggregations: readonly Aggregation[]): StoreApiCall {
  const body = { ...nothingElse, aggregations };
  return 'search' in counted
    ? { ...catalogueRead('search', body), query: { search: counted.search } }
    : catalogueRead(pathTo`product-listing/${counted.categoryId}`, body);
}

interface ChosenFilter {
  /** Which filter it is; of properties, the group. */
  readonly of: string;
  readonly filter: object;
}

/** What is asked for one filter, and which values it offers. */
interface Facet {
  readonly aggregations: readonly Aggregation[];
  /** Names of the aggregations with a bucket for each value. */
  readonly names: readonly string[];
  readonly ids: readonly string[];
}

function facetsOf(listing: ProductListing): readonly Facet[] {
  const { manufacturers, maxRating, hasShippingFree } = listing.aggregations;
  const chosen = filtersIn(listing);
  const without = (name: string) => chosen.filter(({ of }) => of !== name);
  const facets: Facet[] = [...propertyFacets(listing, chosen)];
  if (manufacturers.length > 1) {
    const aggregation = byValue('manufacturers', 'manufacturerId');
    const ids = manufacturers.map(({ id }) => id);
    facets.push({
      aggregations: [under(aggregation, without('manufacturer'))],
      names: ['manufacturers'],
      ids,
    });
  }
  if (hasShippingFree) facets.push(simple('shippingFree', fieldEquals('shippingFree', true), without('shippingFree')));
  if (maxRating !== null)
    facets.push(
      ...ratingSteps.map((points) => simple(`rating${points}`, atLeast('ratingAverage', points), without('rating'))),
    );
  return facets;
}

/** A group with a choice is counted without it; all others are counted together. */
function propertyFacets({ aggregations, currentFilters }: ProductListing, chosen: readonly ChosenFilter[]): Facet[] {
  const hasChoice = (options: readonly { readonly id: string }[]): boolean =>
    options.some(({ id }) => currentFilters.properties.includes(id));
  const ids = (groups: typeof aggregations.properties) => groups.flatMap(({ options }) => options.map(({ id }) => id));
  const open = aggregations.properties.filter(({ options }) => !hasChoice(options));
  const rest = open.length === 0 ? [] : [facetOfProperties('', ids(open), chosen)];
  const narrowed = aggregations.properties.filter(({ options }) => hasChoice(options));
  return [
    ...rest,
    ...narrowed.map((group, index) =>
      facetOfProperties(
        String(index),
        ids([group]),
        chosen.filter(({ of }) => of !== group.id),
      ),
    ),
  ];
}

/** Products carry values as properties, variants as options: two lists, two counts. */
function facetOfProperties(suffix: string, ids: readonly string[], chosen: readonly ChosenFilter[]): Facet {
  // Not `properties` and `options`: the shop reads and removes aggregations of these names.
  const names = [`countedProperties${suffix}`, `countedOptions${suffix}`];
  const [properties = '', options = ''] = names;
  return {
    aggregations: [under(byValue(properties, 'properties.id'), chosen), under(byValue(options, 'options.id'), chosen)],
    names,
    ids,
  };
}

function simple(name: string, filter: object, chosen: readonly ChosenFilter[]): Facet {
  return {
    aggregations: [under({ ...products, name }, [...chosen, { of: name, filter }])],
    names: [],
    ids: [],
  };
}

const byValue = (name: string, field: string): Aggregation => ({ name, type: 'terms', field, aggregation: products });

function under(aggregation: Aggregation, chosen: readonly ChosenFilter[]): Aggregation {
  if (chosen.length === 0) return aggregation;
  const filter = chosen.map((one) => one.filter);
  return { name: `${aggregation.name}Filtered`, type: 'filter', filter, aggregation };
}

/** What the listing says it was narrowed by, which is not always what the address asked for. */
function filtersIn({ currentFilters, aggregations }: ProductListing): readonly ChosenFilter[] {
  const { manufacturer, properties, minPrice, maxPrice, rating, shippingFree } = currentFilters;
  const chosen: ChosenFilter[] = [];
  if (manufacturer.length > 0)
    chosen.push({ of: 'manufacturer', filter: fieldIsOneOf('manufacturerId', manufacturer) });
  for (const { id, options } of aggregations.properties) {
    const ids = options.map((option) => option.id).filter((option) => properties.includes(option));
    if (ids.length > 0) chosen.push({ of: id, filter: eitherList(ids) });
  }
  const price = { ...(minPrice > 0 ? { gte: minPrice } : {}), ...(maxPrice > 0 ? { lte: maxPrice } : {}) };
  if (minPrice > 0 || maxPrice > 0)
    chosen.push({ of: 'price', filter: { type: 'range', field: 'cheapestPrice', parameters: price } });
  if (rating > 0) chosen.push({ of: 'rating', filter: atLeast('ratingAverage', rating) });
  if (shippingFree) chosen.push({ of: 'shippingFree', filter: fieldEquals('shippingFree', true) });
  return chosen;
}

/** By the lists of ids, as the shop's own filters: a condition on the association would leave only its own values to count. */
const eitherList = (ids: readonly string[]) => ({
  type: 'or',
  queries: [fieldIsOneOf('optionIds', ids), fieldIsOneOf('propertyIds', ids)],
});

const atLeast = (field: string, points: number) => ({ type: 'range', field, parameters: { gte: points } });

/** Of a value that products carry as a property and variants as an option, nobody knows how many have both. */
function valuesOf({ names, ids }: Facet, results: Results): Record<string, number | null> {
  const wanted = new Set(ids);
  const values: Record<string, number | null> = {};
  for (const name of names)
    for (const { key, products: listed } of results[name]?.buckets ?? [])
      if (wanted.has(key)) values[key] = key in values ? null : listed.count;
  return values;
}
