import * as z from 'zod/mini';
import type { FacetCounts } from './facet-counts.ts';
import { productCardIncludes, productCardSchema } from './product-card.ts';
import { propertyGroupSchema } from './property-group.ts';
import { flagOr, listOf, numberOr, objectOr, orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

const manufacturerSchema = translatedObject({ id: z.string(), name: textOr('') }, ['name']);
const sortingSchema = translatedObject({ key: z.string(), label: textOr('') }, ['label']);

/** Aggregation results of the database come as strings ("11.5000"), `null` over an empty set. */
const numericSchema = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined ? null : Number(value))),
);

const aggregationsShape = z.object({
  manufacturer: orNull(z.object({ entities: listOf(manufacturerSchema) })),
  price: orNull(z.object({ min: numericSchema, max: numericSchema })),
  rating: orNull(z.object({ max: numericSchema })),
  'shipping-free': orNull(z.object({ max: numericSchema })),
  properties: orNull(z.object({ entities: listOf(propertyGroupSchema) })),
});

/** What the shopper may filter by: `price` and `maxRating` are `null` when there is nothing to choose. */
const aggregationsSchema = objectOr(
  z.pipe(
    aggregationsShape,
    z.transform(({ manufacturer, price, rating, properties, 'shipping-free': shippingFree }) => ({
      manufacturers: manufacturer?.entities ?? [],
      price: toRange(price),
      maxRating: rating?.max ?? null,
      hasShippingFree: (shippingFree?.max ?? 0) > 0,
      properties: properties?.entities ?? [],
    })),
  ),
);

interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

function toRange(bounds: Bounds | null): { min: number; max: number } | null {
  if (bounds === null || bounds.min === null || bounds.max === null) return null;
  return { min: bounds.min, max: bounds.max };
}

const currentFiltersSchema = z.pipe(
  z.object({
    search: orNull(z.string()),
    /** The category whose products these are; a search has none. */
    navigationId: orNull(z.string()),
    manufacturer: listOf(z.string()),
    properties: listOf(z.string()),
    price: orNull(z.object({ min: numericSchema, max: numericSchema })),
    rating: numericSchema,
    'shipping-free': flagOr(false),
  }),
  z.transform(({ price, rating, 'shipping-free': shippingFree, ...filters }) => ({
    ...filters,
    minPrice: price?.min ?? 0,
    maxPrice: price?.max ?? 0,
    rating: rating ?? 0,
    shippingFree,
  })),
);

const productListingShape = {
  elements: listOf(productCardSchema),
  /** Exact, but 0 on a page beyond the last. */
  total: numberOr(0),
  page: numberOr(1),
  limit: numberOr(0),
  /** Key of the sorting in use. */
  sorting: orNull(z.string()),
  availableSortings: listOf(sortingSchema),
  aggregations: aggregationsSchema,
  currentFilters: objectOr(currentFiltersSchema),
};

/** A page of products with what they can be sorted and filtered by (Store API, product listing and search). */
export const productListingSchema = z.object(productListingShape);
export type ProductListing = z.infer<typeof productListingSchema> & {
  /** What its filters would leave, where it was counted. */
  readonly counts?: FacetCounts;
};

/** Trims a listing to what {@link productListingSchema} reads. */
export const productListingIncludes = {
  ...productCardIncludes,
  product_listing: Object.keys(productListingShape),
  product_sorting: ['key', 'label', 'translated'],
  product_manufacturer: ['id', 'name', 'translated'],
};
