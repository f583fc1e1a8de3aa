/** Purchase limits of a product; `stock` is null when the product may be ordered beyond its stock. */
export interface PurchaseLimits {
  readonly minPurchase: number;
  readonly purchaseSteps: number;
  /** Largest quantity the product itself allows, else the shop's `cart.maxQuantity`. */
  readonly maxPurchase: number;
  /** Available stock of a closeout product. */
  readonly stock: number | null;
}

/** What a rule did to a quantity, in the words of the cart errors. */
export type QuantityCorrection =
  | { readonly kind: 'kept'; readonly quantity: number }
  | { readonly kind: 'product-out-of-stock' }
  | {
      readonly kind: 'product-stock-reached' | 'min-order-quantity' | 'purchase-steps-quantity';
      readonly quantity: number;
    };

/** Largest quantity that can be bought: within stock and limit, on a step from the minimum; 0 when nothing can. */
export function calculatedMaxPurchase({ minPurchase, purchaseSteps, maxPurchase, stock }: PurchaseLimits): number {
  const limit = stock === null ? maxPurchase : Math.min(maxPurchase, stock);
  const steps = Math.floor((limit - minPurchase) / purchaseSteps);
  return Math.max(0, steps * purchaseSteps + minPurchase);
}

/** Applies the rules in the reference's order; at most one correction per line (Store API sheet, cart errors). */
export function correctQuantity(quantity: number, limits: PurchaseLimits): QuantityCorrection {
  const { minPurchase, purchaseSteps } = limits;
  const max = calculatedMaxPurchase(limits);
  if (max < minPurchase || max === 0) return { kind: 'product-out-of-stock' };
  if (quantity > max) return { kind: 'product-stock-reached', quantity: max };
  if (quantity < minPurchase) return { kind: 'min-order-quantity', quantity: minPurchase };
  const onStep = minPurchase + Math.floor((quantity - minPurchase) / purchaseSteps) * purchaseSteps;
  return onStep === quantity ? { kind: 'kept', quantity } : { kind: 'purchase-steps-quantity', quantity: onStep };
}
