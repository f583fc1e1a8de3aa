import { dirname } from 'node:path';

/** A module and what it imports, types included, with paths from the repository's root. */
export interface ReadModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** Folders that may hold more files than others, or import each other in circles with their subfolders' neighbours, and why. */
export interface FolderExceptions {
  readonly crowded: Readonly<Record<string, string>>;
  /** By the folder whose subfolders may import each other. */
  readonly circling: Readonly<Record<string, string>>;
}

/** More code files than this in one folder are sorted into folders of it. */
export const mostFiles = 25;

/**
 * Folders that import each other in circles or hold too many code files, tests and what only tests use aside. In the shop
 * every folder counts by itself; elsewhere a folder and its subfolders are one thing, its public face and its private parts,
 * and only neighbours must not import each other in circles.
 * @returns a sentence for each, and for each exception that nothing needs any more
 */
export function folderFaults(modules: readonly ReadModule[], exceptions: FolderExceptions): string[] {
  const own = modules.filter(({ source }) => isCode(source));
  const arrows = folderArrows(own);
  const circling = new Set([...arrows.keys()].filter((folder) => reachable(arrows, folder).has(folder)));
  const crowded = new Set(
    [...arrows.keys()].filter((folder) => own.filter(({ source }) => dirname(source) === folder).length > mostFiles),
  );
  const circles = [...circling].filter((folder) => !Object.hasOwn(exceptions.circling, dirname(folder)));
  const crowds = [...crowded].filter((folder) => !Object.hasOwn(exceptions.crowded, folder));
  const unneeded = [
    ...Object.keys(exceptions.crowded).filter((folder) => !crowded.has(folder)),
    ...Object.keys(exceptions.circling).filter((folder) => ![...circling].some((each) => dirname(each) === folder)),
  ];
  return [
    ...(circles.length > 0 ? [`These folders import each other in circles: ${circles.join(', ')}`] : []),
    ...(crowds.length > 0 ? [`More than ${mostFiles} code files: ${crowds.join(', ')}`] : []),
    ...unneeded.map((folder) => `${folder} needs no exception any more.`),
  ];
}

const isCode = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|spec)\.tsx?$|^[^/]+\/testing\/|(?:^|\/)node_modules\//.test(path);

/** Which folders a folder imports from. */
function folderArrows(modules: readonly ReadModule[]): Map<string, Set<string>> {
  const folders = new Set(modules.map(({ source }) => dirname(source)));
  const arrows = new Map([...folders].map((folder) => [folder, new Set<string>()]));
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [dirname(source), dirname(resolved)];
      if (isCode(resolved) && folders.has(to) && from !== to && !areOneThing(from, to)) arrows.get(from)?.add(to);
    }
  return arrows;
}

const areOneThing = (one: string, other: string): boolean =>
  !one.startsWith('shop/') && (`${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`));

/** What can be reached from a folder, itself only when a circle leads back. */
function reachable(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const target of arrows.get(folder) ?? []) {
      if (!reached.has(target)) open.push(target);
      reached.add(target);
    }
  return reached;
}
