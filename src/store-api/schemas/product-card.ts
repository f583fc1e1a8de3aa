import * as z from 'zod/mini';
import { deliveryTimeSchema } from './delivery-time.ts';
import { isDigital } from './digital.ts';
import { mediaIncludes, mediaSchema } from './media.ts';
import { cheapestPriceSchema, priceIncludes, priceSchema } from './price.ts';
import { chosenOptionSchema, propertyIncludes } from './property-group.ts';
import { seoPathIncludes, seoPathSchema } from './seo-path.ts';
import { flagOr, listOf, numberOr, orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

/** The fields of a product every screen needs that shows one. */
export const productCardShape = {
  id: z.string(),
  /** Set on variants. */
  parentId: orNull(z.string()),
  /** Variants of a product that stands for them in a listing. */
  childCount: numberOr(0),
  name: textOr(''),
  productNumber: textOr(''),
  cover: orNull(z.object({ media: orNull(mediaSchema) })),
  options: listOf(chosenOptionSchema),
  optionIds: listOf(z.string()),
  seoUrls: seoPathSchema,
  calculatedPrice: priceSchema,
  /** Tier prices, ascending; empty when the price does not depend on the quantity. */
  calculatedPrices: listOf(priceSchema),
  calculatedCheapestPrice: orNull(cheapestPriceSchema),
  available: flagOr(true),
  availableStock: numberOr(0),
  isCloseout: flagOr(false),
  isNew: flagOr(false),
  markAsTopseller: flagOr(false),
  shippingFree: flagOr(false),
  /** 1 to 5, `null` without reviews. */
  ratingAverage: orNull(z.number()),
  minPurchase: numberOr(1),
  purchaseSteps: numberOr(1),
  /** Most pieces one cart may hold, over all its lines of this product. */
  calculatedMaxPurchase: numberOr(100),
  deliveryTime: orNull(deliveryTimeSchema),
  states: listOf(z.string()),
  type: orNull(z.string()),
};

interface ProductAnswer {
  readonly cover: { readonly media: z.infer<typeof mediaSchema> | null } | null;
  readonly seoUrls: string | null;
  readonly states: readonly string[];
  readonly type: string | null;
}

/** Replaces the wire's way of saying three things by ours: `cover` is the image itself, `seoPath`, `digital`. */
export function flattenProduct<Product extends ProductAnswer>({ cover, seoUrls, states, type, ...product }: Product) {
  return { ...product, cover: cover?.media ?? null, seoPath: seoUrls, digital: isDigital(states, type) };
}

/** A product as listings, sliders, the cart's suggestions and the wishlist show it. */
export const productCardSchema = z.pipe(translatedObject(productCardShape, ['name']), z.transform(flattenProduct));
export type ProductCard = z.infer<typeof productCardSchema>;

/** Trims products to what {@link productCardSchema} reads. Answers shrink to about a third. */
export const productCardIncludes = {
  product: [...Object.keys(productCardShape), 'translated'],
  product_media: ['media'],
  delivery_time: ['name', 'translated', 'min', 'max', 'unit'],
  ...mediaIncludes,
  ...priceIncludes,
  ...propertyIncludes,
  ...seoPathIncludes,
};
