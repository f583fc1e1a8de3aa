import { expect, test } from 'vitest';
import { helpersFirst } from './helpers-first.ts';

const faultsOf = (...lines: string[]): string[] => helpersFirst('house.tsx', lines.join('\n'));

test('a function above the first exported one is named, whether declared or held by a constant', () => {
  expect(
    faultsOf(
      'async function fold() {}',
      'const bind = () => <p>bound</p>;',
      'export function print() {}',
      'function cut() {}',
    ),
  ).toEqual(['fold', 'bind']);
  expect(faultsOf('function cut() {}', 'export class Folder {}')).toEqual(['cut']);
  expect(faultsOf('function cut() {}', 'export const print = () => cut();')).toEqual(['cut']);
});

test('what is no function may stand above, and so may a constant the module needs while it is read', () => {
  expect(faultsOf('const pages = 16;', 'interface Sheet {}', 'export function print() {}')).toEqual([]);
  expect(
    faultsOf(
      'const double = (pages: number) => 2 * pages;',
      'const sides = both();',
      'export function print() {}',
      'function both() { return double(8); }',
    ),
  ).toEqual([]);
});

test('a file that exports no function has no order to keep', () => {
  expect(faultsOf('function start() {}', 'start();')).toEqual([]);
  expect(faultsOf('function start() {}', 'export const sheets = [start()];')).toEqual([]);
});
