import { expect, test } from 'vitest';
import type { FirstView } from './first-views.ts';
import { judgeFirstView } from './judge-first-view.ts';
import type { ModuleNotes } from './shared-chunks.ts';

const view: FirstView = {
  name: 'home',
  roots: ['src/pages/home.tsx'],
  areas: [],
  limitKb: 150,
  stylesKb: 15,
  folders: ['src/features/cms/', '@emotion/'],
};

function notesOf(modules: Record<string, number>, imports: string[] = Object.keys(modules)): ModuleNotes {
  return { files: { 'assets/a.js': modules }, imports: { 'src/pages/home.tsx': imports } };
}

const judge = (notes: ModuleNotes): string[] => judgeFirstView(view, ['assets/a.js'], notes);

test('modules of the listed folders and packages are a first view', () => {
  const modules = {
    'src/main.tsx': 1,
    'src/features/cms/elements/text.tsx': 900,
    'node_modules/react/index.js': 90_000,
    'node_modules/@emotion/react/index.js': 9,
  };
  expect(judge(notesOf(modules))).toEqual([]);
});

test('a module that comes into a first view from elsewhere is named', () => {
  expect(judge(notesOf({ 'src/features/orders/order-list.tsx': 10, 'node_modules/left-pad/index.js': 1 }))).toEqual([
    'home: src/features/orders/order-list.tsx came into the first view. Load it later, or add src/features/orders to it in tools/first-views.ts.',
    'home: node_modules/left-pad/index.js came into the first view. Load it later, or add left-pad to it in tools/first-views.ts.',
  ]);
});

test('modules that a first view does not import are named when they are too many, the largest first', () => {
  const modules = { 'src/ui/fields/date.tsx': 9000, 'src/ui/overlay.tsx': 1, 'src/ui/fields/tree.tsx': 12_000 };
  expect(judge(notesOf(modules, ['src/ui/overlay.tsx']))).toEqual([
    'home: 21000 bytes of 2 modules are loaded that it does not import (limit 20500): src/ui/fields/tree.tsx (12000), src/ui/fields/date.tsx (9000).',
  ]);
});

test('notes that name no module of a view are a fault, not a good view', () => {
  expect(judge({ files: {}, imports: {} })).toEqual(["home: the build's notes name no module of it."]);
});
