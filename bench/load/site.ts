import * as z from 'zod/mini';
import type { JsonValue } from '#shop/base/json.ts';

/** What a visitor can find on a running shop: addresses of pages and files, products to buy. */
export interface Site {
  readonly origin: string;
  readonly accessKey: string;
  readonly bucket: string;
  /** Paths of content pages; the home page is the first. */
  readonly pages: readonly string[];
  /** Paths of scripts and styles of the home page. */
  readonly files: readonly string[];
  readonly products: readonly string[];
  readonly rootCategory: string;
  readonly salutation: string;
  readonly country: string;
}

const configuration = z.object({ shopwareAccessToken: z.string(), storageBucket: z.string() });
const list = z.object({ elements: z.array(z.object({ id: z.string() })) });
const context = z.object({
  salesChannel: z.object({ navigationCategoryId: z.string(), countryId: z.string() }),
});

/** So many pages are visited: more than fit on a home page, fewer than a warm cache holds. */
const visitedPages = 400;

/** Looks a running shop over. */
export async function exploreSite(origin: string): Promise<Site> {
  const { shopwareAccessToken, storageBucket } = configuration.parse(await readJson(`${origin}/config.json`));
  const ask = (path: string, body?: object) => askShop({ origin, accessKey: shopwareAccessToken }, path, body);
  const { salesChannel } = context.parse(await ask('/context'));
  const products = list.parse(
    await ask('/product', { limit: 100, filter: [{ type: 'range', field: 'stock', parameters: { gt: 0 } }] }),
  );
  const salutations = list.parse(await ask('/salutation', {}));
  const sitemap = await (await fetch(`${origin}/sitemap-de-DE.xml`)).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const home = await (await fetch(origin)).text();
  return {
    origin,
    accessKey: shopwareAccessToken,
    bucket: storageBucket,
    pages: ['/', ...everyNth(found, visitedPages)],
    files: [...new Set([...home.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))],
    products: products.elements.map(({ id }) => id),
    rootCategory: salesChannel.navigationCategoryId,
    salutation: salutations.elements[0]?.id ?? '',
    country: salesChannel.countryId,
  };
}

interface Address {
  readonly origin: string;
  readonly accessKey: string;
}

/** A call of the Store API, for setting things up. @throws when it is no success */
export async function askShop({ origin, accessKey }: Address, path: string, body?: object): Promise<JsonValue> {
  const answer = await fetch(`${origin}/store-api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'sw-access-key': accessKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 400)}`);
  const parsed: JsonValue = JSON.parse(await answer.text());
  return parsed;
}

async function readJson(url: string): Promise<unknown> {
  return JSON.parse(await (await fetch(url)).text());
}

function everyNth<Item>(items: readonly Item[], wanted: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / wanted));
  return items.filter((_, index) => index % step === 0).slice(0, wanted);
}
