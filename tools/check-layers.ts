import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repeatedNames } from './repeated-names.ts';

/**
 * Checks the arrows between folders, that no folders of the shop import each other in a circle or hold too many files,
 * that exported names mean one thing, and that the checker saw every module: one that reads nothing finds nothing.
 */
const roots = ['src', 'sw', 'shop', 'web', 'owner', 'contract'].filter((folder) => existsSync(folder));

interface Report {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

const modules = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name)),
);

function cruise(): Report {
  const parameters = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...roots];
  try {
    return JSON.parse(
      execFileSync('depcruise', parameters, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit'] }),
    );
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' && error.stdout)
      return JSON.parse(error.stdout);
    throw error;
  }
}

/** More code files than this in one folder are sorted into folders of it. */
const mostFiles = 25;

const isOfShop = (path: string): boolean =>
  path.startsWith('shop/') && !path.startsWith('shop/testing/') && !/\.test\.tsx?$/.test(path);

/** Which folders of the shop a folder imports from, types included. */
function folderArrows({ modules: cruised }: Report): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { source, dependencies } of cruised) {
    if (!isOfShop(source)) continue;
    const targets = arrows.get(dirname(source)) ?? new Set();
    arrows.set(dirname(source), targets);
    for (const { resolved } of dependencies)
      if (isOfShop(resolved) && dirname(resolved) !== dirname(source)) targets.add(dirname(resolved));
  }
  return arrows;
}

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

function crowdedFolders(arrows: ReadonlyMap<string, unknown>): string[] {
  const own = modules.filter(isOfShop);
  return [...arrows.keys()].filter((folder) => own.filter((file) => dirname(file) === folder).length > mostFiles);
}

const report = cruise();
const read = new Set(report.modules.map(({ source }) => source));
const missed = modules.filter((module) => !read.has(module));
for (const { rule, from, to } of report.summary.violations) console.log(`${rule.name}: ${from} → ${to}`);
if (missed.length > 0)
  console.log(`The checker did not read ${missed.length} of ${modules.length} modules, for example ${missed[0]}`);
const arrows = folderArrows(report);
const circling = [...arrows.keys()].filter((folder) => reachable(arrows, folder).has(folder));
const crowded = crowdedFolders(arrows);
if (circling.length > 0) console.log(`These folders import each other in circles: ${circling.join(', ')}`);
if (crowded.length > 0) console.log(`More than ${mostFiles} code files: ${crowded.join(', ')}`);
const repeated = repeatedNames(modules);
for (const sentence of repeated) console.log(sentence);
const faults = [report.summary.violations, missed, circling, crowded, repeated];
process.exit(faults.some(({ length }) => length > 0) ? 1 : 0);
