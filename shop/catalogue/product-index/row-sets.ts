import type { ProductColumns } from './product-columns.ts';
import type { RowTest } from './row-test.ts';

/** Rows in ascending order. */
export type Rows = Int32Array;

/** All rows, or those of the ids the columns know. */
export function rowsOf({ ids: every, rows }: ProductColumns, ids: readonly string[] | undefined): Rows {
  if (ids === undefined) {
    const all = new Int32Array(every.length);
    for (let row = 0; row < all.length; row += 1) all[row] = row;
    return all;
  }
  return Int32Array.from(new Set(ids.flatMap((id) => rows.get(id) ?? []))).sort();
}

/** The rows that pass all tests. */
export function passingAll(rows: Rows, tests: readonly RowTest[]): Rows {
  return tests.reduce(passing, rows);
}

/** The first row of each group in the given order; rows without a group make one together, as SQL groups nulls. */
export function firstOfGroups({ singles, ids }: ProductColumns, ordered: Int32Array, among: Rows): number[] {
  const { values, numbering } = singles.displayGroup;
  const isAmong = new Uint8Array(ids.length);
  for (let at = 0; at < among.length; at += 1) isAmong[among[at] ?? 0] = 1;
  const seen = new Uint8Array(numbering.size() + 1);
  const first: number[] = [];
  for (let at = 0; at < ordered.length; at += 1) {
    const row = ordered[at] ?? 0;
    const group = (values[row] ?? -1) + 1;
    if (isAmong[row] === 0 || seen[group] === 1) continue;
    seen[group] = 1;
    first.push(row);
  }
  return first;
}

/** The rows one test lets pass. Plain loops: this runs over every product for every listing. */
function passing(rows: Rows, test: RowTest): Rows {
  const passed = new Int32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    if (test(row)) {
      passed[count] = row;
      count += 1;
    }
  }
  return passed.subarray(0, count);
}
