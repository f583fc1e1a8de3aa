import type { NextParts } from '#pages/next-modules.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The part of Vite's build manifest that is needed here. */
export type BuildManifest = Record<string, ManifestChunk>;

/** Style sheets that lie together in one more file as well, by its name. */
export type JoinedStyles = Readonly<Record<string, readonly string[]>>;

const entry = 'index.html';

/** Listens before the page does; nothing waits for it. */
const earlyEntry = 'src/early.ts';

/** Head elements of a page, by what they fetch. */
export interface PageAssets {
  styles: string;
  scripts: string;
}

interface PageNeeds {
  /** Ids of its routes: module paths, possibly with `#name`. */
  modules: readonly string[];
  /** Modules of what stands on it and comes alive later: their styles are needed at once. */
  standing: readonly string[];
  /** What it asks for as soon as it is alive. */
  next?: NextParts | undefined;
  /** Of its texts. */
  areas: readonly string[];
  locale: string;
}

/**
 * Head elements that fetch what a page needs, without waiting for the entry to ask: what listens before it, styles of its route modules,
 * and scripts and texts as preloads, which leave the line to what is painted; then those of what it asks for next, with its styles. The
 * entry's own scripts stand at the end of the head, and are named first: they are the largest, and nothing begins without them.
 * Sheets that come in a joined file are named as well, disabled: browsers do not fetch them, nor do scripts that need them later.
 */
export function createPageAssets(manifest: BuildManifest, joined: JoinedStyles): (needs: PageNeeds) => PageAssets {
  const loadedByEntry = filesOf(manifest, [entry]);
  const early = [...filesOf(manifest, [earlyEntry]).scripts].map(
    (file) => `<script type="module" async src="/${file}"></script>`,
  );
  return ({ modules, standing, next, areas, locale }) => {
    const textsOf = (names: readonly string[]) => names.map((area) => `locales/${locale}/${area}.po`);
    const keys = modules.map((module) => module.split('#')[0] ?? '');
    const wanted = [...keys, ...textsOf(['shell', ...areas]), ...textsOf(next?.areas ?? []), ...(next?.modules ?? [])];
    const { scripts } = filesOf(manifest, wanted);
    const sheets = stylesBesideEntry(manifest, [...keys, ...standing]);
    const links = sheetLinks(sheets, joined);
    const nextSheets = stylesBesideEntry(manifest, next?.modules ?? []).filter((sheet) => !sheets.includes(sheet));
    const preloads = [...new Set([...loadedByEntry.scripts, ...scripts])].map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`,
    );
    // Asked for as `bringWithStyles` will ask: a browser takes what was fetched another way for another file.
    const preloadedSheets = nextSheets.map(
      (file) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/${file}">`,
    );
    return { styles: links.join(''), scripts: [...early, ...preloads, ...preloadedSheets].join('') };
  };
}

/** Another build has another name: the file that begins it is called by what it holds, and holds the names of all others. */
export function nameOfBuild(manifest: BuildManifest): string {
  return manifest[entry]?.file ?? '';
}

/** Of these modules, with what they import. */
export function stylesBesideEntry(manifest: BuildManifest, modules: readonly string[]): readonly string[] {
  const loadedByEntry = filesOf(manifest, [entry]).styles;
  return [...filesOf(manifest, modules).styles].filter((file) => !loadedByEntry.has(file));
}

/** Which files bring these sheets, and which sheets come in a joined one. */
export function filesOfSheets(
  sheets: readonly string[],
  joined: JoinedStyles,
): { files: readonly string[]; held: readonly string[] } {
  const [file, held] = bestJoined(sheets, joined);
  const alone = sheets.filter((sheet) => !held.includes(sheet));
  return { files: file === undefined ? alone : [file, ...alone], held };
}

function sheetLinks(sheets: readonly string[], joined: JoinedStyles): string[] {
  const { files, held } = filesOfSheets(sheets, joined);
  return [
    ...files.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...held.map((sheet) => `<link rel="stylesheet" disabled href="/${sheet}">`),
  ];
}

/** The joined file that spares most: a sheet it brings in vain counts as much as one that need not come alone. */
function bestJoined(
  sheets: readonly string[],
  joined: JoinedStyles,
): readonly [file: string | undefined, held: readonly string[]] {
  let best: readonly [string | undefined, readonly string[]] = [undefined, []];
  let most = 0;
  for (const [file, held] of Object.entries(joined)) {
    const wanted = held.filter((sheet) => sheets.includes(sheet)).length;
    const spared = wanted - 1 - (held.length - wanted);
    if (spared > most) [best, most] = [[file, held], spared];
  }
  return best;
}

function filesOf(manifest: BuildManifest, keys: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}
