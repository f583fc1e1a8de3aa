import * as z from 'zod/mini';
import { crossSellingSchema } from '../schemas/cross-selling.ts';
import { flattenProduct, productCardSchema, productCardShape } from '../schemas/product-card.ts';
import { productListingSchema } from '../schemas/product-listing.ts';
import { propertyGroupSchema } from '../schemas/property-group.ts';
import { reviewSchema } from '../schemas/review.ts';
import { forgiving, listOf, numberOr, orNull } from '../schemas/tolerant.ts';
import { translatedObject } from '../schemas/translated.ts';
import { flagSetting, textSetting } from './cms-config.ts';

const boxConfigShape = {
  /** `standard`, `image` or `minimal`. */
  boxLayout: textSetting,
  displayMode: textSetting,
};

export const productBoxElement = {
  data: z._default(z.nullable(z.object({ product: orNull(productCardSchema) })), null),
  config: z.object(boxConfigShape),
};

export const productSliderElement = {
  data: z._default(z.nullable(z.object({ products: listOf(productCardSchema) })), null),
  config: z.object({
    ...boxConfigShape,
    title: textSetting,
    /** CSS length. */
    elMinWidth: textSetting,
    border: flagSetting,
    /** Arrows; on unless switched off. */
    navigation: forgiving(z._default(z.boolean(), true), true),
    /** Goes on by itself. */
    rotate: flagSetting,
  }),
};

export const productListingElement = {
  data: z._default(z.nullable(z.object({ listing: orNull(productListingSchema) })), null),
  config: z.object({
    boxLayout: textSetting,
    showSorting: forgiving(z._default(z.boolean(), true), true),
    /** Comma-separated: manufacturer-filter, rating-filter, price-filter, shipping-free-filter, property-filter. */
    filters: textSetting,
  }),
};

/** What sells and what describes a product call `alignment` what stands under `verticalAlign` elsewhere. */
const alignedConfigSchema = z.pipe(
  z.object({ alignment: textSetting }),
  z.transform(({ alignment }) => ({ verticalAlign: alignment })),
);

export const buyBoxElement = {
  data: z._default(
    z.nullable(
      z.object({
        productId: orNull(z.string()),
        product: orNull(productCardSchema),
        totalReviews: numberOr(0),
        configuratorSettings: listOf(propertyGroupSchema),
      }),
    ),
    null,
  ),
  config: alignedConfigSchema,
};

const describedProductSchema = z.pipe(
  translatedObject({ ...productCardShape, description: orNull(z.string()) }, ['name', 'description']),
  z.transform(flattenProduct),
);

export const descriptionReviewsElement = {
  data: z._default(
    z.nullable(
      z.object({
        product: orNull(describedProductSchema),
        reviews: orNull(z.object({ elements: listOf(reviewSchema), totalReviews: numberOr(0) })),
      }),
    ),
    null,
  ),
  config: alignedConfigSchema,
};

export const crossSellingElement = {
  data: z._default(z.nullable(z.object({ crossSellings: listOf(crossSellingSchema) })), null),
  config: z.object({ ...boxConfigShape, elMinWidth: textSetting }),
};
