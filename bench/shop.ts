import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runAll } from './shop/run.ts';
import { startShop } from './shop/running-shop.ts';
import { seededFolder } from './shop/seeded-folder.ts';
import { growthTable, type Measured, sizeTable } from './shop/table.ts';

/**
 * How the embedded shop's answers slow down as the catalogue grows: generates a shop per size, serves it over HTTP from
 * a process of its own and times the calls of a storefront. `--save` keeps the figures in bench/results/shop.json.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '60,20000' },
    seconds: { type: 'string', default: '5' },
    /** Part of the name of the requests to time. */
    only: { type: 'string', default: '' },
    save: { type: 'boolean', default: false },
    /** Writes a CPU profile of each size's shop into that folder. */
    profile: { type: 'string' },
  },
});

function positive(text: string, name: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new RangeError(`--${name} takes a number above zero, not "${text}"`);
}

const sizes = values.products.split(',').map((text) => Math.trunc(positive(text, 'products')));
const seconds = positive(values.seconds, 'seconds');

async function measureSize(products: number): Promise<Measured> {
  const { path, seedingSeconds } = await seededFolder(products);
  const profiling = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const shop = await startShop(path, profiling);
  try {
    const results = await runAll(shop, products, { seconds, only: values.only });
    return { products, startMs: shop.startMs, seedingSeconds, memoryMiB: await shop.memory(), results };
  } finally {
    await shop.stop();
  }
}

const measured: Measured[] = [];
for (const products of sizes) {
  const one = await measureSize(products);
  measured.push(one);
  process.stdout.write(`${sizeTable(one)}\n\n`);
}
const [first] = measured;
const last = measured.at(-1);
if (first !== undefined && last !== undefined && first !== last) {
  process.stdout.write(`${growthTable(first, last)}\n`);
}

if (values.save) {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const command = `node bench/shop.ts ${process.argv.slice(2).join(' ')}`;
  const facts = { command, date: new Date().toISOString(), cores: availableParallelism(), measured };
  writeFileSync(join(folder, 'shop.json'), `${JSON.stringify(facts, null, 2)}\n`);
}
