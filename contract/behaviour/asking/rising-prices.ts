import { cheapestPrice, type PricedProduct } from './listing.ts';

/**
 * Whether products stand in the order of rising prices. A Shopware 6.6 puts one that is shown for its variants by its own
 * price or by their lowest, whichever of their rows the database takes: either is an order.
 */
export function havePricesRising(products: readonly PricedProduct[]): boolean {
  let reached = 0;
  for (const product of products) {
    const own = product.calculatedPrice.unitPrice;
    const next = [cheapestPrice(product), own].filter((price) => price >= reached);
    if (next.length === 0) return false;
    reached = Math.min(...next);
  }
  return true;
}
