import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderFaults } from './layers/folder-faults.ts';
import { misplacedHelpers } from './helpers-first.ts';
import { repeatedNames } from './repeated-names.ts';

/**
 * Checks the arrows between folders, that no folders import each other in a circle or hold too many files,
 * that exported names mean one thing, that helpers stand below what a file exports, and that the checker saw every
 * module: one that reads nothing finds nothing.
 */
const roots = ['src', 'sw', 'shop', 'web', 'owner', 'contract', 'e2e', 'tools', 'bench'].filter((folder) =>
  existsSync(folder),
);

interface Report {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

const modules = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/node_modules/')),
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

const report = cruise();
const read = new Set(report.modules.map(({ source }) => source));
const missed = modules.filter((module) => !read.has(module));
for (const { rule, from, to } of report.summary.violations) console.log(`${rule.name}: ${from} → ${to}`);
if (missed.length > 0)
  console.log(`The checker did not read ${missed.length} of ${modules.length} modules, for example ${missed[0]}`);
const folders = folderFaults(report.modules);
for (const sentence of folders) console.log(sentence);
const repeated = repeatedNames(modules);
for (const sentence of repeated) console.log(sentence);
const misplaced = misplacedHelpers(modules);
for (const sentence of misplaced) console.log(sentence);
const faults = [report.summary.violations, missed, folders, repeated, misplaced];
process.exit(faults.some(({ length }) => length > 0) ? 1 : 0);
