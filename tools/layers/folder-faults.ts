import { dirname } from 'node:path';

/** A module and what it imports, types included, with paths from the repository's root. */
export interface ReadModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** More code files than this in one folder are sorted into folders of it. */
export const mostFiles = 25;

/**
 * Folders that import each other in circles or hold too many code files; tests do not count, what they share does. In the
 * shop every folder counts by itself; elsewhere a folder and its subfolders are one thing, its public face and its private
 * parts, and only neighbours must not import each other in circles.
 * @returns a sentence for each
 */
export function folderFaults(modules: readonly ReadModule[]): string[] {
  const own = modules.filter(({ source }) => isCode(source));
  const arrows = folderArrows(own);
  const folders = [...arrows.keys()];
  const circles = folders.filter((folder) => reachable(arrows, folder).has(folder));
  const crowds = folders.filter((folder) => own.filter(({ source }) => dirname(source) === folder).length > mostFiles);
  return [
    ...(circles.length > 0 ? [`These folders import each other in circles: ${circles.join(', ')}`] : []),
    ...(crowds.length > 0 ? [`More than ${mostFiles} code files: ${crowds.join(', ')}`] : []),
  ];
}

const isCode = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|spec)\.tsx?$|(?:^|\/)node_modules\//.test(path);

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
