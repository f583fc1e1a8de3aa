import type { DatabaseSync } from 'node:sqlite';

const depthOf = new WeakMap<DatabaseSync, number>();

/**
 * Runs `work` in one transaction and returns its result; everything it wrote is undone when it throws.
 * Nested calls become savepoints. `work` must be synchronous: a promise would outlive the transaction.
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  const depth = depthOf.get(database) ?? 0;
  const [begin, commit, undo] =
    depth === 0 && !database.isTransaction
      ? ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK']
      : [`SAVEPOINT level_${depth}`, `RELEASE level_${depth}`, `ROLLBACK TO level_${depth}; RELEASE level_${depth}`];
  database.exec(begin);
  depthOf.set(database, depth + 1);
  try {
    const result = work();
    database.exec(commit);
    return result;
  } catch (error) {
    // SQLite may have rolled back on its own (disk full, for example).
    if (database.isTransaction) database.exec(undo);
    throw error;
  } finally {
    depthOf.set(database, depth);
  }
}

/** Whether `inTransaction` is at work: what is read now may be taken back. */
export function isWriting(database: DatabaseSync): boolean {
  return (depthOf.get(database) ?? 0) > 0;
}
