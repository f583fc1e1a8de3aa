import type { Filter, RangeBounds, Scalar } from '../../entities/criteria/criteria.ts';
import { storedBoolean } from '../../entities/sql/filter-sql.ts';
import type { Numbering } from './numbering.ts';
import {
  booleanFields,
  type IdField,
  idFields,
  type ListField,
  listFields,
  type NumberField,
  numberFields,
  type ViewedColumns,
} from './product-columns.ts';

/** Whether the product of a row passes a filter. */
export type RowTest = (row: number) => boolean;

type Related = Extract<Filter, { type: 'related' }>;
type Group = Extract<Filter, { type: 'group' }>;
type Range = Extract<Filter, { type: 'range' }>;

/** Fields that hold a list of ids as it is: what is compared with them keeps its capitals. */
const idListFields: ReadonlyMap<string, ListField> = new Map([
  ['propertyIds', 'properties'],
  ['optionIds', 'options'],
]);

/** The test of a filter; undefined when the columns do not hold what it compares. */
export function compileFilter(columns: ViewedColumns, filter: Filter): RowTest | undefined {
  if (filter.type === 'group') return groupTest(columns, filter);
  if (filter.type === 'related') return visibilityTest(columns, filter);
  if (filter.type === 'equals') return equalsTest(columns, filter.field, filter.value);
  if (filter.type === 'equalsAny') return anyTest(columns, filter.field, filter.values);
  return filter.type === 'range' ? rangeTest(columns, filter) : undefined;
}

/** Tests of all filters; undefined when one of them is not for the columns. */
export function compileAll(columns: ViewedColumns, filters: readonly Filter[]): readonly RowTest[] | undefined {
  const tests: RowTest[] = [];
  for (const filter of filters) {
    const test = compileFilter(columns, filter);
    if (test === undefined) return undefined;
    tests.push(test);
  }
  return tests;
}

/** What SQL compares a number or boolean column with; undefined for null and for values SQL would have to convert. */
function comparedNumber(field: NumberField, value: Scalar): number | undefined {
  if (value !== null && (booleanFields.has(field) || typeof value === 'boolean')) return storedBoolean(value);
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined;
}

/** Ids of filters may be written in capitals, those of columns never are. */
const lowered = (values: readonly Scalar[]): Scalar[] =>
  values.map((value) => (typeof value === 'string' ? value.toLowerCase() : value));

function numberTest(columns: ViewedColumns, field: NumberField, value: Scalar): RowTest | undefined {
  const { values } = columns.numbers[field];
  if (value === null) return (row) => Number.isNaN(values[row]);
  const wanted = comparedNumber(field, value);
  return wanted === undefined ? undefined : (row) => values[row] === wanted;
}

/** A 1 for the number of each wanted text; undefined when something else than texts is wanted. */
function wantedNumbers(numbering: Numbering, wanted: readonly Scalar[]): Uint8Array | undefined {
  const marks = new Uint8Array(numbering.size());
  for (const value of wanted) {
    if (typeof value !== 'string') return undefined;
    const number = numbering.find(value);
    if (number >= 0) marks[number] = 1;
  }
  return marks;
}

function idTest(columns: ViewedColumns, field: IdField, wanted: readonly Scalar[]): RowTest | undefined {
  const { values, numbering } = columns.singles[field];
  const marks = wantedNumbers(numbering, field === 'displayGroup' ? wanted : lowered(wanted));
  return marks && ((row) => marks[values[row] ?? -1] === 1);
}

function listTest(columns: ViewedColumns, field: ListField, wanted: readonly Scalar[]): RowTest | undefined {
  const { values, numbering } = columns.lists[field];
  const marks = wantedNumbers(numbering, wanted);
  if (marks === undefined) return undefined;
  return (row) => {
    const list = values[row] ?? [];
    for (let at = 0; at < list.length; at += 1) if (marks[list[at] ?? -1] === 1) return true;
    return false;
  };
}

