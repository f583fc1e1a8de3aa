import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { linguiMacro } from './tools/lingui-macro.ts';
import { manifestVariants } from './tools/manifest-variants.ts';

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
const forwarded = ['/store-api', '/v0', '/media', '/payment', '/outbox', '/config.json'];

/**
 * Scripts that travel together: few files compress better than many. What only forms need stays apart from what every
 * page needs.
 */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|jotai|@lingui|ky|zod|idb-keyval)\//,
    priority: 30,
  },
  {
    name: 'forms',
    test: /node_modules\/(?:@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|stylis|react-hook-form|@hookform)\/|src\/platform\/forms\/|src\/ui\/(?:fields\/(?:text-|password-|styled-)|theme\/(?:chakra|system|tokens|control))/,
    priority: 20,
  },
  {
    name: 'shop',
    test: /src\/(?:platform|ui|store-api|features\/(?:cart|catalogue|cms|wishlist))\//,
    priority: 10,
    minShareCount: 6,
  },
  // What product pages share with the home page, which folds nothing away and lists no files.
  {
    name: 'catalogue',
    test: /src\/(?:ui(?!\/(?:overlay\/disclosure|fields\/choose-files-button|content\/file-entry))|store-api|features\/(?:catalogue|cms|wishlist))\//,
    priority: 5,
    minShareCount: 3,
  },
  // Where scores are chosen: on the home page and in the configurator.
  {
    name: 'choosing',
    test: /src\/(?:print\/file-limit|features\/sheet-configurator\/(?:choice-limits|score-drop))\.tsx?$/,
    priority: 6,
  },
  // Small parts that are fetched together anyway.
  { name: 'article', test: /src\/ui\/(?:content\/data-table|fields\/quantity-stepper)/, priority: 4 },
  {
    name: 'choice',
    test: /src\/features\/sheet-configurator\/(?:jobs\/chosen-files|intake\/intake)\.ts$/,
    priority: 4,
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    linguiMacro(),
    react(),
    lingui(),
    !isSsrBuild && manifestVariants(),
    !isSsrBuild &&
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
          globPatterns: ['index.html', 'assets/*.{js,css,woff2}', 'icons/icon.svg', 'icons/icon-192.png'],
          // The PDF engine is heavy and not needed on every visit: cached when first used. Whatever choosing and copying files
          // needs is there from the first visit on, also without a network.
          globIgnores: ['assets/inspect-pdf.worker-*.js'],
          maximumFileSizeToCacheInBytes: 1_500_000,
        },
      }),
  ],
  ...(isSsrBuild ? { ssr: { noExternal: bundledForTheServer } } : {}),
  worker: { format: 'es', plugins: () => [linguiMacro()] },
  server: { proxy: Object.fromEntries(forwarded.map((path) => [path, backend])) },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
            // Imported by Emotion for nothing but its own sake; the package does not say that it has no side effects.
            treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
          },
        }),
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}));
