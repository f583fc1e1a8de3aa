/** What one unit of a print job costs: a row of the price list. */
export interface PrintPrice {
  /** Product number, by which the storefront asks for it. */
  readonly sku: string;
  readonly name: NamesByLanguage;
  /** VAT in percent, included in the prices. */
  readonly taxPercent: number;
  /** On paper, covers and bindings only, so that nothing is weighed twice. */
  readonly weightG: number | undefined;
  /** Width × length, which decides between letter and parcel. */
  readonly sizeMm: readonly [width: number, length: number] | undefined;
  /** How many of it one cart may hold. Without a number of its own a Shopware stops at 100. */
  readonly maxPurchase: number;
  /** Ascending, the first from 1 on. */
  readonly tiers: readonly PriceStep[];
}

/** A language without a name of its own, which is empty here, shows that of the shop's main language. */
export interface NamesByLanguage {
  readonly 'de-DE': string;
  readonly 'en-GB': string;
  readonly 'pl-PL': string;
}

/** From this quantity on, one piece costs so much: gross, in whole cents of a euro. */
export interface PriceStep {
  readonly from: number;
  readonly cents: number;
}
