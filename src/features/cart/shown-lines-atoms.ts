import { atom } from 'jotai';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { keptCartAtom } from './state/kept-cart.ts';

/** Quantities the shopper asked for and the shop has not answered yet; 0 stands for "take it out". */
export const wishesAtom = atom<ReadonlyMap<string, number>>(new Map());

/** What waits until the shop can be reached, for whoever shows the cart. */
export interface IntendedCart {
  /** How many changes wait, or could not come about and are still to be told. */
  readonly count: number;
  /** Lays them over the lines the shop has answered. */
  readonly over: (lines: readonly LineItem[]) => readonly LineItem[];
  /** Lines and print jobs whose prices do not belong to them yet. */
  readonly unpriced: readonly string[];
  /** Print jobs among them that go into the cart or are changed. */
  readonly jobIds: ReadonlySet<string>;
  /** Whether some of these lines are theirs. */
  readonly areOfJobs: (lineIds: readonly string[]) => boolean;
}

/** Null: nothing waits. */
export const intendedCartAtom = atom<IntendedCart | null>(null);

/** How many changes of the cart wait until the shop can be reached, or could not come about and are still to be told. */
export const cartIntentsCountAtom = atom((get) => get(intendedCartAtom)?.count ?? 0);

/**
 * The lines as the shopper wants them: a change shows at once, its price when the shop has answered, and it takes itself
 * back when the shop refuses.
 */
export const shownLinesAtom = atom((get): readonly LineItem[] => {
  const [wishes, lines] = [get(wishesAtom), get(keptCartAtom)?.lineItems ?? []];
  return (get(intendedCartAtom)?.over(lines) ?? lines).flatMap((line) => {
    const quantity = wishes.get(line.id) ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
});

/** Lines that show a quantity their price does not belong to yet, and print jobs. */
export const unpricedLinesAtom = atom(
  (get): ReadonlySet<string> => new Set([...get(wishesAtom).keys(), ...(get(intendedCartAtom)?.unpriced ?? [])]),
);
