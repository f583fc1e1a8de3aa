import { listKeptPayloads, readKeptPayload } from './kept-payloads.ts';

/** Pages that are read at most: what was on the screen last is found among them, and nobody waits for long. */
const mostPages = 300;

interface KeptProduct {
  readonly product: unknown;
  /** ISO code of what its prices are in, as its page says. */
  readonly currency: string | undefined;
}

/**
 * Products as pages that this device keeps show them to everybody, by their ids: of what was taken along, and of what was seen last. The
 * first page that has one decides. Asks nobody.
 */
export async function findKeptProducts(ids: readonly string[]): Promise<ReadonlyMap<string, KeptProduct>> {
  const found = new Map<string, KeptProduct>();
  for (const kept of (await listKeptPayloads()).slice(0, mostPages)) {
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) break;
    const text = await readKeptPayload(kept);
    if (!missing.some((id) => text.includes(id))) continue;
    const page: unknown = JSON.parse(text);
    const currency = currencyIn(page);
    for (const product of productsIn(page))
      if (missing.includes(product.id) && !found.has(product.id)) found.set(product.id, { product, currency });
  }
  return found;
}

/** The data of a page say it. */
function currencyIn(page: unknown): string | undefined {
  const { loaderData }: { loaderData?: unknown } = Object(page);
  const said = Object.values(Object(loaderData)).map((data): unknown => Object(data).currency);
  return said.find((currency) => typeof currency === 'string');
}

/** Whatever looks like a product, however deep in the data of a page: as a list shows it, or in full. */
function productsIn(data: unknown): readonly { id: string }[] {
  if (Array.isArray(data)) return data.flatMap(productsIn);
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(productsIn);
  return isProduct(data) ? [data, ...inside] : inside;
}

const isProduct = (data: object): data is { id: string } =>
  'id' in data && typeof data.id === 'string' && 'productNumber' in data && 'calculatedPrice' in data;
