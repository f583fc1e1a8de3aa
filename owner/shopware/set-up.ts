import { DataRefused } from '#shop/base/database/data-refused.ts';
import type { PrintPrice } from '#shop/price-list/print-price.ts';
import type { AdminApi } from './admin/admin-api.ts';
import { AdminRefused } from './admin/admin-refusal.ts';
import { baseRecords, missingRecords, type BaseRecord } from './records/base-records.ts';
import { extraRecords, type SetUpExtra } from './records/extra-records.ts';
import { findByNumber, findMade, isMade, type FoundProduct } from './records/found-product.ts';
import { recordsHere, type KeptRecord } from './records/kept-records.ts';
import { printProduct, stalePrices } from './records/print-product.ts';
import { differences, wordsOfFound, wordsOfPrice } from './records/product-words.ts';
import { readShopFacts, type ShopFacts } from './records/shop-facts.ts';
import { readShopNames } from './records/shop-names.ts';

/** What the set-up would change, found out by reading alone. */
export interface SetUpPlan {
  readonly base: readonly BaseRecord[];
  readonly products: readonly { readonly sku: string; readonly record: object }[];
  readonly stalePriceIds: readonly string[];
  readonly gone: readonly FoundProduct[];
  /** One line for each change, and for what is left alone. */
  readonly lines: readonly string[];
}

export interface SetUpOptions {
  readonly api: AdminApi;
  readonly accessKey: string;
  readonly prices: readonly PrintPrice[];
  /** What is to be made beside the print products. */
  readonly extras: ReadonlySet<SetUpExtra>;
  /** Shipping and content as `exportExtras` found them; they come before what would be made anew. */
  readonly kept?: readonly KeptRecord[];
}

/** Products written in one call: a slow server indexes that many well within the time limit. */
const productsAtATime = 25;

/** Compares the price list with the shop. */
export async function planSetUp({ api, accessKey, prices, extras, kept = [] }: SetUpOptions): Promise<SetUpPlan> {
  const facts = await readShopFacts(api, accessKey);
  const skus = prices.map(({ sku }) => sku);
  const found = new Map((await findByNumber(api, skus)).map((product) => [product.productNumber, product]));
  const percents = prices.map(({ taxPercent }) => taxPercent);
  const again = kept.length === 0 ? [] : recordsHere(kept, await readShopNames(api, facts), facts);
  const wanted = [...baseRecords(percents, facts), ...again, ...extraRecords(extras, facts)];
  const base = await missingRecords(api, firstOfEach(wanted));
  const gone = (await findMade(api)).filter(({ productNumber }) => !skus.includes(productNumber));
  const judged = prices.map((price) => judge(price, facts, found.get(price.sku)));
  const changed = judged.filter(({ record }) => record !== undefined);
  return {
    base,
    products: changed.flatMap(({ sku, record }) => (record === undefined ? [] : [{ sku, record }])),
    stalePriceIds: changed.flatMap(({ stale }) => stale),
    gone,
    lines: [
      ...base.map(({ words }) => `+ ${words}`),
      ...judged.flatMap(({ line }) => line),
      ...gone.map(({ productNumber }) => `- ${productNumber}: no longer in the price list; the product goes`),
    ],
  };
}

const firstOfEach = (records: readonly BaseRecord[]): readonly BaseRecord[] =>
  records.filter(({ record: { id } }, index) => records.findIndex((each) => each.record.id === id) === index);

interface Judged {
  readonly sku: string;
  readonly record?: object;
  readonly stale: readonly string[];
  readonly line: readonly string[];
}

function judge(price: PrintPrice, facts: ShopFacts, found: FoundProduct | undefined): Judged {
  const { sku } = price;
  const wanted = wordsOfPrice(price, facts);
  const stale = stalePrices(price, found);
  if (found === undefined)
    return { sku, record: printProduct(price, facts, found), stale, line: [`+ ${sku}: ${wanted.get('price') ?? ''}`] };
  const differ = differences(wordsOfFound(found, price, facts), wanted);
  if (!isMade(found)) return { sku, stale: [], line: leftAlone(sku, differ) };
  if (differ.length === 0 && stale.length === 0) return { sku, stale, line: [] };
  return { sku, record: printProduct(price, facts, found), stale, line: [`~ ${sku}: ${differ.join('; ')}`] };
}

const leftAlone = (sku: string, differ: readonly string[]): readonly string[] => [
  `! ${sku}: a product of yours has this number and is left alone` +
    (differ.length === 0 ? '' : `; it differs from the list in ${differ.join('; ')}`),
];

/** Writes a plan. What was written before a refusal stays, and the next run goes on from there. */
export async function carryOut(api: AdminApi, plan: SetUpPlan, say: (line: string) => void): Promise<void> {
  for (const { entity, record } of plan.base) await api.upsert(entity, [record]);
  for (let first = 0; first < plan.products.length; first += productsAtATime) {
    const batch = plan.products.slice(first, first + productsAtATime);
    await naming(batch, () =>
      api.upsert(
        'product',
        batch.map(({ record }) => record),
      ),
    );
    say(`${first + batch.length} of ${plan.products.length} products written`);
  }
  await api.remove('product_price', plan.stalePriceIds);
  await api.remove(
    'product',
    plan.gone.map(({ id }) => id),
  );
}

/** Says which rows of the price list a Shopware did not take. */
async function naming(batch: readonly { readonly sku: string }[], write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof AdminRefused)) throw error;
    const told = error.faults.flatMap(({ pointer, detail }) => {
      const place = /^\/(?:[a-z]\w*\/)?(\d+)(?:\/(.*))?$/.exec(pointer);
      const sku = batch[Number(place?.[1])]?.sku;
      return sku === undefined ? [] : [`  ${sku}${place?.[2] === undefined ? '' : `, ${place[2]}`}: ${detail}`];
    });
    if (told.length === 0) throw error;
    const sentence =
      'The Shopware did not take these products; what was written before stays. Mend them and run again:';
    throw new DataRefused([sentence, ...told].join('\n'), { cause: error });
  }
}
