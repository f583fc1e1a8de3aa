import { readFileSync } from 'node:fs';

/**
 * Who speaks the shop's protocol with words of its own (decision 67): the storefront, the behaviours that ask any shop, and
 * whatever stands around the embedded shop. None of the three imports another.
 */
const sides = [
  /^(?:src|sw|web)\//,
  /^contract\/behaviour\//,
  /^(?!src\/|sw\/|contract\/behaviour\/)/,
  // Reads print jobs with the storefront's own reader.
  /^(?:owner|src\/print)\//,
];

const tests = /\.(?:test|spec)\.tsx?$|^(?:src|web)\/testing\//;

/** The router wants these names of every page, and Playwright its own of what extends it. */
const wantedNames: Readonly<Record<string, RegExp>> = {
  Component: /^src\/pages\//,
  loader: /^src\/pages\//,
  test: /^e2e\//,
};

/** The web server may not import the storefront: it says for itself what a rendered page is. */
const saidTwice = new Set(['RenderedPage']);

const exported =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;

/**
 * Names that more than one module of a side exports: one name means one thing there.
 * @param sourceOf the text of a module
 * @returns sentences about what is wrong, also when so few names were found that the modules cannot have been read
 */
export function repeatedNames(modules: readonly string[], sourceOf = readModule): string[] {
  const own = modules
    .filter((file) => !tests.test(file))
    .map((file) => ({ file, names: namesIn(file, sourceOf(file)) }));
  const found = own.reduce((sum, { names }) => sum + names.length, 0);
  if (own.length === 0 || found < own.length)
    return [`Only ${found} exported names in ${own.length} modules were found`];
  const sentences = sides.flatMap((side) => repeatedAmong(own.filter(({ file }) => side.test(file))));
  return [...new Set(sentences)];
}

interface NamedModule {
  readonly file: string;
  readonly names: readonly string[];
}

function repeatedAmong(modules: readonly NamedModule[]): string[] {
  const places = new Map<string, string[]>();
  for (const { file, names } of modules)
    for (const name of names) places.set(name, [...(places.get(name) ?? []), file]);
  return [...places]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name} is exported by ${files.join(' and ')}`);
}

function namesIn(file: string, source: string): string[] {
  const names = [...source.matchAll(exported)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !saidTwice.has(name) && wantedNames[name]?.test(file) !== true);
}

const readModule = (file: string): string => readFileSync(file, 'utf8');
