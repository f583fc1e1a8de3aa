import type { StoredCart, StoredLine } from './stored-cart.ts';

function mergeLine(kept: StoredLine | undefined, added: StoredLine): StoredLine {
  return kept === undefined ? added : { ...kept, quantity: kept.quantity + added.quantity };
}

/**
 * Adds a guest's cart to the customer's: quantities of the same line add up and the customer's payload stays, other
 * lines and codes are added (Store API sheet, context token).
 */
export function mergeCarts(own: StoredCart, guest: StoredCart): StoredCart {
  const lines = new Map(own.lines.map((line) => [line.id, line]));
  for (const line of guest.lines) lines.set(line.id, mergeLine(lines.get(line.id), line));
  return { ...own, lines: [...lines.values()], codes: [...new Set([...own.codes, ...guest.codes])] };
}
