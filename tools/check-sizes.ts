import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstViews } from './first-views.ts';
import { judgeFirstView } from './judge-first-view.ts';
import { moduleNotesFile, type ModuleNotes } from './shared-chunks.ts';

/**
 * Scripts that a first view of a page loads: the entry with everything it imports, the page's route module, and the German
 * texts. What a page fetches later (PDF engine, hashing) is not part of it.
 */
const build = 'dist/client';

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8'));
const notes: ModuleNotes = JSON.parse(readFileSync(join(build, moduleNotesFile), 'utf8'));

function filesOf(key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}; the budget names a page that does not exist.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, files);
}

let isGood = true;
for (const view of firstViews) {
  const files = new Set<string>();
  for (const key of ['index.html', ...view.roots]) filesOf(key, files);
  for (const area of view.areas) if (manifest[`locales/de-DE/${area}.po`]) filesOf(`locales/de-DE/${area}.po`, files);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const kb = scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(build, file))).length, 0) / 1024;
  const over = kb > view.limitKb;
  const faults = judgeFirstView(view, files, notes);
  isGood &&= !over && faults.length === 0;
  console.log(
    `${over ? 'TOO LARGE' : 'ok'}  ${view.name}: ${kb.toFixed(1)} KB brotli in ${scripts.length} files (limit ${view.limitKb})`,
  );
  for (const fault of faults) console.log(`WRONG  ${fault}`);
}
process.exit(isGood ? 0 : 1);
