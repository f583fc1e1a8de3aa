import type { ListingQuery } from '#store-api/catalogue/listing-query.ts';

/** Names in the address, as the Store API calls them. */
const names = {
  page: 'p',
  order: 'order',
  manufacturers: 'manufacturer',
  properties: 'properties',
  minPrice: 'min-price',
  maxPrice: 'max-price',
  rating: 'rating',
  shippingFree: 'shipping-free',
} as const;

/** Every parameter a listing reads. */
export const listingParameterNames: readonly string[] = Object.values(names);

/**
 * The choices an address carries. Values of a filter are joined with `|`; a form sent without scripts repeats the name
 * instead, and holds prices as they were typed. What is not a number where one belongs is left out.
 */
export function readListingQuery(parameters: URLSearchParams): ListingQuery {
  const order = parameters.get(names.order);
  return {
    page: Math.max(1, Math.trunc(numberOf(parameters, names.page))),
    ...(order ? { order } : {}),
    manufacturers: listIn(parameters, names.manufacturers),
    properties: listIn(parameters, names.properties),
    minPrice: numberOf(parameters, names.minPrice),
    maxPrice: numberOf(parameters, names.maxPrice),
    rating: Math.min(5, numberOf(parameters, names.rating)),
    shippingFree: ['1', 'on', 'true'].includes(parameters.get(names.shippingFree) ?? ''),
  };
}

/** Address parameters for these choices; what is not chosen leaves no trace. `search` keeps a search text in front. */
export function listingSearch(query: ListingQuery, search?: string | null): string {
  const parameters = new URLSearchParams(search ? { search } : {});
  const put = (name: string, value: string | number | undefined): void => {
    if (value) parameters.set(name, String(value));
  };
  put(names.order, query.order);
  put(names.manufacturers, query.manufacturers?.join('|'));
  put(names.properties, query.properties?.join('|'));
  put(names.minPrice, query.minPrice);
  put(names.maxPrice, query.maxPrice);
  put(names.rating, query.rating);
  put(names.shippingFree, query.shippingFree ? '1' : undefined);
  put(names.page, (query.page ?? 1) > 1 ? query.page : undefined);
  // Neither `|` nor `:` needs encoding in a query, and addresses are read by people.
  const text = parameters.toString().replaceAll('%7C', '|');
  return text === '' ? '' : `?${text}`;
}

/** Whether anything but the page is chosen: such addresses are not for search engines (SEO-03). */
export function isNarrowed(query: ListingQuery): boolean {
  return listingSearch({ ...query, page: 1 }) !== '';
}

function listIn(parameters: URLSearchParams, name: string): readonly string[] {
  const values = parameters.getAll(name).flatMap((value) => value.split('|'));
  return [...new Set(values.filter((value) => value !== ''))];
}

/** As people type it in any of the languages: a mark or a space before three digits parts thousands. */
function numberOf(parameters: URLSearchParams, name: string): number {
  const plain = (parameters.get(name) ?? '').replaceAll(/[.,\s](?=\d{3}(?!\d))/g, '');
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? value : 0;
}
