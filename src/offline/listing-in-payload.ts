/** A listing in the data of a page that is kept: this shop's own page made it of an answer it had read. */
export interface KeptListing {
  readonly elements: readonly KeptTile[];
  readonly total: number;
  readonly limit: number;
  readonly page: number;
  readonly sorting: string | null;
  readonly aggregations: { readonly properties: readonly KeptGroup[] };
}

/** What can be chosen by. */
interface KeptGroup {
  readonly name: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** An article as a listing shows it, as far as choices among articles go by it. */
export interface KeptTile {
  readonly id: string;
  readonly name: string;
  readonly seoPath: string | null;
  readonly ratingAverage: number | null;
  readonly shippingFree: boolean;
  readonly calculatedPrice: { readonly unitPrice: number };
  readonly calculatedCheapestPrice: { readonly unitPrice: number } | null;
}

/** The listing in a page's data, wherever its layout has it; undefined where there is none. */
export function listingInData(data: unknown): KeptListing | undefined {
  if (isListing(data)) return data;
  if (typeof data !== 'object' || data === null) return undefined;
  for (const inner of Object.values(data)) {
    const found = listingInData(inner);
    if (found) return found;
  }
  return undefined;
}

/** The same data with every listing in it replaced. */
export function withListing(data: unknown, change: (listing: KeptListing) => unknown): unknown {
  if (isListing(data)) return change(data);
  if (Array.isArray(data)) return data.map((inner) => withListing(inner, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, inner]) => [name, withListing(inner, change)]));
}

const isListing = (data: unknown): data is KeptListing =>
  typeof data === 'object' && data !== null && 'availableSortings' in data && 'aggregations' in data;
