import type { ShopPrice } from '#store-api/schemas/price.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';

type PricedProduct = Pick<ProductCard, 'calculatedPrice' | 'calculatedPrices' | 'calculatedCheapestPrice'>;

/** A former price that may be shown, and the lowest price of the last 30 days it has to be judged by (§ 11 PAngV). */
export interface Reduction {
  readonly formerPrice: number;
  readonly lowestPrice: number;
  /** Saved share of the lowest price of the last 30 days, 0 to 1. */
  readonly share: number;
}

/** A price with what has to be said along with it. */
export interface ShownProductPrice {
  readonly amount: number;
  /** There are other pieces or quantities that cost more: "ab". */
  readonly from: boolean;
  /** The quantity that has to be bought for this price; `null` when any will do. */
  readonly atQuantity: number | null;
  readonly reduction: Reduction | null;
  readonly reference: ShopPrice['referencePrice'];
}

/** The price on a card: the lowest at which the product, one of its variants or a larger quantity can be had. */
export function cardPrice(product: PricedProduct): ShownProductPrice {
  const { calculatedPrice, calculatedPrices, calculatedCheapestPrice: cheapest } = product;
  const prices = [calculatedPrice, ...calculatedPrices, ...(cheapest === null ? [] : [cheapest])];
  const amount = Math.min(...prices.map(({ unitPrice }) => unitPrice));
  const from = (cheapest?.hasRange ?? false) || prices.some(({ unitPrice }) => unitPrice > amount);
  const { referencePrice: reference } = calculatedPrice;
  const atQuantity = quantityOf(calculatedPrices, amount);
  return { amount, from, atQuantity, reduction: from ? null : reductionOf(calculatedPrice), reference };
}

/** Where the step begins that makes this price; `null` when it is that of one piece or of no step. */
function quantityOf(tiers: readonly ShopPrice[], amount: number): number | null {
  const index = tiers.findIndex(({ unitPrice }) => unitPrice === amount);
  const [step, before] = [tiers[index], tiers[index - 1]];
  if (step === undefined || before === undefined) return null;
  return index === tiers.length - 1 ? step.quantity : before.quantity + 1;
}

/** The price of one piece on the product's own page: that of the first tier. */
export function singlePrice(product: PricedProduct): ShownProductPrice {
  const price = product.calculatedPrices[0] ?? product.calculatedPrice;
  const { unitPrice: amount, referencePrice: reference } = price;
  return { amount, from: false, atQuantity: null, reduction: reductionOf(price), reference };
}

/** One step of graduated prices. `last` is the open one: its quantity is where it begins, of the others where they end. */
export interface TierStep {
  readonly quantity: number;
  readonly last: boolean;
  readonly unitPrice: number;
}

/** The steps of graduated prices; empty when the price does not depend on the quantity. */
export function tierSteps({ calculatedPrices }: Pick<PricedProduct, 'calculatedPrices'>): readonly TierStep[] {
  if (calculatedPrices.length < 2) return [];
  return calculatedPrices.map(({ quantity, unitPrice }, index) => ({
    quantity,
    unitPrice,
    last: index === calculatedPrices.length - 1,
  }));
}

/** Only with the lowest price of the last 30 days, and only if that was higher (LAW-15, CJEU C-330/23). */
function reductionOf({ unitPrice, listPrice, regulationPrice }: ShopPrice): Reduction | null {
  if (listPrice === null || regulationPrice === null || regulationPrice.price <= unitPrice) return null;
  const lowestPrice = regulationPrice.price;
  return { formerPrice: listPrice.price, lowestPrice, share: 1 - unitPrice / lowestPrice };
}
