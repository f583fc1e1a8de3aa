import type { JsonObject } from '#shop/base/json.ts';
import { baseIds, inThree } from '#shop/seeding/base-data/base-ids.ts';
import {
  benchId,
  type CatalogueSize,
  familyEvery,
  groupCount,
  leafPaths,
  optionsPerGroup,
  variantCount,
} from './catalogue-size.ts';
import { createRandom, type Random } from './random.ts';

const forms = ['Sonate', 'Etüde', 'Übung', 'Walzer', 'Choral', 'Marsch', 'Suite', 'Fuge', 'Lied', 'Änderung'] as const;
const keys = ['C-Dur', 'a-Moll', 'Es-Dur', 'fis-Moll', 'G-Dur', 'h-Moll'] as const;
const scorings = ['Klavier', 'Orgel', 'Flöte', 'Streicher', 'Blasorchester', 'Chor', 'Gitarre'] as const;

/** All products in portions, parents before their variants; the same for the same size in every run. */
export function* productPortions(size: CatalogueSize, portion = 500): Generator<JsonObject[]> {
  const random = createRandom(size.products);
  let payloads: JsonObject[] = [];
  for (let index = 0; index < size.products; index += 1) {
    const one = product(random, index, size);
    payloads.push(...(index % familyEvery === 0 ? withVariants(random, one, index) : [one]));
    if (payloads.length < portion && index < size.products - 1) continue;
    yield payloads;
    payloads = [];
  }
}

function product(random: Random, index: number, size: CatalogueSize): JsonObject {
  const id = benchId.product(index);
  const leaves = leafPaths(size);
  const [form, key, scoring] = [random.pick(forms), random.pick(keys), random.pick(scorings)];
  const gross = 2 + random.below(6000) / 100;
  return {
    id,
    productNumber: `B-${index}`,
    name: inThree(
      `${form} ${key} für ${scoring}, Nr. ${index}`,
      `${form} in ${key} for ${scoring}, No. ${index}`,
      `${form} ${key} na ${scoring}, nr ${index}`,
    ),
    description: inThree(description(`${form} für ${scoring}`), description(`${form} (${scoring})`), description(form)),
    stock: 1_000_000,
    sales: random.below(500),
    taxId: baseIds.taxes[7],
    price: price(gross),
    prices: random.chance(25) ? tiers(id, gross) : [],
    manufacturerId: benchId.manufacturer(random.below(size.manufacturers)),
    deliveryTimeId: baseIds.deliveryTimes.print,
    shippingFree: random.chance(5),
    weight: 0.2,
    media: [{ id: benchId.part('media', id, 0), mediaId: benchId.media(random.below(20)), position: 0 }],
    coverId: benchId.part('media', id, 0),
    categories: [{ id: benchId.category(random.pick(leaves)) }, { id: benchId.category(random.pick(leaves)) }],
    properties: properties(random),
    visibilities: visibilities(id),
    productReviews: reviews(random, id),
  };
}

const description = (words: string) =>
  `<p>${words}, neu gesetzt nach gemeinfreien Quellen und nach Bestellung gedruckt.</p><ul><li>Wendestellen geprüft</li></ul>`;

function price(gross: number): JsonObject[] {
  const net = Number((gross / 1.07).toFixed(4));
  return [{ currencyId: baseIds.currencies.EUR, gross, net, linked: true }];
}

/** From ten and from fifty pieces on it is cheaper. */
function tiers(id: string, gross: number): JsonObject[] {
  const starts = [1, 10, 50] as const;
  return starts.map((quantityStart, index) => ({
    id: benchId.part('tier', id, quantityStart),
    ruleId: baseIds.ruleAlways,
    quantityStart,
    quantityEnd: (starts[index + 1] ?? 0) - 1 > 0 ? (starts[index + 1] ?? 0) - 1 : null,
    price: price(Number((gross * (1 - index * 0.1)).toFixed(2))),
  }));
}

/** One option of most groups. */
function properties(random: Random): JsonObject[] {
  const options: JsonObject[] = [];
  for (let group = 0; group < groupCount; group += 1) {
    if (random.chance(70)) options.push({ id: benchId.option(group, random.below(optionsPerGroup)) });
  }
  return options;
}

/** In both channels, as far as a listing. */
function visibilities(id: string): JsonObject[] {
  return [baseIds.salesChannel, baseIds.headlessChannel].map((salesChannelId, index) => ({
    id: benchId.part('visibility', id, index),
    salesChannelId,
    visibility: 30,
  }));
}

function reviews(random: Random, id: string): JsonObject[] {
  if (!random.chance(20)) return [];
  return Array.from({ length: 1 + random.below(5) }, (_, index) => ({
    id: benchId.part('review', id, index),
    salesChannelId: baseIds.salesChannel,
    languageId: baseIds.languages['de-DE'],
    points: 1 + random.below(5),
    status: true,
    title: 'Gut zu lesen',
    content: 'Klarer Satz, angenehmes Papier, und die Seiten lassen sich an den richtigen Stellen wenden.',
  }));
}

function withVariants(random: Random, parent: JsonObject, index: number): JsonObject[] {
  const configuratorSettings = Array.from({ length: variantCount }, (_, position) => ({
    id: benchId.part('setting', benchId.product(index), position),
    optionId: benchId.option(3, position),
    position,
  }));
  const variantListingConfig = { displayParent: true };
  return [{ ...parent, stock: 0, configuratorSettings, variantListingConfig }, ...variants(random, index)];
}

/** Variants differ in format (group 3) and price. */
function variants(random: Random, index: number): JsonObject[] {
  return Array.from({ length: variantCount }, (_, variant) => ({
    id: benchId.variant(index, variant),
    parentId: benchId.product(index),
    productNumber: `B-${index}.${variant}`,
    stock: 1_000_000,
    price: price(2 + random.below(6000) / 100),
    options: [{ id: benchId.option(3, variant) }],
  }));
}
