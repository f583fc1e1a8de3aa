import { pricingFor } from '../../catalogue/product/product-pricing.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import type { Shop } from '../../entities/shop.ts';
import { calculatedMaxPurchase, correctQuantity } from '../calculation/quantity-rules.ts';
import {
  type CartError,
  minimumQuantity,
  cartProductNotFound,
  productOutOfStock,
  productStockReached,
  purchaseSteps,
} from '../errors/cart-error.ts';
import type { CartProduct, UnpricedProduct } from './cart-products.ts';
import { priceLine, type ProductLine, purchaseLimits } from './product-line.ts';
import type { StoredLine } from './stored-cart.ts';

export interface CollectedLines {
  readonly lines: readonly ProductLine[];
  readonly errors: readonly CartError[];
}

interface Kept {
  readonly line: ProductLine | undefined;
  readonly error: CartError | undefined;
}

const corrections = {
  'product-stock-reached': productStockReached,
  'min-order-quantity': minimumQuantity,
  'purchase-steps-quantity': purchaseSteps,
} as const;

/**
 * Lines with their products and prices: quantities are corrected, lines that cannot be bought are dropped, and each
 * correction is reported (Store API sheet, cart errors). Parents of variants vanish without a word.
 */
export function collectLines(
  shop: Shop,
  stored: readonly StoredLine[],
  products: ReadonlyMap<string, UnpricedProduct>,
  context: SalesChannelContext,
): CollectedLines {
  const lines: ProductLine[] = [];
  const errors: CartError[] = [];
  for (const line of stored) {
    const product = products.get(line.productId);
    if (product === undefined) {
      errors.push(cartProductNotFound(line.id));
      continue;
    }
    if ((product.childCount ?? 0) > 0) continue;
    const { priceSource, ...unpriced } = product;
    const pricing = pricingFor(priceSource, context.ruleIds);
    const kept = keepLine(shop, line, { ...unpriced, pricing }, context);
    if (kept.line !== undefined) lines.push(kept.line);
    if (kept.error !== undefined) errors.push(kept.error);
  }
  return { lines, errors: [...errors, ...exceededSums(lines)] };
}

function keepLine(shop: Shop, line: StoredLine, product: CartProduct, context: SalesChannelContext): Kept {
  const limits = purchaseLimits(product, shop.config.cartMaxQuantity);
  const name = product.translated.name ?? product.productNumber;
  const correction = correctQuantity(line.quantity, limits);
  if (correction.kind === 'product-out-of-stock')
    return { line: undefined, error: productOutOfStock(product.id, name) };
  const { quantity } = correction;
  return {
    line: priceLine({ ...line, quantity }, product, limits, context),
    error: correction.kind === 'kept' ? undefined : corrections[correction.kind](product.id, name, quantity),
  };
}

/** Products whose lines together exceed what can be bought; nothing is changed, ordering is blocked. */
function exceededSums(lines: readonly ProductLine[]): CartError[] {
  const sums = new Map<string, { item: ProductLine; quantity: number }>();
  for (const item of lines) {
    const before = sums.get(item.product.id)?.quantity ?? 0;
    sums.set(item.product.id, { item, quantity: before + item.line.quantity });
  }
  return [...sums.values()].flatMap(({ item, quantity }) => {
    const max = calculatedMaxPurchase(item.limits);
    return quantity > max ? [productStockReached(item.product.id, item.name, max, true)] : [];
  });
}
