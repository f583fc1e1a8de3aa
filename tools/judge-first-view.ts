import { entryModule, everyFolder, mostInVainPerView, type FirstView } from './first-views.ts';
import { reachedFrom } from './plan-chunks.ts';
import type { ModuleNotes } from './shared-chunks.ts';

/**
 * What is wrong with the modules that a first view loads: what it imports comes from the folders listed for it, and what it
 * does not import, but shares a file with, stays within bounds, unless it draws what comes alive later on the same page.
 * @param files the files of the build it loads
 * @returns sentences that name the modules and what to do
 */
export function judgeFirstView(
  view: FirstView,
  files: Iterable<string>,
  { files: held, imports }: ModuleNotes,
): string[] {
  const loaded = [...files].flatMap((file) => Object.entries(held[file] ?? {}));
  const modules = loaded.filter(([id]) => id.startsWith('src/') || id.includes('node_modules/'));
  if (modules.length === 0) return [`${view.name}: the build's notes name no module of it.`];
  const needed = reachedFrom([entryModule, ...view.roots], (id) => imports[id] ?? []);
  const used = reachedFrom([...needed, ...(view.standing ?? [])], (id) => imports[id] ?? []);
  return [
    ...strangersIn(
      view,
      modules.map(([id]) => id).filter((id) => needed.has(id)),
    ),
    ...loadedInVain(
      view,
      modules.filter(([id]) => !used.has(id)),
    ),
  ];
}

function strangersIn(view: FirstView, modules: readonly string[]): string[] {
  const listed = [...everyFolder, ...view.folders];
  return modules
    .filter((id) => !listed.some((folder) => isIn(id, folder)))
    .map(
      (id) =>
        `${view.name}: ${id} came into the first view. Load it later, or add ${folderOf(id)} to it in tools/first-views.ts.`,
    );
}

function loadedInVain(view: FirstView, modules: readonly (readonly [id: string, bytes: number])[]): string[] {
  const bytes = modules.reduce((sum, [, own]) => sum + own, 0);
  if (bytes <= mostInVainPerView) return [];
  const largest = modules
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([id, own]) => `${id} (${own})`);
  return [
    `${view.name}: ${bytes} bytes of ${modules.length} modules are loaded that it does not import (limit ${mostInVainPerView}): ${largest.join(', ')}.`,
  ];
}

function isIn(id: string, folder: string): boolean {
  const own = folderOf(id);
  return own === folder || (folder.endsWith('/') && `${own}/`.startsWith(folder));
}

/** Folder of a module of ours, name of a package. */
function folderOf(id: string): string {
  const parts = id.split('node_modules/').at(-1)?.split('/') ?? [];
  if (!id.includes('node_modules/')) return parts.slice(0, -1).join('/');
  return parts.slice(0, parts[0]?.startsWith('@') ? 2 : 1).join('/');
}
