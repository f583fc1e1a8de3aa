import * as z from 'zod/mini';
import { offered } from './behaviour.ts';
import type { Client } from './client.ts';
import { read } from './expectations.ts';
import { calculatedPrice, id, resultOf } from './shapes.ts';
import type { World } from './world.ts';

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

async function readProducts(client: Client, criteria: object): Promise<readonly ProductFacts[]> {
  return read(await client.post('/product', { ...criteria, includes: fields }), resultOf(product)).elements;
}

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

const hasVariants = ({ childCount }: ProductFacts): boolean => (childCount ?? 0) > 0;
const isDownload = ({ states, type }: ProductFacts): boolean =>
  states?.includes('is-download') === true || type === 'digital';
const isPlain = (one: ProductFacts): boolean =>
  !hasVariants(one) &&
  !isDownload(one) &&
  one.available &&
  one.isCloseout !== true &&
  (one.minPurchase ?? 1) === 1 &&
  (one.purchaseSteps ?? 1) === 1 &&
  one.calculatedMaxPurchase >= 10 &&
  one.calculatedPrice.unitPrice > 0;

function find({ shop }: World, matches: (one: ProductFacts) => boolean, reason: string): ProductFacts {
  return offered(shop.products.find(matches), reason);
}

/** Physical, in stock, one price, sold singly up to at least ten. */
export function plainProduct(world: World): ProductFacts {
  return find(world, (one) => isPlain(one) && one.calculatedPrices.length === 0, 'no product is sold singly');
}

/** Another plain product, of another tax rate if there is one. */
export function otherProduct(world: World): ProductFacts {
  const first = plainProduct(world);
  const others = world.shop.products.filter((one) => isPlain(one) && one.id !== first.id);
  return offered(
    others.find(({ taxId }) => taxId !== first.taxId) ?? others[0],
    'there is only one product that is sold singly',
  );
}

/** Plain, and a hundred of it may be bought. */
export function bulkProduct(world: World): ProductFacts {
  return find(world, (one) => isPlain(one) && one.calculatedMaxPurchase >= 100, 'no product is sold by the hundred');
}

/** With graduated prices that fit below its highest quantity. */
export function tieredProduct(world: World): ProductFacts {
  const fits = ({ calculatedPrices, calculatedMaxPurchase }: ProductFacts): boolean =>
    calculatedPrices.length > 1 && (calculatedPrices.at(-1)?.quantity ?? Infinity) <= calculatedMaxPurchase;
  return find(world, (one) => isPlain(one) && fits(one), 'no product has graduated prices');
}

/** With variants: cannot be bought itself. */
export function variantParent(world: World): ProductFacts {
  return find(world, hasVariants, 'no product has variants');
}

export function steppedProduct(world: World): ProductFacts {
  return find(
    world,
    (one) =>
      !hasVariants(one) &&
      one.available &&
      ((one.minPurchase ?? 1) > 1 || (one.purchaseSteps ?? 1) > 1) &&
      one.calculatedMaxPurchase > (one.minPurchase ?? 1),
    'no product has a minimum purchase or purchase steps',
  );
}

export function soldOutProduct(world: World): ProductFacts {
  return find(
    world,
    (one) => one.isCloseout === true && !hasVariants(one) && one.calculatedMaxPurchase < (one.minPurchase ?? 1),
    'no closeout product is sold out',
  );
}

export function downloadProduct(world: World): ProductFacts {
  return find(world, (one) => isDownload(one) && one.available, 'no product is a download');
}

export function ratedProduct(world: World): ProductFacts {
  return find(world, ({ ratingAverage }) => (ratingAverage ?? 0) > 0, 'no product has reviews');
}
