import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isNew } from '../../catalogue/product/complete-products.ts';
import { loadPriceSources, type PriceSource, type ProductPricing } from '../../catalogue/product/product-pricing.ts';
import { visibleByLink, visibleProducts } from '../../catalogue/product/visible-products.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { definitionOf } from '../../entities/entity-lookup.ts';
import { loadEntities } from '../../entities/hydration/load-entities.ts';
import { selectIds } from '../../entities/sql/select-ids.ts';
import { prepared } from '../../base/database/prepared.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { KeptProducts } from './kept-products.ts';

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

/** A product as it is for every cart of a channel and a language, but for what orders move: its stock. */
export interface KnownProduct {
  readonly product: z.infer<typeof productSchema>;
  readonly priceSource: PriceSource;
}

/** A product as the cart needs it, before it is known which prices hold. */
export type UnpricedProduct = KnownProduct['product'] & {
  readonly isNew: boolean;
  readonly priceSource: PriceSource;
};

/** A product as the cart needs it, with everything its price depends on. */
export type CartProduct = Omit<UnpricedProduct, 'priceSource'> & { readonly pricing: ProductPricing };

const products = new KeptProducts<KnownProduct>();

/** Active products of the channel by id; ids of anything else, and of what has no price, are left out. */
export function loadCartProducts(
  shop: Shop,
  productIds: readonly string[],
  context: SalesChannelContext,
): ReadonlyMap<string, UnpricedProduct> {
  const wanted = idsAmong(productIds);
  if (wanted.length === 0) return new Map();
  const known = products.known(shop.database, context);
  const found = readProducts(
    shop,
    wanted.filter((id) => !known.has(id)),
    context,
  );
  for (const id of wanted) {
    const product = known.get(id);
    if (product !== undefined) found.set(id, product);
  }
  const stocks = loadStocks(shop, [...found.keys()]);
  return new Map(
    [...found].map(([id, { product, priceSource }]) => {
      const stock = stocks.get(id) ?? 0;
      return [id, { ...product, stock, isNew: isNew(shop, product.releaseDate), priceSource }];
    }),
  );
}

/** Each id once; what is none can be no product. */
const idsAmong = (productIds: readonly string[]): string[] =>
  [...new Set(productIds)].filter((id) => /^[0-9a-f]{32}$/.test(id));

/** How many products are read at once: a few milliseconds. */
const portion = 50;

/**
 * Reads what carts need of products before they are needed, a portion at a time: others are heard in between. Not to be
 * called inside a transaction.
 */
export async function readAhead(
  shop: Shop,
  productIds: readonly string[],
  context: SalesChannelContext,
): Promise<void> {
  const wanted = idsAmong(productIds);
  for (let start = 0; start < wanted.length; start += portion) {
    const known = products.known(shop.database, context);
    const missing = wanted.slice(start, start + portion).filter((id) => !known.has(id));
    if (missing.length === 0) continue;
    await setImmediate();
    products.keep(shop.database, context, () => readProducts(shop, missing, context));
  }
}

function readProducts(shop: Shop, wanted: readonly string[], context: SalesChannelContext): Map<string, KnownProduct> {
  if (wanted.length === 0) return new Map();
  const definition = definitionOf(shop, 'product');
  const compilation = { shop, languageIds: context.languageIds, nextAlias: 0 };
  const filters = visibleProducts(context, visibleByLink);
  const ids = selectIds(compilation, definition, { ids: wanted, filters });
  const sources = loadPriceSources(shop, ids, context.languageIds);
  const found = loadEntities(shop, { definition, ids, fields, associations }, context);
  const read = new Map<string, KnownProduct>();
  for (const element of found) {
    const product = productSchema.parse(element);
    const priceSource = sources.get(product.id);
    if (priceSource !== undefined) read.set(product.id, { product, priceSource });
  }
  return read;
}

function loadStocks(shop: Shop, ids: readonly string[]): Map<string, number> {
  const select = 'SELECT id, stock FROM product WHERE id IN (SELECT value FROM json_each(?))';
  const rows = prepared(shop.database, select).all(JSON.stringify(ids));
  return new Map(rows.map((row) => [String(row['id']), Number(row['stock'])]));
}
