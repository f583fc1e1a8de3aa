import { expect, test } from 'vitest';
import { buildParts } from './installed-files.ts';
import { installedModules } from './installed-modules.ts';

const held = (modules: readonly string[]) => Object.fromEntries(modules.map((module) => [module, 1]));

/** A build in which all that is installed lies in one file, and imports another one. */
const build = {
  manifest: {
    'index.html': { file: 'assets/index.js', imports: ['_all.js'] },
    '_all.js': {
      file: 'assets/all.js',
      imports: ['_shared.js'],
      css: ['assets/all.css'],
      assets: ['assets/copy.worker.js', 'assets/serif.woff2'],
    },
    '_shared.js': { file: 'assets/shared.js' },
    'src/pages/checkout.tsx': { file: 'assets/checkout.js', imports: ['_shared.js'], css: ['assets/checkout.css'] },
    'locales/pl-PL/home.po': { file: 'assets/home-pl.js' },
    'locales/pl-PL/account.po': { file: 'assets/account-pl.js' },
  },
  notes: {
    files: {
      'assets/all.js': held(installedModules),
      'assets/checkout.js': held(['src/pages/checkout.tsx']),
      'assets/home-pl.js': held(['locales/pl-PL/home.po']),
      'assets/account-pl.js': held(['locales/pl-PL/account.po']),
    },
  },
};

test('what is installed comes with all it imports; texts bear their language; fonts and other pages are the rest', () => {
  const partOf = buildParts(build.manifest, build.notes, {});
  const first = ['index.html', 'assets/index.js', 'assets/all.js', 'assets/all.css', 'assets/shared.js'];
  for (const file of [...first, 'assets/copy.worker.js', 'icons/icon.svg']) expect(partOf(file)).toBe('first');
  for (const file of ['assets/checkout.js', 'assets/checkout.css', 'assets/serif.woff2'])
    expect(partOf(file)).toBe('rest');
  expect(partOf('assets/home-pl.js')).toBe('first pl-PL');
  expect(partOf('assets/account-pl.js')).toBe('pl-PL');
});

test('sheets that documents bring joined come alone with the worker, for starts without a network', () => {
  const partOf = buildParts(build.manifest, build.notes, { 'assets/joined.css': ['assets/checkout.css'] });
  expect(partOf('assets/checkout.css')).toBe('first');
  expect(partOf('assets/joined.css')).toBe('rest');
});

test('a module that was renamed is missed by the build', () => {
  const files = { ...build.notes.files, 'assets/all.js': held(installedModules.slice(1)) };
  expect(() => buildParts(build.manifest, { files }, {})).toThrow('src/early.ts');
});
