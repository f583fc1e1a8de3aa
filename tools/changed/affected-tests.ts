import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change to one of these can break any test, though no test names them. */
const everywhere = ['package.json', 'package-lock.json', 'vitest.config.ts', 'playwright.config.ts'];

interface House {
  /** Every file of the repository, with paths from its root. */
  files: readonly string[];
  /** Starts of import paths with the folder they stand for: `#shop/` → `shop/`. */
  aliases: Record<string, string>;
  root?: string;
}

/** Tests (`*.test.*`, `*.spec.*`) that a change can break: those that reach a changed file by names. */
export function affectedTests(changed: readonly string[], house: House): string[] {
  const reached = reachingFiles(changed, house);
  const tests = house.files.filter(isTest);
  return everywhere.some((file) => reached.has(file)) ? tests : tests.filter((file) => reached.has(file));
}

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file);

/**
 * The changed files and all that reach them by names. A file names what it imports and what it quotes, such as a script it
 * starts as a process or thread, or a folder it reads from.
 */
export function reachingFiles(changed: readonly string[], { files, aliases, root = '.' }: House): ReadonlySet<string> {
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
  return reached;
}

const isCode = (file: string): boolean => /\.(?:tsx?|mjs|cjs|html)$/.test(file);

/** Files and folders; the topmost ones, which are words of the language as well, count where a pattern begins with them. */
function knownPaths(files: readonly string[]): ReadonlySet<string> {
  return new Set([...files, ...files.flatMap(foldersOf)]);
}

function foldersOf(file: string): string[] {
  const [top = '', ...parts] = dirname(file).split('/');
  return [`${top}/*`, ...parts.map((_, index) => [top, ...parts.slice(0, index + 1)].join('/'))];
}

/**
 * Whatever stands in quotes and looks like a path, as seen from the file and from the root; of a template, its beginning, and
 * of a pattern of files the folder before its star. `**` is no reading, but a list of where to look.
 */
function pathsNamedIn(text: string, file: string, aliases: Record<string, string>): Set<string> {
  const paths = new Set<string>();
  for (const [, quoted = '', star = ''] of text.matchAll(/['"`]([\w@#./$ -]+)((?<=\/)\*(?!\*))?/g)) {
    const path =
      quoted.includes('${') || quoted.endsWith('$')
        ? quoted.slice(0, quoted.lastIndexOf('/', quoted.indexOf('$')) + 1)
        : quoted;
    const alias = Object.keys(aliases).find((start) => path.startsWith(start));
    if (alias !== undefined) paths.add(cleaned(path.replace(alias, aliases[alias] ?? '')));
    else if (/[./]/.test(path))
      for (const start of [dirname(file), '.'])
        for (const end of ['', star]) paths.add(cleaned(join(start, path, end)));
  }
  return paths;
}

const cleaned = (path: string): string => join(path).replace(/\/$/, '');
