import type { Cents } from './cents.ts';

/** By what a price row is chosen: pieces, goods value (in currency units), kilograms, or cubic metres. */
export type ShippingCalculation = 'quantity' | 'price' | 'weight' | 'volume';

/** Shopware's numbers 1 to 4. */
export const shippingCalculations: Readonly<Record<number, ShippingCalculation>> = {
  1: 'quantity',
  2: 'price',
  3: 'weight',
  4: 'volume',
};

/** One row of a shipping method's price matrix; both bounds are included, an absent end is open. */
export interface ShippingRow {
  /** Rows of a rule apply only while the rule holds; rows without one come last. */
  readonly ruleId: string | null;
  /** A rule instead of a range: the row applies whenever it holds. */
  readonly calculationRuleId: string | null;
  readonly calculation: ShippingCalculation | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly costs: Cents;
}

/** Measures of what is shipped; goods with free delivery do not count. */
export type ShippedGoods = Readonly<Record<ShippingCalculation, number>>;

// Sums of weights such as 0.1 + 0.2 kg must still fit a row that ends at 0.3.
const tolerance = 1e-9;

/**
 * The cheapest fitting row of the first rule that has one; null when the method cannot ship these goods.
 *
 * @param rules ids of the rules that hold, most important first
 */
export function shippingCosts(
  rows: readonly ShippingRow[],
  goods: ShippedGoods,
  rules: readonly string[],
): Cents | null {
  const held = new Set(rules);
  for (const ruleId of [...rules, null]) {
    const costs = rows.filter((row) => row.ruleId === ruleId && fits(row, goods, held)).map((row) => row.costs);
    if (costs.length > 0) return Math.min(...costs);
  }
  return null;
}

function fits(row: ShippingRow, goods: ShippedGoods, rules: ReadonlySet<string>): boolean {
  if (row.calculationRuleId !== null) return rules.has(row.calculationRuleId);
  if (row.calculation === null) return false;
  const measure = goods[row.calculation];
  return (row.start ?? 0) <= measure + tolerance && (row.end === null || measure <= row.end + tolerance);
}
