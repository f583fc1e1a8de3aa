import { demoSortings } from './products/demo-sortings.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { storeMedia, type MediaFile } from '../catalogue/media/store-media.ts';
import type { JsonObject } from '../base/json.ts';
import { countries } from '../seeding/base-data/countries.ts';
import { remove, upsert } from '../seeding/upsert.ts';
import { startingPrices } from '../price-list/starting-prices.ts';
import { stableId } from '../base/stable-id.ts';
import type { Shop } from '../entities/shop.ts';
import { promotions } from './checkout/promotions.ts';
import { demoRules } from './checkout/rules.ts';
import { demoShippingMethods } from './checkout/shipping.ts';
import { categories } from './content/categories.ts';
import { contentLayouts, landingPages } from './content/landing-pages.ts';
import { printUnitProduct } from './print-units/print-unit-product.ts';
import { demoCrossSellings } from './products/cross-sellings.ts';
import { manufacturers } from './products/manufacturers.ts';
import { productPayloads } from './products/products.ts';
import { propertyGroups } from './products/properties.ts';
import { reviews } from './products/reviews.ts';
import { writeDemoMedia } from './write-demo-media.ts';

/** Prices by cart value the base data start with; the demo shop charges by weight. */
const basePrices = ['standard-0', 'standard-60', 'express-0'].map((name) => stableId(`shipping-price:${name}`));

/** A fresh shop takes any VAT id; this one wants them to look like those of their country. */
const vatCheckedCountries: readonly JsonObject[] = countries
  .filter(({ vatIdPattern }) => vatIdPattern !== null)
  .map(({ id }) => ({ id: id ?? '', checkVatIdPattern: true }));

/**
 * Fills a shop that has its base data with the demo shop: pictures, print units, editions, goods, menus, content pages,
 * shipping by weight and two promotion codes, in three languages. All of it is one transaction, and the files of its pictures
 * lie there before it begins. A second run changes nothing.
 *
 * @throws {PriceListRefused} when the price list cannot be used
 */
export async function seedDemo(shop: Shop): Promise<void> {
  const media = await writeDemoMedia(shop);
  inTransaction(shop.database, () => writeEverything(shop, media));
}

function writeEverything(shop: Shop, media: readonly MediaFile[]): void {
  for (const file of media) storeMedia(shop, file);
  upsert(shop, 'country', vatCheckedCountries);
  upsert(shop, 'rule', demoRules);
  remove(shop, 'shipping_method_price', basePrices);
  upsert(shop, 'shipping_method', demoShippingMethods);
  upsert(shop, 'product_manufacturer', manufacturers);
  upsert(shop, 'property_group', propertyGroups);
  upsert(shop, 'product_sorting', demoSortings);
  upsert(shop, 'cms_page', contentLayouts());
  upsert(shop, 'category', categories());
  upsert(shop, 'product', [...startingPrices().map(printUnitProduct), ...productPayloads()]);
  upsert(shop, 'product_review', reviews);
  upsert(shop, 'product_cross_selling', demoCrossSellings);
  upsert(shop, 'landing_page', landingPages());
  upsert(shop, 'promotion', promotions);
}
