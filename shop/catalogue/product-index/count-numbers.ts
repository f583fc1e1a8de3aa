import type { Numbering } from './numbering.ts';
import type { IdColumn } from './product-columns.ts';
import type { Rows } from './row-sets.ts';

/** What rows are counted by: a list of numbers for each. */
export interface Counter {
  readonly numbering: Numbering;
  readonly numbersOf: (row: number) => Iterable<number>;
}

/** For each number, how many rows have it, and in how many display groups these are. */
export function countNumbers({ numbering, numbersOf }: Counter, groups: IdColumn, rows: Rows) {
  const counts = new Int32Array(numbering.size());
  const groupCounts = new Int32Array(numbering.size());
  // Rows of a group stand side by side; those without any count as none.
  const lastGroup = new Int32Array(numbering.size()).fill(-1);
  for (const row of byGroup(groups, rows)) {
    const group = groups.values[row] ?? -1;
    for (const number of numbersOf(row)) {
      counts[number] = (counts[number] ?? 0) + 1;
      if (lastGroup[number] === group) continue;
      lastGroup[number] = group;
      groupCounts[number] = (groupCounts[number] ?? 0) + 1;
    }
  }
  return { counts, groupCounts };
}

/** How many display groups the rows are in. */
export function countOfGroups({ values, numbering }: IdColumn, rows: Rows): number {
  const seen = new Uint8Array(numbering.size());
  let count = 0;
  for (const row of rows) {
    const group = values[row] ?? -1;
    if (group < 0 || seen[group] === 1) continue;
    seen[group] = 1;
    count += 1;
  }
  return count;
}

/** The rows, those of a group side by side: sorted by counting, because this runs over every product of a listing. */
function byGroup({ values, numbering }: IdColumn, rows: Rows): Rows {
  const starts = new Int32Array(numbering.size() + 2);
  const groupOf = (row: number): number => (values[row] ?? -1) + 1;
  for (const row of rows) starts[groupOf(row) + 1] = (starts[groupOf(row) + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const ordered = new Int32Array(rows.length);
  for (const row of rows) {
    const place = starts[groupOf(row)] ?? 0;
    ordered[place] = row;
    starts[groupOf(row)] = place + 1;
  }
  return ordered;
}
