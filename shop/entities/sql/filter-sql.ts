import type { SQLInputValue } from 'node:sqlite';
import type { Filter, RangeBounds, Scalar } from '../criteria/criteria.ts';
import { foldText } from '../../base/database/fold-text.ts';
import { atMoment } from '../criteria/relative-time.ts';
import type { EntityDefinition, Field } from '../definition.ts';
import { definitionOf, localFieldOf } from '../entity-lookup.ts';
import { fieldSql } from './field-sql.ts';
import { type FieldPath, resolveFieldPath } from './field-path.ts';
import { column, quoted } from './sql-names.ts';
import { wireDate } from './stored-value.ts';
import { type Compilation, joined, newAlias, type Sql, sql } from './sql-query.ts';
import { valueAt } from './value-at.ts';

type Predicate = (value: string, field: Field) => Sql;

/** What a boolean column is compared with: whatever does not say yes means no. */
export function storedBoolean(value: Scalar): 0 | 1 {
  return value === true || value === 'true' || value === '1' || value === 1 ? 1 : 0;
}

/**
 * SQL condition of a filter on the rows of `alias`.
 *
 * @throws {ShopError} 400 for unknown fields.
 */
export function filterSql(compilation: Compilation, definition: EntityDefinition, alias: string, filter: Filter): Sql {
  if (filter.type === 'group') {
    // A group of nothing is no condition, negated or not.
    if (filter.queries.length === 0) return sql('1');
    const parts = filter.queries.map((query) => filterSql(compilation, definition, alias, query));
    const group = joined(parts, filter.operator === 'and' ? 'AND' : 'OR');
    // IS NOT TRUE: a comparison with null counts as not matching.
    return filter.negated ? sql(`(${group.text}) IS NOT TRUE`, group.values) : group;
  }
  if (filter.type === 'since' || filter.type === 'until') {
    return filterSql(compilation, definition, alias, atMoment(filter, compilation.shop.clock()));
  }
  if (filter.type === 'related') return relatedSql(compilation, definition, alias, filter);
  const path = resolveFieldPath(compilation.shop, definition, filter.field);
  const start = { alias, step: 0 };
  if (filter.type === 'equalsAll') {
    const each = filter.values.map((value) => along(compilation, path, start, equalsPredicate(value)));
    return joined(each, 'AND');
  }
  if (filter.type === 'equals' && filter.value === null && path.steps.length > 0) {
    const some = along(compilation, path, start, notNull);
    return sql(`(${some.text}) IS NOT TRUE`, some.values);
  }
  return along(compilation, path, start, predicateOf(filter));
}

function storedText(value: string, field: Field): string {
  if (field.kind === 'date' && !Number.isNaN(Date.parse(value))) return wireDate(new Date(value));
  return field.kind === 'id' ? value.toLowerCase() : value;
}

const equalsPredicate =
  (wanted: Scalar): Predicate =>
  (value, field) => {
    if (wanted === null) return sql(`${value} IS NULL`);
    if (field.kind === 'list')
      return sql(`EXISTS (SELECT 1 FROM json_each(${value}) WHERE value = ?)`, [stored(wanted, field)]);
    return sql(`${value} = ?`, [stored(wanted, field)]);
  };

const anyPredicate =
  (wanted: readonly Scalar[]): Predicate =>
  (value, field) => {
    const list = JSON.stringify(wanted.map((item) => stored(item, field)));
    if (field.kind === 'list') {
      return sql(`EXISTS (SELECT 1 FROM json_each(${value}) WHERE value IN (SELECT value FROM json_each(?)))`, [list]);
    }
    return sql(`${value} IN (SELECT value FROM json_each(?))`, [list]);
  };

const likePredicate =
  (before: string, wanted: string, after: string): Predicate =>
  (value, field) => {
    // Without case and diacritics, like MySQL's collation.
    const [text, part] = field.kind === 'string' ? [`folded(${value})`, foldText(wanted)] : [value, wanted];
    return sql(`${text} LIKE ? ESCAPE '\\'`, [`${before}${part.replaceAll(/[\\%_]/g, '\\$&')}${after}`]);
  };

const rangePredicate =
  (bounds: RangeBounds): Predicate =>
  (value, field) => {
    const operators = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;
    const parts: Sql[] = [];
    for (const key of ['gte', 'gt', 'lte', 'lt'] as const) {
      const bound = bounds[key];
      if (bound !== undefined) parts.push(sql(`${value} ${operators[key]} ?`, [stored(bound, field)]));
    }
    return joined(parts, 'AND');
  };

