import * as z from 'zod/mini';
import { isNew } from '../../catalogue/product/complete-products.ts';
import type { ProductPricing } from '../../catalogue/product/product-pricing.ts';
import { visibleByLink, visibleProducts } from '../../catalogue/product/visible-products.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { definitionOf } from '../../entities/entity-lookup.ts';
import { loadEntities } from '../../entities/hydration/load-entities.ts';
import { selectIds } from '../../entities/sql/select-ids.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';

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

/** What is read of a product; of its descriptions and pictures a cart shows nothing. */
const fields: ReadonlySet<string> = new Set([
  ...Object.keys(productSchema.shape),
  'name',
  'customFields',
  'deliveryTimeId',
  'coverId',
]);

const associations = { cover: {}, deliveryTime: {}, options: { associations: { group: {} } } };

/** A product as the cart needs it, before it is known which prices hold. */
export type UnpricedProduct = z.infer<typeof productSchema> & { readonly isNew: boolean };

/** A product as the cart needs it, with everything its price depends on. */
export type CartProduct = UnpricedProduct & { readonly pricing: ProductPricing };

const isId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/** Active products of the channel by id; ids of anything else are left out. */
export function loadCartProducts(
  shop: Shop,
  productIds: readonly string[],
  context: SalesChannelContext,
): ReadonlyMap<string, UnpricedProduct> {
  const wanted = [...new Set(productIds)].filter(isId);
  if (wanted.length === 0) return new Map();
  const definition = definitionOf(shop, 'product');
  const compilation = { shop, languageIds: context.languageIds, nextAlias: 0 };
  const filters = visibleProducts(context, visibleByLink);
  const ids = selectIds(compilation, definition, { ids: wanted, filters });
  const found = loadEntities(shop, { definition, ids, fields, associations }, context);
  return new Map(
    found.map((element) => {
      const product = productSchema.parse(element);
      return [product.id, { ...product, isNew: isNew(shop, product.releaseDate) }];
    }),
  );
}
