import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** Modules of the router that links and pages begin with. */
const ofRouter = /\/react-router\/dist\/[^?]+\/lib\/(?:dom\/lib|components)\.js(?:\?|$)/;

/** Where its links and forms are. */
const linksOfRouter = /\/react-router\/dist\/[^?]+\/lib\/dom\/lib\.js(?:\?|$)/;

/** What writes the numbers of texts. */
const lingui = /\/@lingui\/core\/dist\/index\.mjs$/;

/** What it makes for them, before any page of ours is alive: see `numbers-of.ts`. */
export const formatterOfTexts = 'new Intl.NumberFormat(_locales, format)';

/**
 * Modules of ours in the place of packages' ones, where those bring every first view what no page of ours uses: 1.5 KB of the router's
 * own framework, 0.4 KB of ways to preload, and a formatter of numbers that is slow to make. Development and tests use the packages as they are.
 */
export function ownModules(): Plugin {
  return {
    name: 'own-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/ssr/components.js') && ofRouter.test(importer ?? '') ? ours('router-alone.ts') : null,
    load: (id) =>
      id === helper
        ? `export { bringWithStyles as __vitePreload } from ${JSON.stringify(ours('bring-with-styles.ts'))};`
        : null,
    transform: {
      filter: { id: [lingui, linksOfRouter] },
      handler(code, id) {
        if (!lingui.test(id)) return { code: withoutNames(code), map: null };
        if (!code.includes(formatterOfTexts)) this.error('Texts write their numbers in another way now.');
        const numbersOf = `import { numbersOf } from ${JSON.stringify(ours('numbers-of.ts'))};\n`;
        return { code: numbersOf + code.replace(formatterOfTexts, 'numbersOf(_locales, format)'), map: null };
      },
    },
  };
}

/** Of components that a package names for its developers: for a bundler that is reason enough to keep those that no page uses. */
export function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/(?<== )React\$1\.forwardRef\(/g, '/* @__PURE__ */ React$1.forwardRef(');
}

const ours = (name: string): string => `${process.cwd()}/src/app/start-up/instead/${name}`;
