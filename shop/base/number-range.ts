import type { DatabaseSync } from 'node:sqlite';

/** First numbers of the ranges, as in a fresh shop. */
const starts = { order: 10_000, customer: 10_000, document_invoice: 1000 } as const;

/** Whatever keeps its number ranges in a database. */
interface Numbered {
  readonly database: DatabaseSync;
}

/** The next number of a range. Inside the transaction that uses it, none is lost or given twice. */
export function nextNumber({ database }: Numbered, range: keyof typeof starts): string {
  const row = database
    .prepare(
      `INSERT INTO number_range (name, last) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET last = last + 1 RETURNING last`,
    )
    .get(range, starts[range]);
  return String(row?.['last']);
}
