/** Who may import whom: docs/ARCHITECTURE.md shows the table; arrows point down only. */
const layers = {
  'src/app': [
    'src/pages',
    'src/features',
    'src/platform',
    'src/ui',
    'src/store-api',
    'src/file-storage',
    'src/print',
    'src/offline',
  ],
  'src/pages': ['src/features', 'src/platform', 'src/ui'],
  'src/features': ['src/platform', 'src/ui', 'src/store-api', 'src/file-storage', 'src/print', 'src/offline'],
  'src/platform': ['src/ui', 'src/store-api', 'src/offline'],
  'src/ui': [],
  'src/store-api': [],
  'src/file-storage': [],
  'src/print': [],
  'src/offline': ['src/store-api', 'src/file-storage'],
  sw: ['src/offline', 'src/store-api', 'src/file-storage'],
  shop: [],
  web: ['shop'],
  owner: ['src/print', 'shop/base', 'shop/storage', 'shop/price-list'],
  contract: ['shop'],
  e2e: ['shop', 'web/testing', 'tools/mail-samples'],
  bench: ['shop', 'web', 'e2e'],
};

/** Declared arrows between features; a new one needs a decision record. */
const featureArrows = {
  account: ['addresses'],
  catalogue: ['reviews'],
  checkout: ['cart', 'addresses', 'orders'],
  orders: ['cart', 'addresses', 'cms'],
  'sheet-configurator': ['catalogue', 'cart', 'uploads'],
};

/**
 * Floors of the embedded shop, the upper first: a folder imports from the floors below its own, and from neighbours only
 * along a declared arrow. Whatever stands directly in `shop/` composes it; file store and price list stand beside.
 */
const shopFloors = [
  ['reading'],
  ['areas'],
  ['store-api', 'demo', 'desk'],
  ['payment', 'checkout'],
  ['mail', 'orders'],
  ['papers'],
  ['cart', 'account'],
  ['catalogue'],
  ['context', 'seeding', 'post'],
  ['entities'],
  ['http'],
  ['base'],
];
const shopArrows = {
  checkout: ['payment'],
  orders: ['mail', 'storage'],
  account: ['cart'],
  post: ['context'],
  areas: ['storage'],
  demo: ['price-list'],
};
const besideShopFloors = { storage: ['http', 'base'], 'price-list': ['base'] };

/** Folders of ours that are bound by the table; the pattern engine wants a list, not nested alternatives. */
const own = [...Object.keys(layers), 'src/testing', 'tools'].map((folder) => `^${folder}/`);
const tests = ['[.]test[.]tsx?$', '^(?:src|shop|web|owner)/testing/'];

const layerRules = Object.entries(layers).map(([folder, allowed]) => ({
  name: `layer ${folder}`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: tests },
  to: { path: own, pathNot: [folder, ...allowed].map((name) => `^${name}[/.]`) },
}));

/** Whoever stands between features is known by its folder: a new feature may import no other until an arrow says so. */
const featureRules = [
  {
    name: 'between features',
    severity: 'error',
    from: {
      path: '^src/features/([^/]+)/',
      pathNot: [...tests, ...Object.keys(featureArrows).map((feature) => `^src/features/${feature}/`)],
    },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  ...Object.entries(featureArrows).map(([feature, others]) => ({
    name: `feature ${feature}`,
    severity: 'error',
    from: { path: `^src/features/${feature}/`, pathNot: tests },
    to: { path: '^src/features/', pathNot: [feature, ...others].map((name) => `^src/features/${name}/`) },
  })),
];

/** What the build begins with, directly in `src/`: it starts the app and knows nothing else. */
const entries = '^src/(?:main|render|early|ahead)[.]tsx?$';
const entryRules = [
  {
    name: 'entries start the app',
    severity: 'error',
    from: { path: entries },
    to: { path: own, pathNot: '^src/app/' },
  },
  {
    name: 'folders and entries of src are complete',
    comment: 'Every folder of src has its line in the table; what stands beside them is an entry.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: [...tests, entries, ...Object.keys(layers).map((folder) => `^${folder}/`)],
    },
    to: {},
  },
];

const shopFolders = {
  ...Object.fromEntries(
    shopFloors.flatMap((floor, index) =>
      floor.map((folder) => [folder, [...shopFloors.slice(index + 1).flat(), ...(shopArrows[folder] ?? [])]]),
    ),
  ),
  ...besideShopFloors,
};
const shopRules = [
  ...Object.entries(shopFolders).map(([folder, allowed]) => ({
    name: `shop floor ${folder}`,
    severity: 'error',
    from: { path: `^shop/${folder}/`, pathNot: tests },
    to: { path: '^shop/', pathNot: [folder, ...allowed].map((name) => `^shop/${name}/`) },
  })),
  {
    name: 'shop floors are complete',
    comment: 'Every folder of the shop has its floor in the list above.',
    severity: 'error',
    from: { path: '^shop/[^/]+/', pathNot: [...tests, ...Object.keys(shopFolders).map((name) => `^shop/${name}/`)] },
    to: {},
  },
];

module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^pdfjs-dist/types/'] },
    },
    {
      name: 'no test code in the product',
      severity: 'error',
      from: {
        path: ['^src/', '^sw/', '^shop/', '^web/', '^owner/'],
        pathNot: tests,
      },
      to: { path: tests },
    },
    {
      name: 'private parts of a feature',
      comment: 'Files directly in a feature folder are its public face; subfolders are private to it.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/features/', ...tests] },
      to: { path: '^src/features/[^/]+/[^/]+/' },
    },
    {
      name: 'private parts between features',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/[^/]+/[^/]+/', pathNot: '^src/features/$1/' },
    },
    ...layerRules,
    ...entryRules,
    ...featureRules,
    ...shopRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]css$', '[.]po$', '[.]woff2', '[.]svg$', '[.]pdf$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.page.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
