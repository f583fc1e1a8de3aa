import type { Field } from '../../entities/definition.ts';
import { boolean, date, id, integer, json, list, number, string } from '../../entities/fields.ts';
import { shownPriceSql, variantPriceSql } from './shown-price-sql.ts';

const inherited = { inherited: true } as const;
const since67 = { visibility: 'forbidden', shownIn: '6.7' } as const;
const text = { translated: true, inherited: true } as const;

/** Fields of a product the Store API 6.6 shows, and those only filters may use. */
export const productFields: Readonly<Record<string, Field>> = {
  parentId: id(),
  childCount: integer(),
  taxId: id(inherited),
  manufacturerId: id(inherited),
  unitId: id(inherited),
  active: boolean({ inherited: true, default: true }),
  displayGroup: string(),
  manufacturerNumber: string(inherited),
  ean: string(inherited),
  sales: integer({ default: 0 }),
  productNumber: string(),
  stock: integer({ default: 0 }),
  availableStock: integer({ default: 0, follows: 'stock' }),
  available: boolean({ default: true }),
  deliveryTimeId: id(inherited),
  restockTime: integer(inherited),
  isCloseout: boolean({ inherited: true, default: false }),
  purchaseSteps: integer({ inherited: true, default: 1 }),
  maxPurchase: integer(inherited),
  minPurchase: integer({ inherited: true, default: 1 }),
  purchaseUnit: number(inherited),
  referenceUnit: number(inherited),
  shippingFree: boolean({ inherited: true, default: false }),
  markAsTopseller: boolean({ inherited: true, default: false }),
  weight: number(inherited),
  width: number(inherited),
  height: number(inherited),
  length: number(inherited),
  releaseDate: date(inherited),
  categoryTree: list(inherited),
  streamIds: list(),
  optionIds: list(),
  propertyIds: list(inherited),
  tagIds: list(inherited),
  categoryIds: list(inherited),
  states: list({ empty: ['is-physical'] }),
  /** `physical` or `digital`; written by the product index. */
  type: string({ ...since67, empty: 'physical' }),
  ogTitle: string({ ...text, ...since67 }),
  ogDescription: string({ ...text, ...since67 }),
  openGraphMediaId: id({ ...inherited, ...since67 }),
  ratingAverage: number(inherited),
  coverId: id(inherited),
  cmsPageId: id(inherited),
  canonicalProductId: id(inherited),
  name: string(text),
  keywords: string(text),
  description: string(text),
  metaDescription: string(text),
  metaTitle: string(text),
  packUnit: string(text),
  packUnitPlural: string(text),
  customFields: json({ ...text, empty: {} }),
  slotConfig: json({ ...text, visibility: 'translatedOnly' }),
  customSearchKeywords: json({ ...text, visibility: 'translatedOnly' }),
  /** `[{currencyId, gross, net, linked, listPrice?, regulationPrice?}]`. */
  price: json({
    inherited: true,
    visibility: 'hidden',
    comparedAs: (column) => `CAST(json_extract(${column}, '$[0].gross') AS REAL)`,
  }),
  /** Lowest gross price in euro of the product itself; filters and sorts follow the price a card shows. Derived. */
  cheapestPrice: number({ visibility: 'hidden', shownAs: shownPriceSql }),
  /** `[[rule, {currency: [gross, net]}]]`, one entry per tier and one for the price without any. Derived. */
  variantPrices: json({ visibility: 'hidden', shownAs: variantPriceSql }),
  mainVariantId: id({ visibility: 'hidden', shownIn: '6.7' }),
  /** `{displayParent, mainVariantId, configuratorGroupConfig: [{id, representation, expressionForListings}]}`. */
  variantListingConfig: json({ visibility: 'forbidden' }),
  /** Which product's own rows an inherited list shows: itself, or the parent of a variant without rows. */
  mediaOwnerId: id({ visibility: 'forbidden' }),
  categoriesOwnerId: id({ visibility: 'forbidden' }),
  propertiesOwnerId: id({ visibility: 'forbidden' }),
  pricesOwnerId: id({ visibility: 'forbidden' }),
  visibilitiesOwnerId: id({ visibility: 'forbidden' }),
};
