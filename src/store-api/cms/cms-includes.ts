import { productListingIncludes } from '../schemas/product-listing.ts';

/** Trims what stands in a content page to what its elements read: listings and cards, and of described products their text. */
export const cmsIncludes = {
  ...productListingIncludes,
  product: [...productListingIncludes.product, 'description'],
};
