import * as z from 'zod/mini';
import { tiersFromCalculatedPrices, type TiersBySku } from '#print/prices/price-tiers.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';

const unitPriceSchema = z.object({
  productId: z.string(),
  /** In the language of the shop's last answer. */
  name: z.string(),
  /** Most pieces one cart may hold. */
  maxPurchase: z.number(),
  tiers: z.readonly(z.array(z.object({ from: z.number(), unitPriceCents: z.number() }))),
});

/** What the shop sells a print unit for. */
export type UnitPrice = z.infer<typeof unitPriceSchema>;

/** Unit prices by product number. */
export type UnitPrices = Readonly<Record<string, UnitPrice>>;

/** `terms`: currency and tax, as of `amountTermsAtom`. */
export const keptPricesSchema = z.object({ terms: z.string(), prices: z.record(z.string(), unitPriceSchema) });
export type KeptPrices = z.infer<typeof keptPricesSchema>;

type PricedProduct = Pick<ProductCard, 'id' | 'productNumber' | 'name' | 'calculatedMaxPurchase'> &
  Parameters<typeof tiersFromCalculatedPrices>[0];

/** Reads the prices of products the shop answered with. */
export function unitPricesOf(products: readonly PricedProduct[]): UnitPrices {
  return Object.fromEntries(
    products.map((product) => [
      product.productNumber,
      {
        productId: product.id,
        name: product.name,
        maxPurchase: product.calculatedMaxPurchase,
        tiers: tiersFromCalculatedPrices(product),
      },
    ]),
  );
}

/** The tiers as the price rules of the print craft take them. */
export const tiersBySku = (prices: UnitPrices): TiersBySku =>
  new Map(Object.entries(prices).map(([sku, { tiers }]) => [sku, tiers]));
