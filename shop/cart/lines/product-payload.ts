import type { JsonObject } from '../../base/json.ts';
import type { CartProduct } from './cart-products.ts';

/** Keys of a line's payload that belong to the shop: written over whatever the client sent under these names. */
export function productPayload(product: CartProduct): JsonObject {
  const customFields = product.translated.customFields ?? {};
  const options = (product.options ?? []).map((option) => ({
    group: option.group?.translated.name ?? '',
    option: option.translated.name ?? '',
  }));
  return {
    isCloseout: product.isCloseout,
    customFields: Object.keys(customFields).length === 0 ? [] : customFields,
    createdAt: payloadDate(product.createdAt),
    releaseDate: product.releaseDate === null ? null : payloadDate(product.releaseDate),
    isNew: product.isNew,
    markAsTopseller: product.markAsTopseller,
    productNumber: product.productNumber,
    manufacturerId: product.manufacturerId,
    taxId: product.taxId,
    tagIds: product.tagIds,
    // The whole path of categories, as the reference means it here.
    categoryIds: product.categoryTree,
    propertyIds: product.propertyIds,
    optionIds: product.optionIds,
    options: options.sort((first, second) => first.group.localeCompare(second.group)),
    streamIds: product.streamIds,
    parentId: product.parentId,
    stock: product.stock,
    features: [],
    ...(product.type === undefined ? {} : { productType: product.type }),
  };
}

/** `2026-11-21 07:19:02.246`, the form dates have inside a line's payload. */
function payloadDate(date: string): string {
  return new Date(date).toISOString().replace('T', ' ').replace('Z', '');
}
