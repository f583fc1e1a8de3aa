import { linesThatFit } from './lines/cart-limits.ts';
import type { StoredCart, StoredLine } from './lines/stored-cart.ts';

/**
 * Adds a guest's cart to the customer's: quantities of the same line add up and the customer's payload stays, other
 * lines and codes are added (Store API sheet, context token), as far as there is room.
 */
export function mergeCarts(own: StoredCart, guest: StoredCart): StoredCart {
  const lines = new Map(own.lines.map((line) => [line.id, line]));
  const fitting = linesThatFit(
    own,
    guest.lines.filter(({ id }) => !lines.has(id)),
  );
  for (const line of guest.lines)
    if (lines.has(line.id) || fitting.includes(line)) lines.set(line.id, mergeLine(lines.get(line.id), line));
  return { ...own, lines: [...lines.values()], codes: [...new Set([...own.codes, ...guest.codes])] };
}

function mergeLine(kept: StoredLine | undefined, added: StoredLine): StoredLine {
  return kept === undefined ? added : { ...kept, quantity: kept.quantity + added.quantity };
}
