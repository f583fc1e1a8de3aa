import { StatementSync } from 'node:sqlite';

const ways = ['get', 'all', 'run', 'iterate'] as const;

/** SQL statements that ran, each with how often: work that is counted does not depend on how busy a machine is. */
export type StatementCounts = ReadonlyMap<string, number>;

/**
 * Counts the SQL statements some work runs, of all databases of this thread; those of `exec` are not seen.
 *
 * @param work may look at what was counted so far
 */
export async function countStatements(work: (soFar: StatementCounts) => unknown): Promise<StatementCounts> {
  const counts = new Map<string, number>();
  const originals = ways.map((way) => [way, Object.getOwnPropertyDescriptor(StatementSync.prototype, way)] as const);
  for (const [way, original] of originals) {
    Object.defineProperty(StatementSync.prototype, way, {
      ...original,
      value: function counted(this: StatementSync, ...values: unknown[]): unknown {
        counts.set(this.sourceSQL, (counts.get(this.sourceSQL) ?? 0) + 1);
        return Reflect.apply(original?.value, this, values);
      },
    });
  }
  try {
    await work(counts);
  } finally {
    for (const [way, original] of originals) Object.defineProperty(StatementSync.prototype, way, original ?? {});
  }
  return counts;
}

/** How many statements that hold the text ran; all of them without one. */
export function ranWith(counts: StatementCounts, text = ''): number {
  return [...counts].reduce((sum, [sql, count]) => sum + (sql.includes(text) ? count : 0), 0);
}
