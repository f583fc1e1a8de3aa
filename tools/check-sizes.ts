import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesOfSheets, type JoinedStyles } from '../src/app/start-up/page-assets.ts';
import { firstViews, fontsLimitKb, wholePages } from './first-views.ts';
import { buildParts, installedLimitKb, type ManifestChunk } from './installed-files.ts';
import { joinedStylesFile, sheetsOf } from './joined-styles.ts';
import { judgeFirstView } from './judge-first-view.ts';
import { reachedFrom } from './plan-chunks.ts';
import { fontFolder } from './page-build/subset-fonts.ts';
import { moduleNotesFile, type ModuleNotes } from './shared-chunks.ts';

/**
 * Scripts and styles that a first view of a page loads: the entry with everything it imports, the page's route module, and the German
 * texts; cart and checkout also with all they ask for. What a page fetches later (PDF engine, hashing) is not part of it; what stands on
 * it and comes alive later is by its styles only.
 */
const build = 'dist/client';

const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8'));
const notes: ModuleNotes = JSON.parse(readFileSync(join(build, moduleNotesFile), 'utf8'));

function chunkOf(key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}; the budget names a page that does not exist.`);
  return chunk;
}

function packedKb(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(build, file))).length, 0) / 1024;
}

const joinedStyles: JoinedStyles = JSON.parse(readFileSync(join(build, joinedStylesFile), 'utf8'));
const stylesOfEntry = [...reachedFrom(['index.html'], (key) => chunkOf(key).imports ?? [])].flatMap(
  (key) => chunkOf(key).css ?? [],
);

let isGood = true;
for (const view of [...firstViews, ...wholePages]) {
  const texts = view.areas.map((area) => `locales/de-DE/${area}.po`).filter((key) => manifest[key]);
  const chunks = reachedFrom(['index.html', ...view.roots, ...texts], (key) => chunkOf(key).imports ?? []);
  const files = new Set([...chunks].map((key) => chunkOf(key).file));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const styles = [...stylesOfEntry, ...filesOfSheets(sheetsOf(manifest, view), view.isLate ? {} : joinedStyles).files];
  const kb = packedKb(scripts);
  const stylesKb = packedKb(styles);
  const over = kb > view.limitKb || stylesKb > view.stylesKb;
  const judged = firstViews.find((first) => first === view);
  const faults = judged ? judgeFirstView(judged, files, notes) : [];
  isGood &&= !over && faults.length === 0;
  console.log(
    `${over ? 'TOO LARGE' : 'ok'}  ${view.name}: ${kb.toFixed(1)} KB brotli in ${scripts.length} files (limit ${view.limitKb}), styles ${stylesKb.toFixed(1)} KB (limit ${view.stylesKb})`,
  );
  for (const fault of faults) console.log(`WRONG  ${fault}`);
}
const partOf = buildParts(manifest, notes, joinedStyles);
const listed = [...readFileSync(join(build, 'sw.js'), 'utf8').matchAll(/\{[^{}]*"?url"?:"([^"]+)"[^{}]*\}/gu)].map(
  ([entry, url = '']) => ({ url, pack: /"?pack"?:"([^"]+)"/u.exec(entry)?.[1] }),
);
const installed = listed.filter(({ url }) => ['first', 'first de-DE'].includes(partOf(url)));
const asked = new Set(installed.map(({ url, pack }) => pack ?? url));
const installedKb = packedKb(asked);
isGood &&= installed.length > 50 && installedKb <= installedLimitKb;
console.log(
  `${installedKb > installedLimitKb ? 'TOO LARGE' : 'ok'}  with the service worker: ${installedKb.toFixed(1)} KB brotli in ${asked.size} files, ${installed.length} of ${listed.length} the build has (limit ${installedLimitKb})`,
);
const fonts = readdirSync(fontFolder).filter((name) => name.endsWith('.woff2'));
const fontsKb = fonts.reduce((sum, name) => sum + statSync(join(fontFolder, name)).size, 0) / 1024;
isGood &&= fonts.length > 0 && fontsKb <= fontsLimitKb;
console.log(
  `${fontsKb > fontsLimitKb ? 'TOO LARGE' : 'ok'}  fonts of a page in German, English or Polish: ${fontsKb.toFixed(1)} KB in ${fonts.length} files (limit ${fontsLimitKb})`,
);
process.exit(isGood ? 0 : 1);
