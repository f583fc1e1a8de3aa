import { requireId } from '../../entities/criteria/criteria-error.ts';
import { refuseTooMuch } from '../../entities/criteria/criteria-size.ts';
import { largest, maxLimit, parseCriteria } from '../../entities/criteria/parse-criteria.ts';
import { plainHttpError } from '../../http/shop-error.ts';
import { isJsonList, type JsonObject, type JsonValue } from '../../base/json.ts';
import type { Criteria } from '../../entities/criteria/criteria.ts';

/** What a listing or search asks for besides criteria (Store API sheet, product listing). */
export interface ListingRequest {
  readonly criteria: Criteria;
  readonly page: number;
  readonly limit: number;
  /** Key of a sorting; unknown ones fall back on the default. */
  readonly order: string | undefined;
  readonly manufacturerIds: readonly string[];
  readonly optionIds: readonly string[];
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly rating: number | null;
  readonly isShippingFree: boolean;
  /** Filters switched off, `price` for example: neither applied nor aggregated. */
  readonly withoutFilters: ReadonlySet<string>;
  readonly propertyGroupIds: readonly string[] | undefined;
  readonly reducesAggregations: boolean;
  readonly onlyAggregations: boolean;
  readonly noAggregations: boolean;
}

const filterSwitches = {
  'manufacturer-filter': 'manufacturer',
  'price-filter': 'price',
  'rating-filter': 'rating',
  'shipping-free-filter': 'shipping-free',
  'property-filter': 'properties',
} as const;

/**
 * Reads a listing's or search's body and query.
 *
 * @throws {ShopError} 400 for malformed criteria and lists where joined ids belong.
 */
export function parseListingRequest(input: JsonObject, defaultLimit = maxLimit): ListingRequest {
  const { page: _page, ...criteriaInput } = input;
  const criteria = parseCriteria(criteriaInput);
  const whitelist = input['property-whitelist'];
  const { order } = input;
  return {
    criteria,
    page: Math.min(largest, Math.max(1, Math.trunc(numberOr(input['p'], 1)))),
    limit: input['limit'] === undefined ? defaultLimit : (criteria.limit ?? defaultLimit),
    order: typeof order === 'string' ? order : undefined,
    manufacturerIds: joinedIds(input, 'manufacturer'),
    optionIds: joinedIds(input, 'properties'),
    minPrice: numberOr(input['min-price'], 0),
    maxPrice: numberOr(input['max-price'], 0),
    rating: numberOr(input['rating'], null),
    isShippingFree: isTruthy(input['shipping-free']),
    withoutFilters: switchedOff(input),
    propertyGroupIds: isJsonList(whitelist) ? whitelist.map(String) : undefined,
    reducesAggregations: input['reduce-aggregations'] !== undefined && input['reduce-aggregations'] !== false,
    onlyAggregations: isTruthy(input['only-aggregations']),
    noAggregations: isTruthy(input['no-aggregations']),
  };
}

const isTruthy = (value: JsonValue | undefined): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  value !== '' &&
  value !== '0' &&
  value !== 0 &&
  value !== 'false';

function joinedIds(input: JsonObject, key: string): readonly string[] {
  const value = input[key];
  if (isJsonList(value)) throw plainHttpError(400, `Input value "${key}" contains a non-scalar value.`);
  if (typeof value !== 'string') return [];
  const ids = value.split('|').filter((id) => /^[0-9a-f]{32}$/i.test(id));
  refuseTooMuch('ids', ids.length, `/${key}`);
  return ids.map((id) => requireId(id));
}

function numberOr<Fallback>(value: JsonValue | undefined, fallback: Fallback): number | Fallback {
  const number = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : fallback;
}

function switchedOff(input: JsonObject): ReadonlySet<string> {
  const off = new Set<string>();
  for (const [key, filter] of Object.entries(filterSwitches)) {
    const value = input[key];
    if (value !== undefined && value !== null && !isTruthy(value)) off.add(filter);
  }
  return off;
}
