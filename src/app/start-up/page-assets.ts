interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The part of Vite's build manifest that is needed here. */
export type BuildManifest = Record<string, ManifestChunk>;

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
  /** Of its texts. */
  areas: readonly string[];
  locale: string;
}

/**
 * Head elements that fetch what a page needs besides the entry, without waiting for the entry to ask:
 * what listens before it, styles of its route modules, and their scripts and texts as preloads, which leave the line to what is painted.
 */
export function createPageAssets(manifest: BuildManifest): (needs: PageNeeds) => PageAssets {
  const loadedByEntry = filesOf(manifest, [entry]);
  const early = [...filesOf(manifest, [earlyEntry]).scripts].map(
    (file) => `<script type="module" async src="/${file}"></script>`,
  );
  return ({ modules, standing, areas, locale }) => {
    const texts = ['shell', ...areas].map((area) => `locales/${locale}/${area}.po`);
    const { scripts, styles } = filesOf(manifest, [...modules.map((module) => module.split('#')[0] ?? ''), ...texts]);
    const links = [...new Set([...styles, ...filesOf(manifest, standing).styles])]
      .filter((file) => !loadedByEntry.styles.has(file))
      .map((file) => `<link rel="stylesheet" href="/${file}">`);
    const preloads = [...scripts]
      .filter((file) => !loadedByEntry.scripts.has(file))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`);
    return { styles: links.join(''), scripts: [...early, ...preloads].join('') };
  };
}

/** Another build has another name: the file that begins it is called by what it holds, and holds the names of all others. */
export function nameOfBuild(manifest: BuildManifest): string {
  return manifest[entry]?.file ?? '';
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