function equalsTest(columns: ViewedColumns, field: string, value: Scalar): RowTest | undefined {
  const number = nameIn(numberFields, field);
  if (number !== undefined) return numberTest(columns, number, value);
  const single = nameIn(idFields, field);
  if (single === undefined) return anyTest(columns, field, [value]);
  const { values } = columns.singles[single];
  return value === null ? (row) => values[row] === -1 : idTest(columns, single, [value]);
}

const nameIn = <Name extends string>(names: readonly Name[], field: string): Name | undefined =>
  names.find((name) => name === field);

const rangeKeys = ['gte', 'gt', 'lte', 'lt'] as const;
type RangeKey = (typeof rangeKeys)[number];

const comparisons: Readonly<Record<RangeKey, (value: number, bound: number) => boolean>> = {
  gte: (value, bound) => value >= bound,
  gt: (value, bound) => value > bound,
  lte: (value, bound) => value <= bound,
  lt: (value, bound) => value < bound,
};

function anyTest(columns: ViewedColumns, field: string, values: readonly Scalar[]): RowTest | undefined {
  const single = nameIn(idFields, field);
  if (single !== undefined) return idTest(columns, single, values);
  const list = listIn(field);
  return list && listTest(columns, list, idListFields.has(field) ? values : lowered(values));
}

/** `properties.id` is the list itself, and so is the field `propertyIds`. */
const listIn = (field: string): ListField | undefined =>
  idListFields.get(field) ?? nameIn(listFields, field.replace(/\.id$/, ''));

/** Bounds as numbers; an absent one lets everything but null pass. */
function limitsOf(
  column: NumberField,
  { gte, gt, lte, lt }: RangeBounds,
): readonly (readonly [RangeKey, number])[] | undefined {
  const limits: (readonly [RangeKey, number])[] = [];
  for (const [key, bound] of Object.entries({ gte, gt, lte, lt })) {
    if (bound === undefined) continue;
    const number = comparedNumber(column, bound);
    const name = nameIn(rangeKeys, key);
    if (number === undefined || name === undefined) return undefined;
    limits.push([name, number]);
  }
  return limits;
}

function rangeTest(columns: ViewedColumns, { field, bounds }: Range): RowTest | undefined {
  const name = nameIn(numberFields, field);
  const limits = name && limitsOf(name, bounds);
  if (name === undefined || limits === undefined) return undefined;
  const { values } = columns.numbers[name];
  return (row) => limits.every(([key, bound]) => comparisons[key](values[row] ?? Number.NaN, bound));
}

function channelOf(filter: Filter | undefined): string | undefined {
  const isChannel = filter?.type === 'equals' && filter.field === 'salesChannelId';
  return isChannel && typeof filter.value === 'string' ? filter.value : undefined;
}

function leastVisibility(filter: Filter | undefined): number | undefined {
  if (filter?.type !== 'range' || filter.field !== 'visibility') return undefined;
  const { gte, ...others } = filter.bounds;
  return typeof gte === 'number' && gte > 0 && Object.keys(others).length === 0 ? gte : undefined;
}

/** Only what `visibleProducts` asks: a channel and a lowest level. */
function visibilityTest(columns: ViewedColumns, { association, filters }: Related): RowTest | undefined {
  const channel = channelOf(filters[0]);
  const least = leastVisibility(filters[1]);
  if (association !== 'visibilities' || filters.length !== 2) return undefined;
  if (channel === undefined || least === undefined) return undefined;
  const values = columns.visibility.get(channel);
  return (row) => (values?.[row] ?? 0) >= least;
}

function groupTest(columns: ViewedColumns, { queries, operator, negated }: Group): RowTest | undefined {
  const tests = compileAll(columns, queries);
  if (tests === undefined || tests.length === 0) return undefined;
  const holds: RowTest =
    operator === 'and' ? (row) => tests.every((test) => test(row)) : (row) => tests.some((test) => test(row));
  return negated ? (row) => !holds(row) : holds;
}
