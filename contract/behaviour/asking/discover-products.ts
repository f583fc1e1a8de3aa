import * as z from 'zod/mini';
import type { Client } from './client.ts';
import { read } from './expectations.ts';
import { calculatedPrice, id, resultOf } from './shapes.ts';

const product = z.object({
  id,
  parentId: z.nullish(z.string()),
  childCount: z.nullish(z.number()),
  productNumber: z.string(),
  available: z.boolean(),
  isCloseout: z.nullish(z.boolean()),
  minPurchase: z.nullish(z.number()),
  purchaseSteps: z.nullish(z.number()),
  calculatedMaxPurchase: z.number(),
  ratingAverage: z.nullish(z.number()),
  states: z.nullish(z.array(z.string())),
  /** From 6.7 on, in place of `states`. */
  type: z.nullish(z.string()),
  taxId: z.nullish(z.string()),
  translated: z.object({ name: z.string() }),
  calculatedPrice,
  calculatedPrices: z.array(calculatedPrice),
});

export type ProductFacts = z.infer<typeof product>;

const pageSize = 100;
/** A large shop is not read to its end; five hundred products show what it has. */
const pages = 5;

const fields = {
  // `translated` shows the fields only that are listed beside it.
  product: [...Object.keys(product.def.shape), 'name'],
  calculated_price: Object.keys(calculatedPrice.def.shape),
  cart_tax_calculated: ['tax', 'taxRate', 'price'],
};

/** What the shop sells: the products of a listing first, then the first pages of the assortment. */
export async function discoverProducts(client: Client, listed: readonly string[]): Promise<readonly ProductFacts[]> {
  const found = new Map<string, ProductFacts>();
  const keep = (products: readonly ProductFacts[]) => {
    for (const one of products) if (!found.has(one.id)) found.set(one.id, one);
  };
  if (listed.length > 0) keep(await readProducts(client, { ids: listed }));
  for (let page = 1; page <= pages; page += 1) {
    const products = await readProducts(client, { limit: pageSize, page, sort: [{ field: 'productNumber' }] });
    keep(products);
    if (products.length < pageSize) break;
  }
  return [...found.values()];
}

async function readProducts(client: Client, criteria: object): Promise<readonly ProductFacts[]> {
  return read(await client.post('/product', { ...criteria, includes: fields }), resultOf(product)).elements;
}
