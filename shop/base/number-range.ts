import type { Shop } from '../entities/shop.ts';

/** First numbers of the ranges, as in a fresh shop. */
const starts = { order: 10_000, customer: 10_000, document_invoice: 1000 } as const;

/** The next number of a range. Inside the transaction that uses it, none is lost or given twice. */
export function nextNumber(shop: Shop, range: keyof typeof starts): string {
  const row = shop.database
    .prepare(
      `INSERT INTO number_range (name, last) VALUES (?, ?)
       ON CONFLICT (name) DO UPDATE SET last = last + 1 RETURNING last`,
    )
    .get(range, starts[range]);
  return String(row?.['last']);
}
