import { listCrossSellings } from '#store-api/catalogue/cross-selling.ts';
import { getProduct, type Product } from '#store-api/catalogue/product.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import { listVariants } from '#store-api/catalogue/product-list.ts';
import { listReviews, type ReviewPage } from '#store-api/catalogue/product-reviews.ts';
import type { CrossSelling } from '#store-api/schemas/cross-selling.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { loadTrail, type TrailStep } from './places/trail.ts';
import { singlePrice } from './product/product-prices.ts';
import { familyOf, variantGroups, type VariantGroup } from './product/variant-choice.ts';

export interface ProductContent {
  readonly kind: 'product';
  readonly product: Product;
  readonly variantGroups: readonly VariantGroup[];
  /** All variants, the one on show among them; empty without any. */
  readonly siblings: readonly Sibling[];
  readonly reviews: ReviewPage;
  readonly crossSellings: readonly CrossSelling[];
  readonly trail: readonly TrailStep[];
}

/** What search engines are told of a variant. */
export interface Sibling extends Pick<
  ProductCard,
  'id' | 'name' | 'productNumber' | 'seoPath' | 'available' | 'isCloseout' | 'shippingFree'
> {
  /** Of one piece. */
  readonly price: number;
  readonly options: readonly { readonly group: string; readonly name: string }[];
}

/** A product with everything its page shows, a listing in its layout as asked for. @throws {StoreApiError} 404 for an unknown one. */
export async function loadProduct(api: StoreApi, id: string, query: ListingQuery): Promise<ProductContent> {
  const { product, configurator } = await getProduct(api, id, query);
  const family = familyOf(product);
  const [reviews, crossSellings, variants, trail] = await Promise.all([
    listReviews(api, family),
    listCrossSellings(api, family),
    product.parentId === null || configurator.length === 0 ? [] : listVariants(api, product.parentId),
    product.seoCategory === null ? [] : loadTrail(api, product.seoCategory),
  ]);
  const groups = variants.length === 0 ? [] : variantGroups({ optionIds: product.optionIds, configurator, variants });
  const siblings = variants.map(siblingOf);
  return { kind: 'product', product, variantGroups: groups, siblings, reviews, crossSellings, trail };
}

function siblingOf(card: ProductCard): Sibling {
  const { id, name, productNumber, seoPath, available, isCloseout, shippingFree } = card;
  const options = card.options.map((option) => ({ group: option.group?.name ?? '', name: option.name }));
  const price = singlePrice(card).amount;
  return { id, name, productNumber, seoPath, available, isCloseout, shippingFree, price, options };
}
