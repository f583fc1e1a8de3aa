import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';

type FilterWords =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'min-price' | 'max-price' | 'rating'; readonly value: number }
  | { readonly kind: 'shipping-free' };

/** A filter in use, and the choices that remain without it. */
export type AppliedFilter = FilterWords & { readonly key: string; readonly without: ListingQuery };

/**
 * The filters in use, in the order of the filter form. Values the listing does not know by name (an old link) stay out
 * of sight.
 */
export function listAppliedFilters(listing: ProductListing, chosen: ListingQuery): readonly AppliedFilter[] {
  const query = { ...chosen, page: 1 };
  const { manufacturers, properties } = listing.aggregations;
  const options = properties.flatMap((group) => group.options);
  const { minPrice, maxPrice, rating } = query;
  return [
    ...named(query, 'properties', options),
    ...named(query, 'manufacturers', manufacturers),
    ...(minPrice
      ? [{ kind: 'min-price' as const, value: minPrice, key: 'min', without: { ...query, minPrice: 0 } }]
      : []),
    ...(maxPrice
      ? [{ kind: 'max-price' as const, value: maxPrice, key: 'max', without: { ...query, maxPrice: 0 } }]
      : []),
    ...(rating ? [{ kind: 'rating' as const, value: rating, key: 'rating', without: { ...query, rating: 0 } }] : []),
    ...(query.shippingFree
      ? [{ kind: 'shipping-free' as const, key: 'free', without: { ...query, shippingFree: false } }]
      : []),
  ];
}

function named(
  query: ListingQuery,
  field: 'properties' | 'manufacturers',
  known: readonly { readonly id: string; readonly name: string }[],
): readonly AppliedFilter[] {
  const ids = query[field] ?? [];
  return ids.flatMap((id) => {
    const name = known.find((value) => value.id === id)?.name;
    if (name === undefined) return [];
    const without = { ...query, [field]: ids.filter((other) => other !== id) };
    return [{ kind: 'name' as const, name, key: id, without }];
  });
}
