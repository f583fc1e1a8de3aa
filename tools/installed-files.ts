import { readFileSync } from 'node:fs';
import type { JoinedStyles } from '../src/app/start-up/page-assets.ts';
import { isEngineFile } from '../src/offline/keep-build.ts';
import { joinedStylesFile } from './joined-styles.ts';
import { reachedFrom } from './plan-chunks.ts';
import { moduleNotesFile, type ModuleNotes } from './shared-chunks.ts';

/**
 * Where begins what comes with the service worker: a start without a network, home, choosing and copying the first file ever, its
 * print job, and what says that something cannot be had. Everything else comes when it is used or when there is time.
 */
export const installedModules: readonly string[] = [
  'src/early.ts',
  'src/main.tsx',
  ...[
    'whole-router.ts',
    'connect-store-api.ts',
    'load-session.ts',
    'offered-language.ts',
    'start-uploads.ts',
    'sent-elsewhere.ts',
  ].map((name) => `src/app/start-up/${name}`),
  'src/app/load-from-shop.ts',
  'src/app/fetch-page-data.ts',
  'src/app/payloads/create-payloads.ts',
  'src/app/payloads/own-data.ts',
  'src/app/payloads/kept-menus.ts',
  'src/app/payloads/prepare-links.ts',
  'src/app/layouts/app-extras.tsx',
  'src/app/layouts/upload-corner.tsx',
  'src/app/layouts/connection/connection-words.tsx',
  'src/app/layouts/connection/reach-shop-atom.ts',
  'src/app/layouts/connection/update-offer.tsx',
  'src/platform/connectivity/noting-answers.ts',
  'src/platform/connectivity/kept-moment.tsx',
  'src/platform/install/bring-service-worker.ts',
  'src/platform/navigation/write-head.ts',
  'src/features/consent/consent-keeper.tsx',
  'src/features/catalogue/kept-pages.tsx',
  'src/pages/home.tsx',
  'src/pages/content/home-rest.tsx',
  'src/pages/sheet-configuration-v3.tsx',
  ...[
    'receive-files.ts',
    'intake/take-files.ts',
    'intake/receive-shared-files.ts',
    'take-over-jobs.ts',
    'take-waiting-shares.ts',
    'watch-outcomes.ts',
    'watch-checks.ts',
    'arrivals/shared-arrival.tsx',
    'inspection/inspect-pdf.ts',
    'job-list/late-storage-note.tsx',
    'job-list/intake-summary.tsx',
    'job-list/job-list.tsx',
    'workbench/workbench.tsx',
    'workbench/upload-part.tsx',
    'workbench/inspection-unavailable.tsx',
    'workbench/unprintable-file.tsx',
    'options/change-note.tsx',
  ].map((name) => `src/features/sheet-configurator/${name}`),
  'src/features/uploads/engine/upload-service.ts',
  'src/features/uploads/engine/first-uploads.ts',
  'src/file-storage/protocol/xhr-transport.ts',
  'src/file-storage/protocol/token-source.ts',
  'node_modules/hash-wasm/dist/index.esm.js',
];

/** Texts that come with it in the language somebody reads. */
const installedAreas = new Set(['shell', 'connection', 'offline', 'home', 'configurator', 'uploads', 'suggestions']);

/** Of all files of the build that come with the worker: KB (1024 bytes) of brotli. */
export const installedLimitKb = 345;

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

/** Names the part of each file in the worker's list of the build that was just written. */
export function nameParts<Entry extends { url: string }>(entries: Entry[]): { manifest: (Entry & { part: string })[] } {
  const partOf = buildParts(readBuilt('.vite/manifest.json'), readBuilt(moduleNotesFile), readBuilt(joinedStylesFile));
  return { manifest: entries.map((entry) => ({ ...entry, part: partOf(entry.url) })) };
}

const readBuilt = (name: string) => JSON.parse(readFileSync(`dist/client/${name}`, 'utf8'));
