import * as z from 'zod/mini';
import { listOf, numberOr, orNull, textOr } from './tolerant.ts';

const calculatedTaxSchema = z.object({ tax: z.number(), taxRate: z.number(), price: z.number() });

const listPriceSchema = z.object({
  price: z.number(),
  /** Saved share of the list price, positive. */
  percentage: z.number(),
});

const referencePriceSchema = z.object({
  price: z.number(),
  purchaseUnit: numberOr(1),
  referenceUnit: numberOr(1),
  unitName: textOr(''),
});

const priceShape = {
  /** Gross or net, as the session's tax state says. */
  unitPrice: z.number(),
  quantity: z.number(),
  totalPrice: z.number(),
  listPrice: orNull(listPriceSchema),
  referencePrice: orNull(referencePriceSchema),
  /** Lowest price of the last 30 days. */
  regulationPrice: orNull(z.object({ price: z.number() })),
  calculatedTaxes: listOf(calculatedTaxSchema),
};

/**
 * A calculated price. In a list of tier prices `quantity` is the tier's upper bound; in the last, open tier its lower
 * bound (Store API 6.6, product prices).
 */
export const priceSchema = z.object(priceShape);
export type ShopPrice = z.infer<typeof priceSchema>;

/** `hasRange`: variants or tiers cost more than this. */
export const cheapestPriceSchema = z.object({ ...priceShape, hasRange: z._default(z.boolean(), false) });

/** Totals of a cart or an order. */
export const cartPriceSchema = z.object({
  netPrice: z.number(),
  totalPrice: z.number(),
  /** Without shipping. */
  positionPrice: z.number(),
  taxStatus: textOr('gross'),
  calculatedTaxes: listOf(calculatedTaxSchema),
});
export type CartPrice = z.infer<typeof cartPriceSchema>;

/** What {@link priceSchema} and {@link cheapestPriceSchema} read, for `includes`. */
export const priceIncludes = {
  calculated_price: Object.keys(priceShape),
  calculated_cheapest_price: [...Object.keys(priceShape), 'hasRange'],
};
