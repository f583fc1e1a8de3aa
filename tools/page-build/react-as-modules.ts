import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What React is made of, by how it is imported: the packages themselves choose between these files and those for development. */
const fileOf: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

export const reactFiles: readonly string[] = Object.values(fileOf);

/**
 * React's packages are CommonJS: a bundler brings a file of helpers to every page for them, and in each file of the build a call that
 * unpacks them, and everything used of them is looked up in an object. As modules they need none of it.
 */
export function reactAsModules(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  const root = (source: string): string =>
    resolve(`${source.split('/')[0]}/package.json`).replace(/[^/]+\/package\.json$/, '');
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => {
      const file = fileOf[source];
      return file === undefined ? null : root(source) + file;
    },
    transform: (code, id) =>
      reactFiles.some((file) => id.endsWith(`/node_modules/${file}`)) ? { code: asModule(code), map: null } : null,
  };
}

/** The same script as a module: what it requires is imported, and what it exports are variables. */
export function asModule(script: string): string {
  const required = [...script.matchAll(requiring)].map(([, name = '', source = '']) => ({ name, source }));
  const exported = [...new Set([...script.matchAll(exporting)].map(([, name = '']) => name))];
  return [
    ...required.map(({ name, source }) => `import * as ${name} from "${source}";`),
    `var ${exported.map((name) => `exported_${name}`).join(', ')};`,
    script.replaceAll(requiring, 'required_$1').replaceAll(exporting, 'exported_$1'),
    `export { ${exported.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
    `export default { ${exported.map((name) => `${name}: exported_${name}`).join(', ')} };`,
    '',
  ].join('\n');
}

const requiring = /\b(\w+) = require\("([^"]+)"\)/g;
const exporting = /\bexports\.(\w+)/g;
