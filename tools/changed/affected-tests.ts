import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);
const isCode = (file: string): boolean => /\.(?:tsx?|mjs|cjs|html)$/.test(file);

/** A change to one of these can break any test, though no test names them. */
const everywhere = ['package.json', 'package-lock.json', 'vitest.config.ts', 'playwright.config.ts'];

/**
 * Tests (`*.test.*`, `*.spec.*`) that a change can break: those that reach a changed file by names. A file names what it imports
 * and what it quotes, such as a script it starts as a process or thread, or a folder it reads from.
 * @param files every file of the repository, with paths from its root
 * @param aliases starts of import paths with the folder they stand for: `#shop/` → `shop/`
 */
export function affectedTests(
  changed: readonly string[],
  { files, aliases, root = '.' }: { files: readonly string[]; aliases: Record<string, string>; root?: string },
): string[] {
  const known = knownPaths([...files, ...changed]);
  const namedBy = new Map<string, string[]>();
  for (const file of files.filter(isCode))
    for (const path of pathsNamedIn(readFileSync(join(root, file), 'utf8'), file, aliases))
      if (known.has(path)) namedBy.set(path, [...(namedBy.get(path) ?? []), file]);
  const reached = new Set<string>();
  const reach = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const file of namedBy.get(path) ?? []) reach(file);
  };
  // Who names a folder reads what is in it.
  for (const file of changed) for (const path of [file, ...foldersOf(file)]) reach(path);
  return everywhere.some((file) => reached.has(file))
    ? files.filter(isTest)
    : files.filter((file) => isTest(file) && reached.has(file));
}

/** Files, and folders below the topmost ones: those are words of the language as well. */
function knownPaths(files: readonly string[]): ReadonlySet<string> {
  return new Set([...files, ...files.flatMap(foldersOf)]);
}

function foldersOf(file: string): string[] {
  const parts = dirname(file).split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 2).join('/'));
}

/** Whatever stands in quotes and looks like a path, as seen from the file and from the root; of a template, its beginning. */
function pathsNamedIn(text: string, file: string, aliases: Record<string, string>): Set<string> {
  const paths = new Set<string>();
  for (const [, quoted = ''] of text.matchAll(/['"`]([\w@#./$ -]+)/g)) {
    const path =
      quoted.includes('${') || quoted.endsWith('$')
        ? quoted.slice(0, quoted.lastIndexOf('/', quoted.indexOf('$')) + 1)
        : quoted;
    const alias = Object.keys(aliases).find((start) => path.startsWith(start));
    if (alias !== undefined) paths.add(cleaned(path.replace(alias, aliases[alias] ?? '')));
    else if (/[./]/.test(path)) for (const start of [dirname(file), '.']) paths.add(cleaned(join(start, path)));
  }
  return paths;
}

const cleaned = (path: string): string => join(path).replace(/\/$/, '');
