import { countOf, type Package, type PriceOrder, slicePieces, sortedByPrice } from './pieces.ts';

/** Which pieces of its packages a discount reduces; nothing set reduces all of them. */
export interface PieceSelection {
  readonly order: PriceOrder;
  /** The piece of each package that is reduced, from 1 on; null for all of them. */
  readonly nth: number | null;
  /** How many packages are reduced at most; null for all of them. */
  readonly usage: number | null;
  /** True: the nth pieces are taken from all packages sorted together, so that the cheapest of all are reduced. */
  readonly isPooled: boolean;
}

/** The pieces of each package that a discount reduces; packages without any are left out. */
export function selectPieces(packages: readonly Package[], selection: PieceSelection): Package[] {
  const { order, nth, usage, isPooled } = selection;
  const uses = Math.min(usage ?? Number.MAX_SAFE_INTEGER, packages.length);
  if (nth === null) return filled(packages).slice(0, uses);
  if (!isPooled) {
    const chosen = packages.map((pieces) => slicePieces(sortedByPrice(pieces, order), nth - 1, 1));
    return filled(chosen).slice(0, uses);
  }
  const pool = sortedByPrice(packages.flat(), order);
  const first = (nth - 1) * packages.length;
  const single = Array.from({ length: uses }, (_, index) => slicePieces(pool, first + index, 1));
  return filled(single);
}

const filled = (packages: readonly Package[]): Package[] => packages.filter((pieces) => countOf(pieces) > 0);
