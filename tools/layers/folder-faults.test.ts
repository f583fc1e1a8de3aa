import { expect, test } from 'vitest';
import { folderFaults, mostFiles, type ReadModule } from './folder-faults.ts';

const house = (imports: Readonly<Record<string, readonly string[]>>): ReadModule[] =>
  Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));

const knot = {
  'src/cart/lines/line.ts': ['src/cart/sums/sum.ts'],
  'src/cart/sums/sum.ts': ['src/cart/words/word.ts'],
  'src/cart/words/word.ts': ['src/cart/lines/line.ts'],
};

test('folders that import each other in a circle are named, however long it is', () => {
  expect(folderFaults(house(knot))).toEqual([
    'These folders import each other in circles: src/cart/lines, src/cart/sums, src/cart/words',
  ]);
  expect(folderFaults(house({ ...knot, 'src/cart/words/word.ts': [] }))).toEqual([]);
});

test('a folder and its private parts are one thing, but not in the shop', () => {
  const parts = (root: string) => ({
    [`${root}/cart/cart.ts`]: [`${root}/cart/lines/line.ts`],
    [`${root}/cart/lines/line.ts`]: [`${root}/cart/cart.ts`],
  });
  expect(folderFaults(house(parts('src')))).toEqual([]);
  expect(folderFaults(house(parts('shop')))).toEqual([
    'These folders import each other in circles: shop/cart, shop/cart/lines',
  ]);
});

test('a folder with too many files is named; tests do not count, but what they share does', () => {
  const files = Array.from({ length: mostFiles + 1 }, (_, index) => `e2e/running/part-${index}.ts`);
  const all = Object.fromEntries(files.map((file) => [file, []]));
  expect(folderFaults(house(all))).toEqual([`More than ${mostFiles} code files: e2e/running`]);
  const shared = files.map((file) => file.replace('e2e/running', 'src/testing'));
  expect(folderFaults(house(Object.fromEntries(shared.map((file) => [file, []]))))).toEqual([
    `More than ${mostFiles} code files: src/testing`,
  ]);
  const [first = '', ...others] = files;
  expect(
    folderFaults(house({ ...Object.fromEntries(others.map((file) => [file, []])), [`${first}.test.ts`]: [] })),
  ).toEqual([]);
});
