import type { ProductFacts } from './discover-products.ts';
import { offered } from './findings.ts';
import type { World } from './world.ts';

/** Physical, in stock, one price, sold singly up to at least ten. */
export function plainProduct(world: World): ProductFacts {
  return find(world, (one) => isPlain(one) && one.calculatedPrices.length === 0, 'no product is sold singly');
}

function find({ shop }: World, matches: (one: ProductFacts) => boolean, reason: string): ProductFacts {
  return offered(shop.products.find(matches), reason);
}

const isPlain = (one: ProductFacts): boolean =>
  !hasVariants(one) &&
  !isDownload(one) &&
  one.available &&
  one.isCloseout !== true &&
  (one.minPurchase ?? 1) === 1 &&
  (one.purchaseSteps ?? 1) === 1 &&
  one.calculatedMaxPurchase >= 10 &&
  one.calculatedPrice.unitPrice > 0;

const hasVariants = ({ childCount }: ProductFacts): boolean => (childCount ?? 0) > 0;

const isDownload = ({ states, type }: ProductFacts): boolean =>
  states?.includes('is-download') === true || type === 'digital';

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
