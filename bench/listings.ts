import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createShop } from '#shop/create-shop.ts';
import { inTransaction } from '#shop/base/database/in-transaction.ts';
import { categoryListing } from '#shop/catalogue/listing/category-listing.ts';
import { parseListingRequest } from '#shop/catalogue/listing/listing-request.ts';
import { resolveContext } from '#shop/context/resolve-context.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { catalogueSize } from './shop/generator/catalogue-size.ts';
import { createRandom } from './shop/generator/random.ts';
import { type Figures, measure } from './shop/measure.ts';
import { catalogueCalls } from './shop/requests.ts';
import type { BenchCall } from './shop/running-shop.ts';
import { seededFolder } from './shop/seeded-folder.ts';

/**
 * What listings cost with the columns in memory, and from the database alone: the same calls both ways, in this thread,
 * without HTTP. Inside a transaction that writes there are no columns, so no switch is needed.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '60,20000' },
    seconds: { type: 'string', default: '5' },
  },
});

const cells = (...texts: readonly string[]): string =>
  texts.map((text, index) => (index === 0 ? text.padEnd(38) : text.padStart(13))).join('');

const line = (name: string, { p50, p95, perSecond }: Figures): string =>
  cells(name, p50.toFixed(1), p95.toFixed(1), perSecond.toFixed(0));

async function measureSize(products: number): Promise<void> {
  const { path } = await seededFolder(products);
  const running = await createShop({ folder: path, baseUrl: 'http://127.0.0.1', seed: 'none' });
  const { shop } = running;
  const context = resolveContext(shop, { salesChannelId: baseIds.salesChannel, token: '' });
  const list = ({ path: address, body }: BenchCall) =>
    categoryListing(shop, address.split('/').at(-1) ?? '', parseListingRequest(body ?? {}), context);
  const ways = {
    'columns in memory': list,
    'database alone': (call: BenchCall) => inTransaction(shop.database, () => list(call)),
  };
  const started = performance.now();
  list(catalogueCalls(createRandom(2), catalogueSize(products)).wholeListing());
  const first = (performance.now() - started).toFixed(0);
  process.stdout.write(`${products} products; the first listing, which reads the columns, takes ${first} ms\n`);
  process.stdout.write(`${cells('', 'p50 ms', 'p95 ms', 'per second')}\n`);
  for (const [way, answer] of Object.entries(ways)) {
    // The same calls for both.
    const { filteredListing, wholeListing } = catalogueCalls(createRandom(2), catalogueSize(products));
    for (const [kind, call] of Object.entries({ filtered: filteredListing, everything: wholeListing })) {
      const request = async () => answer(call());
      await measure(request, { concurrency: 1, seconds: 1 });
      const figures = await measure(request, { concurrency: 1, seconds: Number(values.seconds) });
      process.stdout.write(`${line(`${kind}, ${way}`, figures)}\n`);
    }
  }
  process.stdout.write('\n');
  await running.close();
  rmSync(path, { recursive: true, force: true });
}

for (const products of values.products.split(',').map(Number)) await measureSize(products);
