import { readFileSync } from 'node:fs';

const folders = /^(?:src|sw|web)\//;
const tests = /\.test\.tsx?$|^(?:src|web|owner)\/testing\//;

/** The router wants these names of every page. */
const routeNames = new Set(['Component', 'loader']);

/** The web server may not import the storefront: it says for itself what a rendered page is. */
const saidTwice = new Set(['RenderedPage']);

const exported =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;

/**
 * Names that more than one module of page, worker and web server exports: one name means one thing.
 * @returns sentences about what is wrong, also when so few names were found that the modules cannot have been read
 */
export function repeatedNames(modules: readonly string[]): string[] {
  const own = modules.filter((file) => folders.test(file) && !tests.test(file));
  const places = new Map<string, string[]>();
  for (const file of own) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(exported)) {
      const isOfRoute = routeNames.has(name) && file.startsWith('src/pages/');
      if (!isOfRoute && !saidTwice.has(name)) places.set(name, [...(places.get(name) ?? []), file]);
    }
  }
  if (own.length === 0 || places.size < own.length)
    return [`Only ${places.size} exported names in ${own.length} modules were found`];
  return [...places]
    .filter(([, files]) => new Set(files).size > 1)
    .map(([name, files]) => `${name} is exported by ${files.join(' and ')}`);
}
