import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFolder, latinLetters, neighbourLetters, subsetFonts } from './subset-fonts.ts';

test('the fonts of the shop are what is made of the packages', async () => {
  const made = await subsetFonts();
  expect(made.size).toBe(4);
  for (const [name, bytes] of made)
    expect(readFileSync(join(fontFolder, name)).equals(bytes), `${name}: make it anew with subset-fonts.ts`).toBe(true);
});

test('they hold all letters of the texts in three languages, and of the demo shop', () => {
  const held = new Set(['\n', '\t', ...latinLetters, ...neighbourLetters]);
  const files = globSync(['locales/*/*.po', 'shop/demo/**/*.ts']);
  expect(files.length).toBeGreaterThan(60);
  const further = files.flatMap((file) => [...readFileSync(file, 'utf8')].filter((sign) => !held.has(sign)));
  expect([...new Set(further)]).toEqual([]);
});

test('the style sheet gives letters of neighbours to the fonts that hold them', () => {
  const faces = readFileSync('src/ui/theme/fonts.css', 'utf8')
    .split('@font-face')
    .filter((face) => face.includes('neighbours.woff2'));
  expect(faces).toHaveLength(2);
  for (const face of faces) {
    const ranges = [...face.matchAll(/U\+(?<first>[0-9A-F]{4})(?:-(?<last>[0-9A-F]{4}))?/g)].map(({ groups = {} }) =>
      [groups['first'], groups['last'] ?? groups['first']].map((number) => Number.parseInt(number ?? '', 16)),
    );
    const named = ranges.flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    expect(named.toSorted()).toEqual(neighbourLetters.toSorted());
  }
});
