import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Scripts that a first view of a page loads, in KB (1024 bytes) of brotli: the entry with everything it imports, the
 * page's route module, and the German texts. What a page fetches later (PDF engine, hashing) is not part of it.
 */
const budgets: { name: string; pages: string[]; areas: string[]; limitKb: number }[] = [
  { name: 'home', pages: ['src/pages/home.tsx'], areas: ['shell', 'catalogue'], limitKb: 150 },
  {
    name: 'category, product and content',
    pages: ['src/pages/content.tsx'],
    areas: ['shell', 'catalogue'],
    limitKb: 160,
  },
  { name: 'search', pages: ['src/pages/search.tsx'], areas: ['shell', 'catalogue'], limitKb: 150 },
  { name: 'cart', pages: ['src/pages/checkout/cart.tsx'], areas: ['shell', 'checkout'], limitKb: 160 },
  { name: 'checkout', pages: ['src/pages/checkout.tsx'], areas: ['shell', 'checkout'], limitKb: 200 },
  {
    name: 'configurator',
    pages: ['src/pages/sheet-configuration-v3.tsx'],
    areas: ['shell', 'configurator'],
    limitKb: 155,
  },
  {
    name: 'print job',
    pages: ['src/pages/sheet-configuration-v3.tsx', 'src/features/sheet-configurator/workbench/workbench.tsx'],
    areas: ['shell', 'configurator'],
    limitKb: 180,
  },
];

const build = 'dist/client';

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8'));

function filesOf(key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}; the budget names a page that does not exist.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, files);
}

let exceeded = false;
for (const { name, pages, areas, limitKb } of budgets) {
  const files = new Set<string>();
  for (const key of ['index.html', ...pages]) filesOf(key, files);
  for (const area of areas) if (manifest[`locales/de-DE/${area}.po`]) filesOf(`locales/de-DE/${area}.po`, files);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const kb = scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(build, file))).length, 0) / 1024;
  const over = kb > limitKb;
  exceeded ||= over;
  console.log(
    `${over ? 'TOO LARGE' : 'ok'}  ${name}: ${kb.toFixed(1)} KB brotli in ${scripts.length} files (limit ${limitKb})`,
  );
}
process.exit(exceeded ? 1 : 0);
