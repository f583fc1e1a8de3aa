import * as z from 'zod/mini';
import type { TiersBySku } from '#print/prices/price-tiers.ts';

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

/** The tiers as the price rules of the print craft take them. */
export const tiersBySku = (prices: UnitPrices): TiersBySku =>
  new Map(Object.entries(prices).map(([sku, { tiers }]) => [sku, tiers]));
