import { expect, test } from 'vitest';
import { repeatedNames } from './repeated-names.ts';

const faultsOf = (house: Readonly<Record<string, string>>): string[] =>
  repeatedNames(Object.keys(house), (file) => house[file] ?? '');

test('a name that two modules of a side export is named, in the trees around the shop too', () => {
  expect(
    faultsOf({
      'src/cart.ts': 'export interface Cart {}',
      'sw/cart.ts': 'export const Cart = 1;',
      'shop/text.ts': 'export function textOf() {}',
      'e2e/outbox.ts': 'export async function textOf() {}',
    }),
  ).toEqual(['Cart is exported by src/cart.ts and sw/cart.ts', 'textOf is exported by shop/text.ts and e2e/outbox.ts']);
});

test('the web server shares its names with both sides it stands between', () => {
  expect(
    faultsOf({
      'web/page.ts': 'export const page = 1;\nexport const answer = 2;',
      'src/page.ts': 'export const page = 1;',
      'shop/answer.ts': 'export const answer = 1;',
    }),
  ).toEqual([
    'page is exported by web/page.ts and src/page.ts',
    'answer is exported by web/page.ts and shop/answer.ts',
  ]);
});

test('who speaks one protocol on its own side may use its words, and pages the names the router wants', () => {
  expect(
    faultsOf({
      'src/cart.ts': 'export interface Cart {}',
      'shop/cart.ts': 'export interface Cart {}',
      'contract/behaviour/carts.ts': 'export interface Cart {}',
      'src/pages/home.tsx': 'export const home = 1;\nexport function Component() {}',
      'src/pages/cart.tsx': 'export const full = 1;\nexport function Component() {}',
    }),
  ).toEqual([]);
});

test('modules in which next to nothing was found have not been read', () => {
  expect(faultsOf({ 'src/cart.ts': '' })).toEqual(['Only 0 exported names in 1 modules were found']);
});
