import type { TaxState } from '../../entities/sales-channel-context.ts';
import { calculatePriceOf } from '../calculation/calculated-price.ts';
import type { DiscountedLine } from '../calculation/discounts.ts';
import type { ProductLine } from '../lines/product-line.ts';

/** Some pieces of one line. */
export interface Pieces {
  readonly item: ProductLine;
  readonly quantity: number;
}

/** Pieces that are looked at together: the whole cart, one set, or one group of a set. */
export type Package = readonly Pieces[];

export type PriceOrder = 'PRICE_ASC' | 'PRICE_DESC';

export const piecesOf = (items: readonly ProductLine[]): Package =>
  items.map((item) => ({ item, quantity: item.line.quantity }));

export const countOf = (pieces: Package): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0);

/** Pieces by the price of one, in the order of the cart where it is the same. */
export function sortedByPrice(pieces: Package, order: PriceOrder): Package {
  const sign = order === 'PRICE_ASC' ? 1 : -1;
  return pieces.toSorted((a, b) => sign * (a.item.price.unitPrice - b.item.price.unitPrice));
}

/** `count` pieces from the one at `start` on, as far as there are any. */
export function slicePieces(pieces: Package, start: number, count: number): Package {
  const slice: Pieces[] = [];
  let position = 0;
  for (const { item, quantity } of pieces) {
    const from = Math.max(start, position);
    const to = Math.min(start + count, position + quantity);
    if (to > from) slice.push({ item, quantity: to - from });
    position += quantity;
  }
  return slice;
}

/** The lines a discount is taken off, each with what the chosen pieces of it cost. */
export function discountedLines(packages: readonly Package[], taxState: TaxState): DiscountedLine[] {
  const quantities = new Map<ProductLine, number>();
  for (const { item, quantity } of packages.flat()) quantities.set(item, (quantities.get(item) ?? 0) + quantity);
  return [...quantities].map(([{ line, price }, quantity]) => ({
    id: line.id,
    price: quantity === price.quantity ? price : calculatePriceOf(price.unitPrice, quantity, price.taxRules, taxState),
  }));
}
