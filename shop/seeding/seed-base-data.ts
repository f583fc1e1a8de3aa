import { inTransaction } from '../base/database/in-transaction.ts';
import type { Shop } from '../entities/shop.ts';
import { salesChannels, rootCategories } from './base-data/channels.ts';
import { paymentMethods, shippingMethods } from './base-data/checkout-methods.ts';
import { countries } from './base-data/countries.ts';
import { bareLocales, languages, locales } from './base-data/languages.ts';
import { defaultLayouts } from './base-data/layouts.ts';
import { productSortings } from './base-data/sortings.ts';
import { stateMachineStates } from './base-data/states.ts';
import { currencies, customerGroups, deliveryTimes, rules, salutations, taxes, units } from './base-data/trade.ts';
import { upsert } from './upsert.ts';

/**
 * Fills an empty database with what every shop needs: languages, currencies, countries, taxes, methods, states,
 * layouts, roots of the category trees, sales channels. A database that has a sales channel is left alone.
 */
export function seedBaseData(shop: Shop, accessKey: string): void {
  if (shop.database.prepare('SELECT 1 FROM sales_channel LIMIT 1').get() !== undefined) return;
  inTransaction(shop.database, () => {
    upsert(shop, 'locale', bareLocales);
    upsert(shop, 'language', languages);
    upsert(shop, 'locale', locales);
    upsert(shop, 'currency', currencies);
    upsert(shop, 'country', countries);
    upsert(shop, 'salutation', salutations);
    upsert(shop, 'tax', taxes);
    upsert(shop, 'customer_group', customerGroups);
    upsert(shop, 'delivery_time', deliveryTimes);
    upsert(shop, 'unit', units);
    upsert(shop, 'rule', rules);
    upsert(shop, 'payment_method', paymentMethods);
    upsert(shop, 'shipping_method', shippingMethods);
    upsert(shop, 'state_machine_state', stateMachineStates);
    upsert(shop, 'product_sorting', productSortings);
    upsert(shop, 'cms_page', defaultLayouts);
    upsert(shop, 'category', rootCategories);
    upsert(shop, 'sales_channel', salesChannels(shop.config.shopName, accessKey));
  });
}
