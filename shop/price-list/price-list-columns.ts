/** Headings of the price list without its steps. */
export const priceListColumns = [
  'sku',
  'name_de',
  'name_en',
  'name_pl',
  'tax',
  'weight_g',
  'width_mm',
  'length_mm',
  'max_purchase',
  'price',
] as const;

/** Headings that may be missing. */
export const optionalColumns: readonly string[] = [
  'name_en',
  'name_pl',
  'weight_g',
  'width_mm',
  'length_mm',
  'max_purchase',
];

/** A price list may have this many steps: `price` from 1 on, then `from_2` and `price_2` to `from_10` and `price_10`. */
export const mostSteps = 10;

/** The headings of a step after the first. */
export const stepColumns = (step: number): readonly [from: string, price: string] => [`from_${step}`, `price_${step}`];
