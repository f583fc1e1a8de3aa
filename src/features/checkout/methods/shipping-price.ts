import type { Cart } from '#store-api/schemas/cart.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import type { ShippingPriceRow } from '#store-api/schemas/shipping-method.ts';

/** What a price row counts, by Shopware's numbers: 1 pieces, 2 currency units, 3 kg, 4 m³. */
export type ParcelMeasures = Readonly<Record<number, number>>;

/** What a session's prices hang on. */
export interface PriceTerms {
  readonly currency: { readonly id: string; readonly factor: number };
  /** Rules that hold for session and cart, most important first. */
  readonly ruleIds: readonly string[];
  readonly isGross: boolean;
}

/** Prices a row does not name in the session's currency are converted from this one (Shopware, Defaults::CURRENCY). */
const systemCurrencyId = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

const cubicMmPerCubicM = 1e9;

/** Sums of weights such as 0.1 + 0.2 kg must still fit a row that ends at 0.3. */
const tolerance = 1e-9;

/**
 * Measures of what is shipped; what is not, downloads and promotions, has no delivery information. Pieces with free delivery have no weight here, but their value and what promotions take off
 * count. Undefined when nothing costs anything to ship.
 */
export function parcelMeasures({ lineItems }: Pick<Cart, 'lineItems'>): ParcelMeasures | undefined {
  const shipped = lineItems.filter(isShipped);
  const paid = shipped.filter(({ deliveryInformation }) => deliveryInformation?.freeDelivery !== true);
  if (paid.length === 0) return undefined;
  const valued = lineItems.filter((line) => isShipped(line) || line.type === 'promotion');
  const add = (lines: readonly LineItem[], value: (line: LineItem) => number): number =>
    lines.reduce((sum, line) => sum + value(line), 0);
  return {
    1: add(paid, ({ quantity }) => quantity),
    2: inCents(add(valued, ({ price }) => price?.totalPrice ?? 0)) / 100,
    3: add(paid, ({ quantity, deliveryInformation }) => quantity * (deliveryInformation?.weight ?? 0)),
    4: add(paid, volumeOf),
  };
}

const isShipped = ({ deliveryInformation }: LineItem): boolean => deliveryInformation !== null;

/**
 * What a method costs, in currency units: the cheapest fitting row of the first rule that has one, rows without a rule last;
 * null when no row fits and the method cannot take the parcel (Store API, shipping methods).
 */
export function shippingPrice(
  rows: readonly ShippingPriceRow[],
  parcel: ParcelMeasures,
  terms: PriceTerms,
): number | null {
  for (const ruleId of [...terms.ruleIds, null]) {
    const fitting = rows.filter((row) => row.ruleId === ruleId && fits(row, parcel, terms.ruleIds));
    const prices = fitting.map((row) => priceOfRow(row, terms)).filter((price) => price !== undefined);
    if (prices.length > 0) return Math.min(...prices);
  }
  return null;
}

/** Kept apart from `toCents` of the print craft: this is a part that comes late and shares nothing with others. */
export const inCents = (amount: number): number => Math.round(amount * 100);

function fits(row: ShippingPriceRow, parcel: ParcelMeasures, ruleIds: readonly string[]): boolean {
  if (row.calculationRuleId !== null) return ruleIds.includes(row.calculationRuleId);
  const measure = parcel[row.calculation ?? 0];
  if (measure === undefined) return false;
  return (
    (row.quantityStart ?? 0) <= measure + tolerance &&
    (row.quantityEnd === null || measure <= row.quantityEnd + tolerance)
  );
}

function priceOfRow({ currencyPrice }: ShippingPriceRow, { currency, isGross }: PriceTerms): number | undefined {
  const own = currencyPrice.find(({ currencyId }) => currencyId === currency.id);
  const price = own ?? currencyPrice.find(({ currencyId }) => currencyId === systemCurrencyId);
  if (!price) return undefined;
  return inCents((isGross ? price.gross : price.net) * (own ? 1 : currency.factor)) / 100;
}

function volumeOf({ quantity, deliveryInformation: piece }: LineItem): number {
  return piece ? (quantity * piece.width * piece.height * piece.length) / cubicMmPerCubicM : 0;
}
