import { isNarrowed, readListingQuery } from '#features/catalogue/listing-address.ts';
import { type KeptListing, type KeptTile, listingInData, withListing } from '#offline/listing-in-payload.ts';
import { unansweredMark } from '#offline/unanswered-listing.ts';
import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';
import type { Payload } from '../page-data.ts';

/** Gives what the page at an address is made of as this device keeps it; undefined where it does not. */
type FindPage = (address: string) => Promise<Payload | undefined>;

/**
 * The page of a category as its filters and its sorting leave it, put together of what this device keeps: all pages of its listing and,
 * where a filter goes by what no listing says, the pages of its articles.
 * @returns undefined where what is kept cannot answer: some of it is missing, or only the shop knows
 */
export async function narrowKept(address: string, find: FindPage): Promise<Payload | undefined> {
  const { origin, pathname, searchParams } = new URL(address);
  const query = readListingQuery(searchParams);
  const page = isNarrowed(query) ? await find(origin + pathname) : undefined;
  const listing = page && listingInData(page.loaderData);
  const tiles = listing && (await allTiles(listing, (number) => find(`${origin}${pathname}?p=${number}`)));
  if (!page || !tiles) return undefined;
  const base = /^\/[a-z]{2}-[A-Z]{2}(?=\/)/.exec(pathname)?.[0] ?? '';
  const pageOf = ({ id, seoPath }: KeptTile) => find(`${origin}${base}/${seoPath ?? `detail/${id}`}`);
  const staying = await Promise.all(tiles.map((tile) => stays(tile, { query, listing, pageOf })));
  const left = staying.includes(undefined) ? undefined : tiles.filter((_tile, index) => staying[index]);
  const elements = left && inOrder(left, query.order ?? '', listing);
  if (!elements) return undefined;
  // All on one page; what its filters would leave was counted for another choice.
  const narrowed = (whole: KeptListing) => {
    const limit = Math.max(whole.limit, elements.length);
    return {
      ...whole,
      elements,
      total: elements.length,
      limit,
      page: 1,
      sorting: query.order ?? whole.sorting,
      counts: undefined,
    };
  };
  return pageWith(page, narrowed);
}

/**
 * The page of a category with what its address chooses, and a list that was not answered.
 * @returns undefined where nothing is chosen or the category is not kept
 */
export async function unansweredKept(address: string, find: FindPage): Promise<Payload | undefined> {
  const { origin, pathname, searchParams } = new URL(address);
  const query = readListingQuery(searchParams);
  const page = isNarrowed(query) ? await find(origin + pathname) : undefined;
  if (!page || !listingInData(page.loaderData)) return undefined;
  return pageWith(page, (whole) => ({
    ...whole,
    elements: [],
    page: 1,
    sorting: query.order ?? whole.sorting,
    counts: undefined,
    [unansweredMark]: true,
  }));
}

function pageWith(page: Payload, change: (listing: KeptListing) => unknown): Payload {
  const loaderData = Object.entries(page.loaderData).map(
    ([route, data]) => [route, withListing(data, change)] as const,
  );
  return { ...page, loaderData: Object.fromEntries(loaderData) };
}

async function allTiles(
  first: KeptListing,
  pageAt: (number: number) => Promise<Payload | undefined>,
): Promise<readonly KeptTile[] | undefined> {
  const tiles = [...first.elements];
  for (let number = 2; tiles.length < first.total; number += 1) {
    const next = listingInData((await pageAt(number))?.loaderData);
    if (!next || next.elements.length === 0) return undefined;
    tiles.push(...next.elements);
  }
  return tiles;
}

interface Narrowing {
  readonly query: ListingQuery;
  readonly listing: KeptListing;
  readonly pageOf: (tile: KeptTile) => Promise<Payload | undefined>;
}

/** Whether an article stays; undefined where nobody here can tell. */
async function stays(tile: KeptTile, { query, listing, pageOf }: Narrowing): Promise<boolean | undefined> {
  if (!staysByTile(tile, query)) return false;
  const { manufacturers = [], properties = [] } = query;
  if (manufacturers.length + properties.length === 0) return true;
  const found = Object.values((await pageOf(tile))?.loaderData ?? {}).find(isProductPage);
  const chosen = chosenIn(listing, properties);
  return found && chosen && isOfMakers(found, manufacturers) && hasAll(found, chosen);
}

const isOfMakers = ({ product: { manufacturer } }: ProductPage, chosen: readonly string[]): boolean =>
  chosen.length === 0 || chosen.includes(manufacturer?.id ?? '');

type Groups = KeptListing['aggregations']['properties'];

/** What is chosen, by group; undefined where the listing does not know all of it. */
function chosenIn({ aggregations }: KeptListing, properties: readonly string[]): Groups | undefined {
  const chosen = aggregations.properties
    .map(({ name, options }) => ({ name, options: options.filter(({ id }) => properties.includes(id)) }))
    .filter(({ options }) => options.length > 0);
  return chosen.flatMap(({ options }) => options).length < properties.length ? undefined : chosen;
}

/** Whether one of its variants has one of what is chosen in each group. */
function hasAll({ product, siblings }: ProductPage, chosen: Groups): boolean {
  const ofAll = product.properties.map(({ id }) => id);
  const ofThis = new Set([...ofAll, ...product.options.map(({ id }) => id)]);
  const isOfThis = chosen.every(({ options }) => options.some(({ id }) => ofThis.has(id)));
  const isOf = (variant: ProductPage['siblings'][number]): boolean =>
    chosen.every(({ name: group, options }) =>
      options.some(
        ({ id, name }) =>
          ofAll.includes(id) || variant.options.some((option) => option.group === group && option.name === name),
      ),
    );
  return isOfThis || siblings.some(isOf);
}

function staysByTile(tile: KeptTile, { minPrice = 0, maxPrice = 0, rating = 0, shippingFree = false }: ListingQuery) {
  const price = priceOf(tile);
  const isInBounds = price >= minPrice && (maxPrice === 0 || price <= maxPrice);
  return isInBounds && (tile.ratingAverage ?? 0) >= rating && (!shippingFree || tile.shippingFree);
}

/** What the shop narrows and sorts by: the cheapest of variants and tiers. */
const priceOf = ({ calculatedCheapestPrice, calculatedPrice }: KeptTile): number =>
  (calculatedCheapestPrice ?? calculatedPrice).unitPrice;

const compare: Readonly<Record<string, (one: KeptTile, other: KeptTile) => number>> = {
  'name-asc': (one, other) => one.name.localeCompare(other.name),
  'name-desc': (one, other) => other.name.localeCompare(one.name),
  'price-asc': (one, other) => priceOf(one) - priceOf(other),
  'price-desc': (one, other) => priceOf(other) - priceOf(one),
};

/** As the listing is sorted, or as can be seen; any other order only the shop knows. */
function inOrder(tiles: readonly KeptTile[], order: string, { sorting }: KeptListing): readonly KeptTile[] | undefined {
  if (order === '' || order === sorting) return tiles;
  const by = compare[order];
  return by && tiles.toSorted(by);
}

interface ProductPage {
  readonly product: {
    readonly manufacturer: { readonly id: string } | null;
    readonly properties: readonly { readonly id: string }[];
    readonly options: readonly { readonly id: string }[];
  };
  /** Its variants. */
  readonly siblings: readonly { readonly options: readonly { readonly group: string; readonly name: string }[] }[];
}

const isProductPage = (data: unknown): data is ProductPage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'product';
