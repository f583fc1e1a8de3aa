import * as z from 'zod/mini';
import { loadProductPricing, type ProductPricing } from '../catalogue/product-pricing.ts';
import { VISIBLE_BY_LINK, visibleProducts } from '../catalogue/visible-products.ts';
import type { SalesChannelContext } from '../context/sales-channel-context.ts';
import { search } from '../entities/search.ts';
import type { JsonObject } from '../json.ts';
import type { Shop } from '../shop.ts';

const json = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const ids = z.nullable(z.array(z.string()));
const optionalNumber = z.nullable(z.number());
const named = z.object({ translated: z.object({ name: z.nullable(z.string()) }) });

const deliveryTimeSchema = z.object({
  min: z.number(),
  max: z.number(),
  unit: z.string(),
  translated: z.object({ name: z.nullable(z.string()) }),
});

const productSchema = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  childCount: optionalNumber,
  productNumber: z.string(),
  translated: z.object({ name: z.nullable(z.string()), customFields: z.nullable(json) }),
  manufacturerId: z.nullable(z.string()),
  taxId: z.string(),
  stock: z.number(),
  isCloseout: z.boolean(),
  minPurchase: z.number(),
  purchaseSteps: z.number(),
  maxPurchase: optionalNumber,
  restockTime: optionalNumber,
  shippingFree: z.boolean(),
  isNew: z.boolean(),
  markAsTopseller: z.boolean(),
  weight: optionalNumber,
  width: optionalNumber,
  height: optionalNumber,
  length: optionalNumber,
  createdAt: z.string(),
  releaseDate: z.nullable(z.string()),
  tagIds: ids,
  categoryIds: ids,
  categoryTree: ids,
  propertyIds: ids,
  optionIds: ids,
  streamIds: ids,
  states: z.array(z.string()),
  /** `physical` or `digital`; 6.7 only. */
  type: z.optional(z.string()),
  deliveryTime: z.nullable(deliveryTimeSchema),
  cover: z.nullable(z.object({ media: z.nullable(json) })),
  options: z.nullable(z.array(z.extend(named, { group: z.nullable(named) }))),
});

export type DeliveryTime = z.infer<typeof deliveryTimeSchema>;

/** A product as the cart needs it, with everything its price depends on. */
export type CartProduct = z.infer<typeof productSchema> & { readonly pricing: ProductPricing };

const isId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/** Active products of the channel by id; ids of anything else are left out. */
export function loadCartProducts(
  shop: Shop,
  productIds: readonly string[],
  context: SalesChannelContext,
): Map<string, CartProduct> {
  const wanted = [...new Set(productIds)].filter(isId);
  if (wanted.length === 0) return new Map();
  const associations = { options: { associations: { group: {} } } };
  const found = search(
    shop,
    'product',
    { ids: wanted, filters: visibleProducts(context, VISIBLE_BY_LINK), associations },
    context,
  ).elements;
  const pricing = loadProductPricing(shop, wanted, context);
  const products = new Map<string, CartProduct>();
  for (const element of found) {
    const product = productSchema.parse(element);
    const price = pricing.get(product.id);
    if (price !== undefined) products.set(product.id, { ...product, pricing: price });
  }
  return products;
}
