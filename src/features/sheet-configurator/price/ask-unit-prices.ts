import { notingKept } from '#platform/connectivity/noting-kept.ts';
import { listProductsByNumber } from '#store-api/catalogue/product-list.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { tiersFromCalculatedPrices } from '#print/prices/price-tiers.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import type { UnitPrices } from './unit-price.ts';

/** The shop's prices of products, and whether the service worker gave what it keeps of them in the shop's place. @throws {StoreApiError} */
export async function askUnitPrices(
  api: StoreApi,
  skus: readonly string[],
): Promise<{ prices: UnitPrices; isKept: boolean }> {
  let isKept = false;
  const asking = notingKept(api, () => {
    isKept = true;
  });
  return { prices: unitPricesOf(await listProductsByNumber(asking, skus)), isKept };
}

type PricedProduct = Pick<ProductCard, 'id' | 'productNumber' | 'name' | 'calculatedMaxPurchase'> &
  Parameters<typeof tiersFromCalculatedPrices>[0];

/** Reads the prices of products the shop answered with. */
export function unitPricesOf(products: readonly PricedProduct[]): UnitPrices {
  return Object.fromEntries(
    products.map((product) => [
      product.productNumber,
      {
        productId: product.id,
        name: product.name,
        maxPurchase: product.calculatedMaxPurchase,
        tiers: tiersFromCalculatedPrices(product),
      },
    ]),
  );
}
