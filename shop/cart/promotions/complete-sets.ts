import type { TaxState } from '../../entities/sales-channel-context.ts';
import { toCents } from '../calculation/cents.ts';
import { taxOf } from '../calculation/taxes.ts';
import { lineFacts, type ProductLine } from '../lines/product-line.ts';
import type { Condition } from '../rules/condition.ts';
import { lineMatches } from '../rules/line-rules.ts';
import { type Package, type Pieces, piecesOf, type PriceOrder, sortedByPrice } from './pieces.ts';

/** One group of the sets a promotion is about: "three issues", "choral scores for 50 euro". */
export interface SetGroup {
  readonly id: string;
  /** What fills the group: a number of pieces, or what they cost with or without tax. */
  readonly measure: 'pieces' | 'gross' | 'net';
  /** Pieces, or currency units. */
  readonly value: number;
  /** Which pieces go in first. */
  readonly order: PriceOrder;
  /** One of these must hold for a line; null takes any. */
  readonly lineRules: readonly (readonly Condition[])[] | null;
}

/** One package per group, in the order of the groups. */
export type CompleteSet = readonly Package[];

interface PriceContext {
  readonly taxState: TaxState;
  readonly currency: { readonly factor: number };
}

/** As many complete sets as the cart holds: every group of a set is filled, no piece is in two of them. */
export function completeSets(
  groups: readonly SetGroup[],
  items: readonly ProductLine[],
  context: PriceContext,
): CompleteSet[] {
  const candidates = groups.map((group) => ({
    group,
    sorted: sortedByPrice(piecesOf(items.filter((item) => mayJoin(group, item))), group.order),
  }));
  const left: Left = new Map(items.map((item) => [item, item.line.quantity]));
  const next = (): CompleteSet =>
    candidates.flatMap(({ group, sorted }) => {
      const filled = fill(group, sorted, left, context);
      return filled === undefined ? [] : [filled];
    });
  const sets: CompleteSet[] = [];
  for (let set = next(); set.length > 0 && set.length === groups.length; set = next()) sets.push(set);
  return sets;
}

const mayJoin = ({ lineRules }: SetGroup, item: ProductLine): boolean =>
  lineRules === null || lineRules.some((conditions) => lineMatches(lineFacts(item), conditions));

type Left = Map<ProductLine, number>;

/** What one piece adds to a group: itself, or its price in cents. */
function weightOf({ price }: ProductLine, { measure }: SetGroup, taxState: TaxState): number {
  if (measure === 'pieces') return 1;
  const tax = taxOf(price.unitPrice, price.taxRules[0]?.taxRate ?? 0, taxState);
  const [gross, net] =
    taxState === 'net' ? [price.unitPrice + tax, price.unitPrice] : [price.unitPrice, price.unitPrice - tax];
  return measure === 'gross' ? gross : net;
}

/** Takes pieces out of what is left until the group is full; undefined when they do not suffice. */
function fill(group: SetGroup, sorted: Package, left: Left, context: PriceContext): Package | undefined {
  const chosen: Pieces[] = [];
  let missing = group.measure === 'pieces' ? group.value : toCents(group.value * context.currency.factor);
  if (missing <= 0) return undefined;
  for (const { item } of sorted) {
    const weight = weightOf(item, group, context.taxState);
    const available = left.get(item) ?? 0;
    if (available === 0 || weight <= 0) continue;
    const quantity = Math.min(available, Math.ceil(missing / weight));
    chosen.push({ item, quantity });
    left.set(item, available - quantity);
    missing -= quantity * weight;
    if (missing <= 0) return chosen;
  }
  return undefined;
}
