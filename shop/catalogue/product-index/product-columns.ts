import { createNumbering, type Numbering } from './numbering.ts';
import type { StoredPrice } from './prices-in-view.ts';

/** Fields that are numbers in the database; booleans are 0 and 1. */
export const storedNumbers = ['active', 'shippingFree', 'ratingAverage', 'sales'] as const;
/** Prices are numbers too, but other ones for each view on them. */
export const priceFields = ['variantPrices', 'cheapestPrice'] as const;
export type StoredNumber = (typeof storedNumbers)[number];
export const numberFields = [...storedNumbers, ...priceFields] as const;
export type NumberField = (typeof numberFields)[number];

/** Of these, the ones that are booleans. */
export const booleanFields: ReadonlySet<string> = new Set<NumberField>(['active', 'shippingFree']);

/** Fields that hold one id. */
export const idFields = ['displayGroup', 'manufacturerId'] as const;
export type IdField = (typeof idFields)[number];

/** To-many associations whose ids are kept; a variant without a list of its own has its parent's. */
export const listFields = ['categoriesRo', 'properties', 'options'] as const;
export type ListField = (typeof listFields)[number];

export interface NumberColumn {
  readonly values: Float64Array;
}
export interface IdColumn {
  readonly values: Int32Array;
  readonly numbering: Numbering;
}
export interface ListColumn {
  readonly values: (readonly number[])[];
  readonly numbering: Numbering;
}

/**
 * What listings filter, count and sort products by, column by column, inherited values filled in. A product is its
 * row number; rows stand in the order of the ids. NaN and -1 are SQL's null.
 */
export interface ProductColumns {
  readonly ids: readonly string[];
  readonly rows: ReadonlyMap<string, number>;
  readonly numbers: Readonly<Record<StoredNumber, NumberColumn>>;
  readonly singles: Readonly<Record<IdField, IdColumn>>;
  readonly lists: Readonly<Record<ListField, ListColumn>>;
  /** How far each sales channel shows the products: 0 (not at all), 10, 20, 30. */
  readonly visibility: Map<string, Uint8Array>;
  /** Each row's own prices, in all currencies and under all rules. */
  readonly prices: (readonly StoredPrice[])[];
  /** The row of the product a variant belongs to, else -1. */
  readonly parents: Int32Array;
}

/** The columns in somebody's eyes. */
export type ViewedColumns = Omit<ProductColumns, 'numbers'> & {
  readonly numbers: Readonly<Record<NumberField, NumberColumn>>;
};

/** Columns for these products (ids in ascending order), all values still null. */
export function emptyColumns(ids: readonly string[]): ProductColumns {
  const length = ids.length;
  const number = (): NumberColumn => ({ values: new Float64Array(length).fill(Number.NaN) });
  const single = (): IdColumn => ({ values: new Int32Array(length).fill(-1), numbering: createNumbering() });
  const list = (): ListColumn => ({ values: ids.map(() => []), numbering: createNumbering() });
  return {
    ids,
    rows: new Map(ids.map((id, row) => [id, row])),
    numbers: {
      active: number(),
      shippingFree: number(),
      ratingAverage: number(),
      sales: number(),
    },
    singles: { displayGroup: single(), manufacturerId: single() },
    lists: { categoriesRo: list(), properties: list(), options: list() },
    visibility: new Map(),
    prices: ids.map(() => []),
    parents: new Int32Array(length).fill(-1),
  };
}
