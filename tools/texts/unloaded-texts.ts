import { reachedFrom } from '../plan-chunks.ts';
import type { PageSource, TextRoot } from './page-sources.ts';

/** The storefront as its texts see it. */
export interface SpeakingPages {
  readonly sources: ReadonlyMap<string, PageSource>;
  /** Areas whose catalogues hold the texts of a module, by its path; a module without texts is not there. */
  readonly spoken: ReadonlyMap<string, ReadonlySet<string>>;
  /** What is shown first, with the areas that are fetched for it. */
  readonly roots: readonly TextRoot[];
}

/** On every page, before anything else. */
const shell = 'shell';

/**
 * Where the areas of texts that pages and late parts name are not those of what they show: texts of a module whose area
 * nobody fetches, and areas that are fetched for nothing.
 * @returns a sentence for each
 */
export function unloadedTexts(pages: SpeakingPages): string[] {
  const faults = new Set<string>();
  const seen = new Set<string>();
  const open = pages.roots.map((root) => ({ root, before: [shell] }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { root, before } = next;
    const modules = reachedFrom([root.path], (path) => pages.sources.get(path)?.imports ?? []);
    const sources = [...modules].flatMap((path) => pages.sources.get(path) ?? []);
    const loaded = [...new Set([...before, ...root.areas, ...sources.flatMap(({ fetched }) => fetched)])].toSorted();
    const key = `${root.path} ${root.areas.join(' ')} ${loaded.join(' ')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const path of modules)
      if (pages.spoken.get(path)?.isDisjointFrom(new Set(loaded)) === true)
        faults.add(`${root.path} shows texts of ${path}, but fetches ${loaded.join(', ')} only.`);
    for (const area of unspoken(root, pages))
      faults.add(`${root.path} shows no text of ${area}, which is fetched for it.`);
    open.push(...sources.flatMap(({ later }) => later).map((late) => ({ root: late, before: loaded })));
  }
  return [...faults].toSorted();
}

/** Named areas that neither what is loaded with the root speaks, nor what it loads later. */
function unspoken(root: TextRoot, { sources, spoken }: SpeakingPages): string[] {
  const modules = reachedFrom([root.path], (path) => {
    const { imports = [], later = [] } = sources.get(path) ?? {};
    return [...imports, ...later.map((late) => late.path)];
  });
  return root.areas.filter((area) => ![...modules].some((path) => spoken.get(path)?.has(area)));
}
