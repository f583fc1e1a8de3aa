import type { SQLInputValue } from 'node:sqlite';
import type { Shop } from '../shop.ts';

/** A piece of SQL with the values of its `?`, in order. */
export type Sql = { readonly text: string; readonly values: readonly SQLInputValue[] };

export const sql = (text: string, values: readonly SQLInputValue[] = []): Sql => ({ text, values });

/** `(a) AND (b)`; true when there is nothing to join. */
export function joined(parts: readonly Sql[], operator: 'AND' | 'OR'): Sql {
  if (parts.length === 0) return sql('1');
  return sql(
    parts.map((part) => `(${part.text})`).join(` ${operator} `),
    parts.flatMap((part) => part.values),
  );
}

/** Compiles a criteria for one entity in one language chain. */
export type Compilation = { readonly shop: Shop; readonly languageIds: readonly string[]; nextAlias: number };

/** A table name of its own for each level of nesting. */
export function newAlias(compilation: Compilation): string {
  compilation.nextAlias += 1;
  return `t${compilation.nextAlias}`;
}
