import { catalogueSize } from './generator/catalogue-size.ts';
import { type Figures, measure } from './measure.ts';
import { createRandom } from './generator/random.ts';
import { catalogueCalls, guestWithCart, orderCall } from './requests.ts';
import type { BenchCall, ShopUnderTest } from './running-shop.ts';

const requestsTogether = 8;
/** Guests with a full cart, prepared before their orders are timed. */
const orderCount = 80;
const largeOrderCount = 8;

export interface Result {
  /** One request at a time. */
  readonly alone: Figures;
  /** Eight at a time. */
  readonly together: Figures;
  /** Processor time the shop spends on one request, in milliseconds. */
  readonly cpu: number;
  /** The longest the shop heard nobody else during these requests, in milliseconds. */
  readonly block: number;
}

export interface Run {
  readonly seconds: number;
  readonly only: string;
}

export type Results = Readonly<Record<string, Result>>;

/** Times the kinds of request whose name holds `only`, on a running shop of that many products. */
export async function runAll(shop: ShopUnderTest, products: number, { seconds, only }: Run): Promise<Results> {
  const size = catalogueSize(products);
  const calls = catalogueCalls(createRandom(2), size);
  const of = (call: () => BenchCall) => () => both(shop, call, seconds);
  const kinds: Readonly<Record<string, () => Promise<Result>>> = {
    context: of(calls.context),
    'listing, filtered': of(calls.filteredListing),
    'listing, everything': of(calls.wholeListing),
    search: of(calls.search),
    'product page': of(calls.product),
    navigation: of(calls.navigation),
    'path of a page': of(calls.seoUrl),
    'cart: add': of(() => calls.cartAdd(`bench${crypto.randomUUID()}`)),
    order: () => orders(shop, catalogueCalls(createRandom(3), size).cartAdd, orderCount),
    'cart of 500 lines: fill': of(() => calls.fillCart(`bench${crypto.randomUUID()}`)),
    'order of 500 lines': () => orders(shop, calls.fillCart, largeOrderCount),
  };
  const results: Record<string, Result> = {};
  for (const [name, run] of Object.entries(kinds)) if (name.includes(only)) results[name] = await run();
  return results;
}

async function both(shop: ShopUnderTest, call: () => BenchCall, seconds: number): Promise<Result> {
  const request = () => shop.call(call());
  // The first requests pay for compiling JavaScript, in every run the same.
  await measure(request, { concurrency: 1, seconds: Math.min(1, seconds) });
  return timed(shop, (concurrency) => measure(request, { concurrency, seconds }));
}

/** Both loads, and what they cost the shop. */
async function timed(shop: ShopUnderTest, once: (concurrency: number) => Promise<Figures>): Promise<Result> {
  const before = await shop.cpu();
  const alone = await once(1);
  const together = await once(requestsTogether);
  const block = await shop.block();
  return { alone, together, block, cpu: ((await shop.cpu()) - before) / (alone.requests + together.requests) };
}

async function orders(shop: ShopUnderTest, fill: (token: string) => BenchCall, count: number): Promise<Result> {
  const tokens: string[] = [];
  const first = Math.min(10, count);
  for (let done = 0; done < 2 * count + first; done += 1) tokens.push(await guestWithCart(shop, fill));
  const place = () => shop.call(orderCall(tokens.pop() ?? ''));
  await measure(place, { concurrency: 1, seconds: 600, requests: first });
  return timed(shop, (concurrency) => measure(place, { concurrency, seconds: 600, requests: count }));
}
