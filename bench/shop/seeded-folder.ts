import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop } from '#shop/create-shop.ts';
import { inTransaction } from '#shop/base/database/in-transaction.ts';
import { upsert } from '#shop/seeding/upsert.ts';
import { type CatalogueSize, catalogueSize } from './generator/catalogue-size.ts';
import { productPortions } from './generator/products.ts';
import { benchCategories, benchManufacturers, benchPictures, benchPropertyGroups } from './generator/shelves.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/bench');

/** Whatever decides what a seeded database holds. */
const sources = [
  'bench/shop/generator',
  'shop/base/database',
  'shop/entities',
  'shop/seeding',
  'shop/catalogue',
] as const;

export interface SeededFolder {
  /** A copy of its own, in the system's folder for temporary files. */
  readonly path: string;
  /** How long seeding took; undefined when the folder was kept from an earlier run. */
  readonly seedingSeconds: number | undefined;
}

/** A data folder with a generated shop; generated once and kept until the generator or the shop's seeding changes. */
export async function seededFolder(products: number): Promise<SeededFolder> {
  const kept = join(cache, `shop-${products}-${sourceHash()}`);
  let seedingSeconds: number | undefined;
  if (!existsSync(kept)) {
    const started = performance.now();
    forgetOlder(products);
    const unfinished = `${kept}.${process.pid}.part`;
    mkdirSync(unfinished, { recursive: true });
    try {
      await seed(unfinished, catalogueSize(products));
      renameSync(unfinished, kept);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
    seedingSeconds = (performance.now() - started) / 1000;
  }
  const path = mkdtempSync(join(tmpdir(), 'notenfalz-bench-'));
  cpSync(kept, path, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { path, seedingSeconds };
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const folder of sources) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(root, folder, file);
      if (statSync(path).isFile() && !file.endsWith('.test.ts')) hash.update(file).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** What an older generator made is of no use any more. */
function forgetOlder(products: number): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    if (name.startsWith(`shop-${products}-`)) rmSync(join(cache, name), { recursive: true });
  }
}

async function seed(folder: string, size: CatalogueSize): Promise<void> {
  const running = await createShop({ folder, baseUrl: 'http://127.0.0.1', seed: 'none' });
  const { shop } = running;
  inTransaction(shop.database, () => {
    upsert(shop, 'media', benchPictures());
    upsert(shop, 'property_group', benchPropertyGroups());
    upsert(shop, 'product_manufacturer', benchManufacturers(size));
    upsert(shop, 'category', benchCategories(size));
    for (const portion of productPortions(size)) upsert(shop, 'product', portion);
  });
  shop.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  await running.close();
}