interface Place {
  readonly alias: string;
  readonly step: number;
}

/** A value of a filter in the form its column has. */
function stored(value: Scalar, field: Field): SQLInputValue {
  if (value === null) return null;
  if (field.kind === 'boolean' || typeof value === 'boolean') return storedBoolean(value);
  if (field.kind === 'integer' || field.kind === 'number') return Number(value);
  if (typeof value === 'string') return storedText(value, field);
  return field.kind === 'string' ? String(value) : value;
}

interface Mapped {
  readonly local: string;
  readonly test: Predicate;
}

/** Follows the associations of a path; each one is an uncorrelated `IN`, so indexes of either end serve. */
function along(compilation: Compilation, path: FieldPath, at: Place, test: Predicate): Sql {
  const step = path.steps[at.step];
  if (step === undefined) {
    return test(valueAt(compilation, path, at.alias), path.field);
  }
  const { association, from } = step;
  const local = fieldSql(from, at.alias, localFieldOf(association), compilation.languageIds);
  const alias = newAlias(compilation);
  if (association.kind === 'manyToMany') return mapped(compilation, path, { alias, step: at.step }, { local, test });
  const inner = along(compilation, path, { alias, step: at.step + 1 }, test);
  const target = association.kind === 'manyToOne' ? 'id' : association.foreignField;
  const rows = `SELECT ${column(alias, target)} FROM ${quoted(association.entity)} ${alias}`;
  return sql(`${local} IN (${rows} WHERE endable(${column(alias, target)}) AND ${inner.text})`, inner.values);
}

const notNull: Predicate = (value) => sql(`${value} IS NOT NULL`);

type FieldFilter = Exclude<Filter, { type: 'group' | 'related' | 'equalsAll' | 'since' | 'until' }>;

/** Over a mapping table; when only ids of the other end are compared, the table itself has them. */
function mapped(compilation: Compilation, path: FieldPath, at: Place, { local, test }: Mapped): Sql {
  const association = path.steps[at.step]?.association;
  if (association?.kind !== 'manyToMany') return sql('0');
  const foreign = `${at.alias}.${quoted(association.foreignColumn)}`;
  const mapping = `SELECT ${at.alias}.${quoted(association.localColumn)} FROM ${quoted(association.table)} ${at.alias}`;
  if (at.step === path.steps.length - 1 && path.fieldName === 'id') {
    const own = test(foreign, path.field);
    return sql(`${local} IN (${mapping} WHERE endable(${foreign}) AND ${own.text})`, own.values);
  }
  const target = newAlias(compilation);
  const inner = along(compilation, path, { alias: target, step: at.step + 1 }, test);
  const ids = `SELECT ${target}.id FROM ${quoted(association.entity)} ${target} WHERE endable(${target}.id) AND ${inner.text}`;
  return sql(`${local} IN (${mapping} WHERE ${foreign} IN (${ids}))`, inner.values);
}

type Related = Extract<Filter, { type: 'related' }>;

function predicateOf(filter: FieldFilter): Predicate {
  switch (filter.type) {
    case 'equals':
      return equalsPredicate(filter.value);
    case 'equalsAny':
      return anyPredicate(filter.values);
    case 'contains':
      return likePredicate('%', filter.value, '%');
    case 'prefix':
      return likePredicate('', filter.value, '%');
    case 'suffix':
      return likePredicate('%', filter.value, '');
    case 'range':
      return rangePredicate(filter.bounds);
  }
}

function relatedSql(compilation: Compilation, definition: EntityDefinition, alias: string, filter: Related): Sql {
  const association = definition.associations[filter.association];
  if (association?.kind !== 'oneToMany') throw new RangeError(`${definition.name} has no list ${filter.association}`);
  const target = definitionOf(compilation.shop, association.entity);
  const inner = newAlias(compilation);
  const conditions = filter.filters.map((each) => filterSql(compilation, target, inner, each));
  const where = joined(conditions, 'AND');
  const local = fieldSql(definition, alias, localFieldOf(association), compilation.languageIds);
  const own = `${column(inner, association.foreignField)} = ${local}`;
  return sql(`EXISTS (SELECT 1 FROM ${quoted(target.name)} ${inner} WHERE ${own} AND ${where.text})`, where.values);
}
