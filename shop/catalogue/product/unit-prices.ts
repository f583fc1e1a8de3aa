import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { systemCurrency } from '../../base/system-ids.ts';
import type { JsonObject } from '../../base/json.ts';
import { calculatePrice, type PriceFacts } from './prices.ts';
import type { PriceList, PriceTier, ProductPricing } from './product-pricing.ts';

type PriceContext = Pick<SalesChannelContext, 'taxState' | 'currency'>;

export interface UnitPrice {
  readonly unitPrice: number;
  readonly listPrice: number | null;
  readonly regulationPrice: number | null;
}

/** Price of one piece when `quantity` are bought: the tier's of this line's quantity, else the product's. */
export function calculateUnitPrice(pricing: ProductPricing, quantity: number, context: PriceContext): UnitPrice {
  return inContext(tierFor(pricing.tiers, quantity)?.prices ?? pricing.prices, context);
}

/** Facts of a product's price at a quantity, for `calculatePrice`. */
export function priceFacts(pricing: ProductPricing, quantity: number, context: PriceContext): PriceFacts {
  const { taxRate, reference } = pricing;
  return { ...calculateUnitPrice(pricing, quantity, context), quantity, taxRate, reference };
}

/** `calculatedPrices`: one price per tier; its quantity is the tier's end, the open tier's its start. */
export function tierPrices(pricing: ProductPricing, context: PriceContext): JsonObject[] {
  const { taxRate, reference } = pricing;
  return pricing.tiers.map((tier) => {
    const quantity = tier.quantityEnd ?? tier.quantityStart;
    return calculatePrice({ ...inContext(tier.prices, context), quantity, taxRate, reference }, context);
  });
}

/** `calculatedCheapestPrice` over a product and its sisters (the variants of one parent). */
export function cheapestPrice(family: readonly ProductPricing[], context: PriceContext): JsonObject | null {
  const prices = family.flatMap((pricing) => possiblePrices(pricing, context).map((price) => ({ pricing, price })));
  prices.sort((a, b) => a.price.unitPrice - b.price.unitPrice);
  const [cheapest] = prices;
  if (cheapest === undefined) return null;
  const { taxRate, reference, id } = cheapest.pricing;
  const hasRange = prices.some(({ price }) => price.unitPrice !== cheapest.price.unitPrice);
  const json = calculatePrice({ ...cheapest.price, quantity: 1, taxRate, reference }, context);
  return { ...json, hasRange, variantId: id, apiAlias: 'calculated_cheapest_price' };
}

function inContext(prices: PriceList, context: PriceContext): UnitPrice {
  const own = prices.find((price) => price.currencyId === context.currency.id);
  const price = own ?? prices.find((item) => item.currencyId === systemCurrency) ?? prices[0];
  const factor = own === undefined ? context.currency.factor : 1;
  const pick = (amount: { gross: number; net: number } | null | undefined): number | null =>
    amount ? (context.taxState === 'gross' ? amount.gross : amount.net) * factor : null;
  return {
    unitPrice: pick(price) ?? 0,
    listPrice: pick(price?.listPrice),
    regulationPrice: pick(price?.regulationPrice),
  };
}

function tierFor(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return (
    tiers.find((tier) => quantity >= tier.quantityStart && quantity <= (tier.quantityEnd ?? Infinity)) ?? tiers.at(-1)
  );
}

/** All unit prices a product can have, cheapest first. */
function possiblePrices(pricing: ProductPricing, context: PriceContext): UnitPrice[] {
  const lists = pricing.tiers.length > 0 ? pricing.tiers.map((tier) => tier.prices) : [pricing.prices];
  return lists.map((prices) => inContext(prices, context)).sort((a, b) => a.unitPrice - b.unitPrice);
}
