import * as z from 'zod/mini';
import type { Criteria, ScoreQuery, Sorting } from '../criteria/criteria.ts';
import type { JsonObject } from '../../base/json.ts';
import type { EntityDefinition } from '../definition.ts';
import { resolveFieldPath } from '../sql/field-path.ts';
import { filterSql } from '../sql/filter-sql.ts';
import { pathValue } from '../sql/path-value-sql.ts';
import { whereSql } from '../sql/select-ids.ts';
import { quoted } from '../sql/sql-names.ts';
import { type Compilation, type Sql, sql } from '../sql/sql-query.ts';

type Scores = ReadonlyMap<string, number>;

/** Criteria whose score is worked out: the ids it leaves, best first, in place of term and queries. */
export interface ScoredCriteria {
  readonly criteria: Criteria;
  readonly scores: Scores | undefined;
}

/**
 * Works out what a term and score queries find. Without another order the best come first; an order by `_score` ends
 * the list of sortings, for no two ranks are equal.
 */
export function scoredCriteria(
  compilation: Compilation,
  definition: EntityDefinition,
  criteria: Criteria,
): ScoredCriteria {
  const { term, queries: _queries, ...rest } = criteria;
  const sortings = criteria.sortings ?? [];
  const byTerm = termScores(compilation, definition, term);
  const scores = sumOf(byTerm, queryScores(compilation, definition, criteria));
  if (scores === undefined) {
    // Other entities are found by a term, but not ranked.
    const known = term === undefined ? sortings : sortings.filter((sorting) => !isScore(sorting));
    return { criteria: { ...criteria, sortings: known }, scores };
  }
  const place = sortings.findIndex(isScore);
  const ids = ranked(scores, criteria.ids, sortings[place]?.order ?? 'DESC');
  const before = place === -1 ? sortings : sortings.slice(0, place);
  const unsearched = byTerm === undefined && term !== undefined ? { term } : {};
  return { criteria: { ...rest, ...unsearched, ids, sortings: before }, scores };
}

const isScore = ({ field }: Sorting) => field === '_score';

/** The value of a field as a factor: what it begins with, as a fraction, for the product of whole numbers may be none any more. */
const bounded = (value: string): string => `MAX(-1e15, MIN(1e15, COALESCE(CAST(${value} AS REAL), 0)))`;

const rowsSchema = z.array(z.object({ id: z.string(), score: z.number() }));

/** Score of an entity as Shopware sends it, as text in the `search` extension. */
export function withScore(entity: JsonObject, score: number | undefined): void {
  if (score === undefined) return;
  entity['extensions'] = { search: { id: entity['id'] ?? null, _score: String(Math.round(score * 1000) / 1000) } };
}

function pointsSql(compilation: Compilation, definition: EntityDefinition, query: ScoreQuery): Sql {
  const condition = filterSql(compilation, definition, 't', query.query);
  const factor =
    query.scoreField === undefined
      ? '1'
      : bounded(pathValue(compilation, resolveFieldPath(compilation.shop, definition, query.scoreField), 't', 'MAX'));
  return sql(`CASE WHEN ${condition.text} THEN ${query.score} * ${factor} ELSE 0 END`, condition.values);
}

/** Rows that reach the score of the smallest query, so meet at least one. */
function queryScores(compilation: Compilation, definition: EntityDefinition, criteria: Criteria): Scores | undefined {
  const { queries = [] } = criteria;
  if (queries.length === 0) return undefined;
  const points = queries.map((query) => pointsSql(compilation, definition, query));
  const where = whereSql(compilation, definition, criteria, false);
  const least = Math.min(...queries.map(({ score }) => score));
  const score = points.map(({ text }) => text).join(' + ');
  const rows = compilation.shop.database
    .prepare(
      `SELECT id, score FROM (SELECT t.id AS id, ${score} AS score FROM ${quoted(definition.name)} t
       WHERE ${where.text}) WHERE score >= ${least}`,
    )
    .all(...points.flatMap(({ values }) => values), ...where.values);
  return new Map(rowsSchema.parse(rows).map(({ id, score: reached }) => [id, reached]));
}

function termScores({ shop, languageIds }: Compilation, definition: EntityDefinition, term?: string) {
  if (term === undefined || definition.search === undefined) return undefined;
  return new Map(definition.search(shop, term, languageIds[0] ?? '').map(({ id, score }) => [id, score]));
}

function ranked(scores: Scores, ids: readonly string[] | undefined, order: Sorting['order']): string[] {
  const wanted = ids === undefined ? undefined : new Set(ids);
  const sign = order === 'ASC' ? 1 : -1;
  return [...scores]
    .filter(([id]) => wanted?.has(id) !== false)
    .toSorted(([firstId, first], [secondId, second]) => sign * (first - second) || (firstId < secondId ? -1 : 1))
    .map(([id]) => id);
}

/** Both scores in one; rows must have every kind that is asked for. */
function sumOf(first: Scores | undefined, second: Scores | undefined): Scores | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  const sums = new Map<string, number>();
  for (const [id, score] of first) {
    const other = second.get(id);
    if (other !== undefined) sums.set(id, score + other);
  }
  return sums;
}
