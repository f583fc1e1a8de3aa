import { listCrossSellings } from '#store-api/cross-selling.ts';
import { getProduct, type Product } from '#store-api/product.ts';
import { listVariants } from '#store-api/product-list.ts';
import { listReviews, type ReviewPage } from '#store-api/product-reviews.ts';
import type { CrossSelling } from '#store-api/schemas/cross-selling.ts';
import type { PropertyGroup } from '#store-api/schemas/property-group.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { loadTrail, type TrailStep } from './trail.ts';
import { variantGroups, type VariantGroup } from './variant-choice.ts';

export interface ProductContent {
  readonly kind: 'product';
  readonly product: Product;
  readonly variantGroups: readonly VariantGroup[];
  readonly reviews: ReviewPage;
  readonly crossSellings: readonly CrossSelling[];
  readonly trail: readonly TrailStep[];
}

/** A product with everything its page shows. @throws {StoreApiError} 404 for an unknown one. */
export async function loadProduct(api: StoreApi, id: string): Promise<ProductContent> {
  const [{ product, configurator }, reviews, crossSellings] = await Promise.all([
    getProduct(api, id),
    listReviews(api, id),
    listCrossSellings(api, id),
  ]);
  const [groups, trail] = await Promise.all([
    chooseVariants(api, product, configurator),
    product.seoCategory === null ? [] : loadTrail(api, product.seoCategory),
  ]);
  return { kind: 'product', product, variantGroups: groups, reviews, crossSellings, trail };
}

async function chooseVariants(
  api: StoreApi,
  { parentId, optionIds }: Product,
  configurator: readonly PropertyGroup[],
): Promise<readonly VariantGroup[]> {
  if (parentId === null || configurator.length === 0) return [];
  const variants = await listVariants(api, parentId);
  return variantGroups({ optionIds, configurator, variants });
}
