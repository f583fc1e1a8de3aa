import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { shortClassNames, styleSheets } from './tools/class-names.ts';
import { closerScripts } from './tools/page-build/closer-scripts.ts';
import { nameParts } from './tools/installed-files.ts';
import { joinStyles } from './tools/joined-styles.ts';
import { lateModules } from './tools/page-build/late-modules.ts';
import { linguiMacro } from './tools/lingui-macro.ts';
import { manifestVariants } from './tools/manifest-variants.ts';
import { namedInManifest } from './tools/page-build/named-in-manifest.ts';
import { ownModules } from './tools/page-build/own-modules.ts';
import { reactAsModules } from './tools/page-build/react-as-modules.ts';
import { noteModules, sharedChunks } from './tools/shared-chunks.ts';
import { stylesFirst } from './tools/styles-first.ts';

/**
 * Everything the pages import is bundled into the renderer: one copy of React and no CommonJS interplay at run time. React
 * itself as well: left outside it would choose its build when the server starts, and take the one for development, in which
 * rendering takes several times as long, unless somebody has set NODE_ENV.
 */
const bundledForTheServer = [
  /^react(?:-dom)?(?:\/|$)/,
  /^@chakra-ui\//,
  /^@ark-ui\//,
  /^@zag-js\//,
  /^@emotion\//,
  /^@lingui\//,
  /^react-router/,
  /^jotai/,
  /^react-hook-form$/,
  /^@hookform\//,
];

/** Backend of the development server, see tools/dev.mjs. */
const backend = process.env['DEV_BACKEND'] ?? 'http://127.0.0.1:4174';
const forwarded = ['/store-api', '/v0', '/media', '/payment', '/outbox', '/mail-samples', '/config.json'];

/**
 * What a script that is brought later needs before it runs. Documents name the scripts of their first view themselves, the code of
 * likely clicks comes before them, and names of files do not compress: a list of all scripts would weigh 1.2 KB on every page.
 */
const stylesOnly = (_file: string, needs: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'js' ? needs.filter((file) => file.endsWith('.css')) : needs;

/** The worker of sw/, with the list of the build's files. */
const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      target: 'es2023',
      globPatterns: ['index.html', 'assets/*.{js,css,woff2,wasm,pfb,ttf,bcmap}', 'icons/icon.svg'],
      maximumFileSizeToCacheInBytes: 2_000_000,
      manifestTransforms: [nameParts],
    },
  });

/** What only the build for browsers is made with. */
const pageBuild = () => [
  manifestVariants(),
  lateModules(),
  ownModules(),
  reactAsModules(),
  noteModules(),
  closerScripts(),
  stylesFirst(),
  namedInManifest(),
  joinStyles(),
  serviceWorker(),
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [linguiMacro(), react(), lingui(), ...(isSsrBuild ? [] : pageBuild())],
  ...(isSsrBuild ? { ssr: { noExternal: bundledForTheServer } } : {}),
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames(styleSheets()) } } } : {}),
  worker: { format: 'es', plugins: () => [linguiMacro()] },
  server: { proxy: Object.fromEntries(forwarded.map((path) => [path, backend])) },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false, resolveDependencies: stylesOnly },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // Stands beside the page in its head, by itself, so that it is there first.
            // The sheet is named by rendered pages, for browsers that run no script.
            input: ['index.html', 'src/early.ts', 'src/ahead.ts', 'src/app/without-scripts/without-scripts.css'],
            // With dependencies, a chunk would take along what more views need than its own.
            output: { codeSplitting: { groups: [sharedChunks()], includeDependenciesRecursively: false } },
            // Imported by Emotion for nothing but its own sake; the package does not say that it has no side effects.
            treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
          },
        }),
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
