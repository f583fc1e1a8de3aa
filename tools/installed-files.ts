import { readFileSync } from 'node:fs';
import type { JoinedStyles } from '../src/app/start-up/page-assets.ts';
import { type BuildFile, isEngineFile } from '../src/offline/keep-build.ts';
import { installedModules } from './installed-modules.ts';
import { joinedStylesFile } from './joined-styles.ts';
import { packParts } from './page-build/build-packs.ts';
import { reachedFrom } from './plan-chunks.ts';
import { moduleNotesFile, type ModuleNotes } from './shared-chunks.ts';

/** Texts that come with it in the language somebody reads. */
const installedAreas = new Set(['shell', 'connection', 'offline', 'home', 'configurator', 'uploads', 'suggestions']);

/** Of all that the worker brings before it stands, packs as they are: KB (1024 bytes) of brotli. */
export const installedLimitKb = 323.9;

/** A file of the build in Vite's manifest. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/**
 * Which part of the build a file is, see `BuildFile` of the worker.
 * @throws when a module that is to come with the worker is in no file of the build
 */
export function buildParts(
  manifest: Readonly<Record<string, ManifestChunk>>,
  { files }: Pick<ModuleNotes, 'files'>,
  joinedStyles: JoinedStyles,
): (file: string) => string {
  const chunkOf = (key: string): ManifestChunk => manifest[key] ?? { file: key };
  const keyByFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const holding = (module: string): string => {
    const file = Object.keys(files).find((name) => files[name]?.[module] !== undefined);
    const key = file === undefined ? undefined : keyByFile.get(file);
    if (key === undefined) throw new Error(`No file of the build holds ${module}, which is to come with the worker.`);
    return key;
  };
  const chunks = reachedFrom(['index.html', ...installedModules.map(holding)], (key) => chunkOf(key).imports ?? []);
  // A document fetched its sheets joined: a start without a network, which needs them one by one, would miss what was shown.
  const first = new Set(Object.values(joinedStyles).flat());
  for (const key of chunks) {
    const { file, css = [], assets = [] } = chunkOf(key);
    for (const needed of [file, ...css, ...assets]) first.add(needed);
  }
  return (file) => {
    if (isEngineFile(file)) return 'engine';
    if ((first.has(file) && !isShown(file)) || !file.startsWith('assets/')) return 'first';
    return textsIn(Object.keys(files[file] ?? {})) ?? 'rest';
  };
}

/** Pictures and fonts that styles and pages name: kept when they are shown, in the size that was shown. */
const isShown = (file: string): boolean => /\.(?:webp|avif|woff2)$/u.test(file);

/** The part of a file that holds nothing but texts. */
function textsIn(modules: readonly string[]): string | undefined {
  const [text, ...others] = modules.map((id) => /^locales\/(?<language>[^/]+)\/(?<area>.+)\.po$/u.exec(id)?.groups);
  if (!text || others.length > 0) return undefined;
  return installedAreas.has(text['area'] ?? '') ? `first ${text['language']}` : text['language'];
}

/** Names the part of each file in the worker's list of the build that was just written, and packs what is small. */
export function nameParts<Entry extends { url: string }>(entries: Entry[]): { manifest: (Entry & BuildFile)[] } {
  const partOf = buildParts(readBuilt('.vite/manifest.json'), readBuilt(moduleNotesFile), readBuilt(joinedStylesFile));
  const named = entries.map((entry) => ({ ...entry, part: partOf(entry.url) }));
  return { manifest: packParts(named, builtFolder) };
}

const builtFolder = 'dist/client';

const readBuilt = (name: string) => JSON.parse(readFileSync(`${builtFolder}/${name}`, 'utf8'));
