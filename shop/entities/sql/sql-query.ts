import type { SQLInputValue } from 'node:sqlite';
import type { PriceView } from '../price-view.ts';
import type { Shop } from '../shop.ts';

/** A piece of SQL with the values of its `?`, in order. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SQLInputValue[];
}

export const sql = (text: string, values: readonly SQLInputValue[] = []): Sql => ({ text, values });

/**
 * `(a) AND (b)`; true when there is nothing to join. Many parts are joined in pairs, then pairs of pairs: SQLite takes
 * expressions 1000 levels deep, and a plain chain is as deep as it is long.
 */
export function joined(parts: readonly Sql[], operator: 'AND' | 'OR'): Sql {
  const [first, second] = parts;
  if (first === undefined) return sql('1');
  if (second === undefined) return sql(`(${first.text})`, first.values);
  const middle = Math.ceil(parts.length / 2);
  const halves = [joined(parts.slice(0, middle), operator), joined(parts.slice(middle), operator)];
  return sql(
    `(${halves.map((half) => half.text).join(` ${operator} `)})`,
    halves.flatMap((half) => half.values),
  );
}

/** Compiles a criteria for one entity, as it is seen in one language chain and one currency. */
export interface Compilation {
  readonly shop: Shop;
  readonly languageIds: readonly string[];
  /** Fields that are prices hold what is stored, in the system currency, where nobody's view is given. */
  readonly prices?: PriceView;
  nextAlias: number;
}

/** A table name of its own for each level of nesting. */
export function newAlias(compilation: Compilation): string {
  compilation.nextAlias += 1;
  return `t${compilation.nextAlias}`;
}
