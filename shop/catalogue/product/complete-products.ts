import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { type JsonObject, type JsonValue, textOf } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import type { Shop } from '../../entities/shop.ts';
import { calculatePrice } from './prices.ts';
import { activeVariantIds } from './product-family.ts';
import { loadProductPricing, type ProductPricing } from './product-pricing.ts';
import { cheapestPrice, priceFacts, tierPrices } from './unit-prices.ts';

const day = 24 * 60 * 60 * 1000;

/** Largest quantity one may buy: the product's or the shop's limit, the stock of closeouts, on a whole step. */
export function maxPurchase(shop: Shop, product: JsonObject): number {
  const minimum = numberOf(product['minPurchase'], 1);
  const steps = Math.max(1, numberOf(product['purchaseSteps'], 1));
  const allowed = numberOf(product['maxPurchase'], shop.config.cartMaxQuantity);
  const most = product['isCloseout'] === true ? Math.min(allowed, numberOf(product['availableStock'], 0)) : allowed;
  return Math.max(0, Math.floor((most - minimum) / steps) * steps + minimum);
}

const numberOf = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

/** Whether a product counts as new: for some days from its release on. */
export function isNew(shop: Shop, release: JsonValue | undefined): boolean {
  if (typeof release !== 'string') return false;
  const age = shop.clock().getTime() - Date.parse(release);
  return age >= 0 && age < shop.config.markAsNewDays * day;
}

/** Calculated fields of products: prices, largest quantity, novelty (Store API sheet, product fields). */
export function completeProducts(shop: Shop, products: readonly JsonObject[], context: SalesChannelContext): void {
  const families = activeVariantIds(shop, [...new Set(products.map(familyKey))]);
  const ids = new Set(products.map((product) => textOf(product['id'])));
  for (const variants of families.values()) for (const id of variants) ids.add(id);
  const pricing = loadProductPricing(shop, [...ids], context);
  for (const product of products) {
    const own = pricing.get(textOf(product['id']));
    const family = (families.get(familyKey(product)) ?? [textOf(product['id'])]).flatMap<ProductPricing>(
      (id) => pricing.get(id) ?? [],
    );
    Object.assign(product, {
      calculatedPrice: own === undefined ? null : calculatePrice(priceFacts(own, 1, context), context),
      calculatedPrices: own === undefined ? [] : tierPrices(own, context),
      calculatedCheapestPrice: cheapestPrice(family, context),
      calculatedMaxPurchase: maxPurchase(shop, product),
      isNew: isNew(shop, product['releaseDate']),
      cmsPageId: product['cmsPageId'] ?? baseIds.cmsPages.product,
    });
  }
}

function familyKey(product: JsonObject): string {
  return textOf(product['parentId'] ?? product['id']);
}
