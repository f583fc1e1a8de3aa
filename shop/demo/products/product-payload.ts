import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from '../basics/demo-id.ts';
import { combined, type Texts } from '../basics/in-languages.ts';
import { priceOf, tierPricesPayload } from '../basics/payload.ts';
import type { PictureName } from '../basics/picture-names.ts';
import type { DemoProduct } from './demo-product.ts';

/** Reachable in listings, search and by link, in both channels. */
export function fullVisibility(number: string): JsonObject[] {
  return [baseIds.salesChannel, baseIds.headlessChannel].map((salesChannelId) => ({
    id: demoId(`visibility ${number} ${salesChannelId}`),
    salesChannelId,
    visibility: 30,
  }));
}

/** A page of a book that can be read before buying. */
export interface BookPage {
  readonly page: number;
  /** Of the whole book. */
  readonly pages: number;
}

/** Pictures of a product; the first is its cover. Those of pages of music say so in their custom fields. */
export function productPictures(
  number: string,
  pictures: readonly PictureName[],
  bookPages: ReadonlyMap<PictureName, BookPage> = new Map(),
): JsonObject {
  const pageFields = (picture: PictureName): JsonObject => {
    const shown = bookPages.get(picture);
    if (shown === undefined) return {};
    return { customFields: { look_inside: true, look_inside_page: shown.page, look_inside_pages: shown.pages } };
  };
  return {
    media: pictures.map((picture, position) => ({
      id: demoId(`product media ${number} ${picture}`),
      mediaId: demoId(`media ${picture}`),
      position,
      ...pageFields(picture),
    })),
    coverId: demoId(`product media ${number} ${pictures[0] ?? ''}`),
  };
}

/** A paragraph and, below it, the facts as a list. */
export function describe(text: Texts, facts: readonly Texts[] = []): Texts {
  return combined((language) => {
    const items = facts.map((fact) => `<li>${fact[language]}</li>`).join('');
    return `<p>${text[language]}</p>${items === '' ? '' : `<ul>${items}</ul>`}`;
  });
}

export function optionIds(keys: readonly string[]): JsonObject[] {
  return keys.map((key) => ({ id: demoId(`option ${key}`) }));
}

export function categoryIds(keys: readonly string[]): JsonObject[] {
  return keys.map((key) => ({ id: demoId(`category ${key}`) }));
}

/** The upsert payload of a product without variants. */
export function demoProductPayload(product: DemoProduct): JsonObject {
  const { number, taxRate, tiers = [] } = product;
  return {
    id: demoId(`product ${number}`),
    productNumber: number,
    name: product.name,
    description: describe(product.text, product.facts),
    metaDescription: product.text,
    active: true,
    stock: product.stock ?? 120,
    isCloseout: product.closeout ?? false,
    taxId: baseIds.taxes[taxRate],
    price: priceOf(product.price, taxRate, product),
    prices: tierPricesPayload(number, tiers, taxRate),
    manufacturerId: demoId(`manufacturer ${product.manufacturer}`),
    deliveryTimeId: baseIds.deliveryTimes[product.delivery ?? 'fast'],
    restockTime: 5,
    markAsTopseller: product.topseller ?? false,
    shippingFree: product.shippingFree ?? false,
    ...(product.maxPurchase === undefined ? {} : { maxPurchase: product.maxPurchase }),
    ...packOf(product.sheets),
    ...measures(product),
    ...productPictures(number, product.pictures),
    categories: categoryIds(product.categories),
    properties: optionIds(product.properties ?? []),
    visibilities: fullVisibility(number),
  };
}

function packOf(sheets: number | undefined): JsonObject {
  return sheets === undefined ? {} : { unitId: baseIds.units.sheet, purchaseUnit: sheets, referenceUnit: 100 };
}

function measures({ weight = 0.1, size }: DemoProduct): JsonObject {
  return { weight, ...(size === undefined ? {} : { width: size[0], length: size[1] }) };
}
