import { listCrossSellings } from '#store-api/catalogue/cross-selling.ts';
import { getProduct, type Product } from '#store-api/catalogue/product.ts';
import { listVariants } from '#store-api/catalogue/product-list.ts';
import { listReviews, type ReviewPage } from '#store-api/catalogue/product-reviews.ts';
import type { CrossSelling } from '#store-api/schemas/cross-selling.ts';
import type { PropertyGroup } from '#store-api/schemas/property-group.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { loadTrail, type TrailStep } from './trail.ts';
import { variantGroups, type VariantGroup } from './product/variant-choice.ts';

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
  const { product, configurator } = await getProduct(api, id);
  const family = familyOf(product);
  const [reviews, crossSellings, groups, trail] = await Promise.all([
    listReviews(api, family),
    listCrossSellings(api, family),
    chooseVariants(api, product, configurator),
    product.seoCategory === null ? [] : loadTrail(api, product.seoCategory),
  ]);
  return { kind: 'product', product, variantGroups: groups, reviews, crossSellings, trail };
}

/** Reviews and recommendations belong to all variants of a product together: the id to ask for them with. */
export function familyOf({ id, parentId }: Pick<Product, 'id' | 'parentId'>): string {
  return parentId ?? id;
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
