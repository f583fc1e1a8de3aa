import type { Plugin } from 'vite';

/** Where the late part of the router begins. */
const begin = 'src/app/start-up/whole-router.ts';

/** Modules of the router that hold what a first view needs beside what only leads to other pages. */
const halved = /\/react-router\/dist\/[^?]+\/(?:index|lib\/router\/(?:history|instrumentation|matcher|router))\.js$/;

const mark = '?late';

/**
 * A bundler keeps a module in one file, whoever needs which part of it. The router has the function that leads to other pages in
 * one module with what every link needs, so each first view would load both. Seen from where the late part begins, these modules
 * are copies, of which the bundler keeps what is used there; the rest of the router is the same for both.
 */
export function lateModules(): Plugin {
  return {
    name: 'late-modules',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(begin) && !importer?.endsWith(mark)) return null;
      const resolved = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true });
      return resolved && halved.test(resolved.id) ? { ...resolved, id: resolved.id + mark } : resolved;
    },
  };
}
