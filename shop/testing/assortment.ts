import { removableFolder } from '#contract/temporary-folder.ts';
import { createShop, type RunningShop } from '../create-shop.ts';
import type { JsonObject } from '../base/json.ts';
import { baseIds, inThree } from '../seeding/base-data/base-ids.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';

/** Products besides variants. */
export const families = 240;
const shelfCount = 6;
const makers = 6;
const groupCount = 4;

export const assortmentId = (index: number): string => stableId(`assorted product ${index}`);
export const shelfId = (index: number): string => (index === 0 ? baseIds.categories.main : stableId(`shelf ${index}`));
export const makerId = (index: number): string => stableId(`maker ${index}`);
export const optionId = (group: number, index: number): string => stableId(`option ${group} ${index % 5}`);

const upTo = (end: number): readonly number[] => Array.from({ length: end }, (_, index) => index);

const names = ['Übung', 'Ubung', 'übung', 'Walzer', 'Łódź', 'Marsch', 'Élégie'] as const;

const price = (gross: number): JsonObject[] => [
  { currencyId: baseIds.currencies.EUR, gross, net: gross, linked: true },
];

/** Under this rule, which no context of the shop has, some products have tiers. */
export const tierRule = stableId('assorted rule');

/** Some prices have a zloty amount of their own, which is not the euro's times a factor. */
const priceOf = (index: number, gross: number): JsonObject[] => [
  ...price(gross),
  ...(index % 5 === 0
    ? [{ currencyId: baseIds.currencies.PLN, gross: 200 - gross, net: 150 - gross, linked: true }]
    : []),
];

function tiers(index: number): JsonObject[] {
  const owners = [tierRule, ...(index % 2 === 0 ? [null] : [])];
  const starts = index % 7 === 0 ? [1, 10] : [];
  return owners.flatMap((ruleId) =>
    starts.map((quantityStart, at) => ({
      id: stableId(`assorted tier ${index} ${ruleId} ${quantityStart}`),
      ruleId,
      quantityStart,
      quantityEnd: at === 0 ? 9 : null,
      price: priceOf(index + at, 30 - at * 5 - (index % 4)),
    })),
  );
}

function visibilities(index: number): JsonObject[] {
  const levels = [30, 30, 30, 20, 10] as const;
  return [baseIds.salesChannel, baseIds.headlessChannel].map((salesChannelId, channel) => ({
    id: stableId(`assorted visibility ${index} ${channel}`),
    salesChannelId,
    visibility: levels[(index + channel) % levels.length] ?? 30,
  }));
}

function reviews(index: number): JsonObject[] {
  return index % 3 === 0
    ? [{ id: stableId(`assorted review ${index}`), points: 1 + (index % 5), status: true, title: 'T', content: 'C' }]
    : [];
}

/** Many equal names, prices and sales, so that ties are the rule. */
function product(index: number): JsonObject {
  const name = names[index % names.length] ?? '';
  return {
    id: assortmentId(index),
    productNumber: `A-${index}`,
    name: index % 4 === 0 ? name : inThree(name, `${name} in English`, `${name} po polsku`),
    stock: 100,
    sales: (index * 7) % 40,
    active: index % 17 !== 3,
    taxId: baseIds.taxes[7],
    price: priceOf(index, 1 + ((index * 13) % 50)),
    prices: tiers(index),
    ...(index % 9 === 0 ? {} : { manufacturerId: makerId(index % makers) }),
    shippingFree: index % 11 === 0,
    categories: [{ id: shelfId(1 + (index % (shelfCount - 1))) }],
    properties: upTo(groupCount).flatMap((group) =>
      (index + group) % 3 === 0 ? [] : [{ id: optionId(group, index) }],
    ),
    visibilities: visibilities(index),
    productReviews: reviews(index),
  };
}

/** Every eighth product has variants; each kind of listing configuration occurs. */
function variants(index: number): JsonObject[] {
  if (index % 8 !== 0) return [];
  return upTo(3).map((variant) => ({
    id: stableId(`assorted variant ${index} ${variant}`),
    parentId: assortmentId(index),
    productNumber: `A-${index}.${variant}`,
    stock: 5,
    price: price(2 + ((index * 5 + variant * 9) % 50)),
    options: [{ id: optionId(0, variant) }],
    // Null is inherited.
    active: variant === 2 && index % 16 === 0 ? false : null,
    name: variant === 1 && index % 16 === 0 ? 'Eigener Name' : null,
  }));
}

function family(index: number): JsonObject[] {
  const isSplit = index % 24 === 0;
  const configuratorGroupConfig = [{ id: stableId('group 0'), representation: 'box', expressionForListings: isSplit }];
  const variantListingConfig = { displayParent: index % 16 === 0, configuratorGroupConfig };
  return [{ ...product(index), variantListingConfig }, ...variants(index)];
}

/** A shop in memory with a few hundred products of all kinds a listing tells apart; `close` removes its folder. */
export async function openAssortment(): Promise<RunningShop> {
  const folder = removableFolder();
  const running = await createShop({ folder: folder.path, inMemory: true, baseUrl: 'http://127.0.0.1', seed: 'none' });
  const { shop } = running;
  const groups = upTo(groupCount).map((group) => ({
    id: stableId(`group ${group}`),
    name: `Gruppe ${group}`,
    options: upTo(5).map((index) => ({ id: optionId(group, index), name: `Wahl ${index}` })),
  }));
  const shelves = upTo(shelfCount).slice(1);
  upsert(shop, 'property_group', groups);
  upsert(
    shop,
    'product_manufacturer',
    upTo(makers).map((index) => ({ id: makerId(index), name: `Verlag ${index}` })),
  );
  upsert(
    shop,
    'category',
    shelves.map((index) => ({ id: shelfId(index), parentId: shelfId(0), name: `Regal ${index}`, type: 'page' })),
  );
  upsert(shop, 'product', upTo(families).flatMap(family));
  return {
    ...running,
    async close() {
      await running.close();
      folder.remove();
    },
  };
}
