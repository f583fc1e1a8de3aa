import type { JsonValue } from '../../base/json.ts';
import type { Duration } from './duration.ts';

export type Scalar = null | boolean | number | string;

interface Relative<Type extends string> {
  readonly type: Type;
  readonly field: string;
  readonly duration: Duration;
  readonly operator: RelativeOperator;
}

export type Filter =
  | { readonly type: 'equals'; readonly field: string; readonly value: Scalar }
  | { readonly type: 'equalsAny'; readonly field: string; readonly values: readonly Scalar[] }
  | { readonly type: 'equalsAll'; readonly field: string; readonly values: readonly Scalar[] }
  | { readonly type: 'contains' | 'prefix' | 'suffix'; readonly field: string; readonly value: string }
  | { readonly type: 'range'; readonly field: string; readonly bounds: RangeBounds }
  | Relative<'since'>
  | Relative<'until'>
  /** Some row of a to-many association meets all filters at once; not part of the wire format. */
  | { readonly type: 'related'; readonly association: string; readonly filters: readonly Filter[] }
  | { readonly type: 'group'; readonly operator: 'and' | 'or'; readonly negated: boolean; readonly queries: Filter[] };

export type RelativeOperator = 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'neq';

export interface RangeBounds {
  readonly gte?: Scalar;
  readonly gt?: Scalar;
  readonly lte?: Scalar;
  readonly lt?: Scalar;
}

export interface Sorting {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
  /** `10` after `9` in texts. */
  readonly natural?: boolean;
  /** Sorts by the number of associated rows. */
  readonly byCount?: boolean;
}

export const intervals = ['minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type Interval = (typeof intervals)[number];

export type Aggregation =
  | { readonly type: 'avg' | 'max' | 'min' | 'sum' | 'count' | 'stats'; readonly name: string; readonly field: string }
  | {
      readonly type: 'terms';
      readonly name: string;
      readonly field: string;
      readonly limit?: number;
      readonly sort?: Sorting;
      readonly aggregation?: Aggregation;
    }
  | { readonly type: 'entity'; readonly name: string; readonly field: string; readonly entity: string }
  | {
      readonly type: 'filter';
      readonly name: string;
      readonly filters: readonly Filter[];
      readonly aggregation: Aggregation;
    }
  | {
      readonly type: 'histogram';
      readonly name: string;
      readonly field: string;
      readonly interval: Interval;
      /** PHP's date letters, `Y-m-d` for example. */
      readonly format?: string;
      /** `Europe/Berlin`; buckets begin by this clock. */
      readonly timeZone?: string;
    }
  | {
      readonly type: 'range';
      readonly name: string;
      readonly field: string;
      readonly ranges: readonly { readonly from?: number; readonly to?: number; readonly key: string }[];
    };

/** Adds points to the rows that meet it, times a field's value where one is named. */
export interface ScoreQuery {
  readonly score: number;
  readonly query: Filter;
  readonly scoreField?: string;
}

/** What to search for (Store API sheet, criteria); associations carry criteria of their own. */
export interface Criteria {
  readonly ids?: readonly string[];
  readonly limit?: number;
  readonly page?: number;
  /** Without it `total` is the number of returned rows. */
  readonly totalCountMode?: 'none' | 'exact' | 'next-pages';
  readonly filters?: readonly Filter[];
  /** Applied after the aggregations. */
  readonly postFilters?: readonly Filter[];
  readonly sortings?: readonly Sorting[];
  readonly associations?: Readonly<Record<string, Criteria>>;
  readonly aggregations?: readonly Aggregation[];
  /** One row per distinct value of these fields. */
  readonly grouping?: readonly string[];
  readonly term?: string;
  /** Rows must meet at least one; what they meet adds up to their score. */
  readonly queries?: readonly ScoreQuery[];
  /** Partial loading: nothing but these fields is output. */
  readonly fields?: readonly string[];
  readonly includes?: Readonly<Record<string, JsonValue>>;
}

export const equals = (field: string, value: Scalar): Filter => ({ type: 'equals', field, value });
export const equalsAny = (field: string, values: readonly Scalar[]): Filter => ({ type: 'equalsAny', field, values });
export const range = (field: string, bounds: RangeBounds): Filter => ({ type: 'range', field, bounds });
export const allOf = (...queries: Filter[]): Filter => ({ type: 'group', operator: 'and', negated: false, queries });
export const anyOf = (...queries: Filter[]): Filter => ({ type: 'group', operator: 'or', negated: false, queries });
export const not = (...queries: Filter[]): Filter => ({ type: 'group', operator: 'and', negated: true, queries });

/** One and the same row of a to-many association meets all of the filters. */
export const related = (association: string, ...filters: Filter[]): Filter => ({
  type: 'related',
  association,
  filters,
});
