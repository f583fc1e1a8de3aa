import type { SalesChannelContext, TaxState } from '../../entities/sales-channel-context.ts';
import type { JsonObject } from '../../base/json.ts';

/** Rounds half up like PHP; the nudge undoes binary noise such as 1.005 being 1.00499…. */
export function rounded(value: number, decimals = 2): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.round((Math.abs(value) + Number.EPSILON * Math.abs(value)) * factor)) / factor;
}

/** A list price of the same tax state as the price beside it. */
export interface PriceFacts {
  readonly unitPrice: number;
  readonly quantity: number;
  /** Percent, 19 for example. */
  readonly taxRate: number;
  readonly listPrice?: number | null;
  /** Lowest price of the last 30 days (§ 11 PAngV). */
  readonly regulationPrice?: number | null;
  readonly reference?: ReferenceUnit | null;
}

/** `unitPrice` buys `purchaseUnit` of the unit; the reference price is for `referenceUnit` of it (§ 4 PAngV). */
export interface ReferenceUnit {
  readonly purchaseUnit: number;
  readonly referenceUnit: number;
  readonly unitName: string;
}

/** Tax inside (gross) or on top of (net) an amount, rounded to two decimals per line. */
export function taxOfAmount(amount: number, taxRate: number, taxState: TaxState): number {
  if (taxState === 'tax-free') return 0;
  const tax = taxState === 'gross' ? (amount / (100 + taxRate)) * taxRate : (amount * taxRate) / 100;
  return rounded(tax);
}

/** A `calculated_price`: unit and total price in the context's tax state, with the tax of the total. */
export function calculatePrice(
  facts: PriceFacts,
  context: Pick<SalesChannelContext, 'taxState' | 'currency'>,
): JsonObject {
  const { quantity, taxRate } = facts;
  const { decimals } = context.currency.itemRounding;
  const unitPrice = rounded(facts.unitPrice, decimals);
  const totalPrice = rounded(unitPrice * quantity, decimals);
  const isTaxed = context.taxState !== 'tax-free';
  const tax = taxOfAmount(totalPrice, taxRate, context.taxState);
  const { listPrice, regulationPrice, reference } = facts;
  return {
    unitPrice,
    quantity,
    totalPrice,
    calculatedTaxes: isTaxed ? [{ tax, taxRate, price: totalPrice, apiAlias: 'cart_tax_calculated' }] : [],
    taxRules: isTaxed ? [{ taxRate, percentage: 100, apiAlias: 'cart_tax_rule' }] : [],
    referencePrice: reference ? referencePriceJson(unitPrice, reference, decimals) : null,
    listPrice: listPrice ? listPriceJson(unitPrice, rounded(listPrice, decimals)) : null,
    regulationPrice: regulationPrice
      ? { price: rounded(regulationPrice, decimals), apiAlias: 'cart_regulation_price' }
      : null,
    apiAlias: 'calculated_price',
  };
}

function listPriceJson(unitPrice: number, listPrice: number): JsonObject {
  return {
    price: listPrice,
    discount: rounded(unitPrice - listPrice),
    percentage: rounded(100 - (unitPrice / listPrice) * 100),
    apiAlias: 'cart_list_price',
  };
}

function referencePriceJson(unitPrice: number, reference: ReferenceUnit, decimals: number): JsonObject {
  const { purchaseUnit, referenceUnit, unitName } = reference;
  const price = rounded((unitPrice / purchaseUnit) * referenceUnit, decimals);
  return { purchaseUnit, referenceUnit, unitName, price, apiAlias: 'cart_price_reference' };
}
