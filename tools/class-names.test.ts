import { expect, test } from 'vitest';
import { shortClassNames, styleSheets } from './class-names.ts';

const pathOf = (sheet: string): string => `${process.cwd()}/${sheet}`;

test('every class of every style sheet has a short name of its own, which both builds agree on', () => {
  const sheets = styleSheets();
  expect(sheets.length).toBeGreaterThan(100);
  const [page, renderer] = [shortClassNames(sheets), shortClassNames(sheets.toReversed())];
  const names = sheets.flatMap((sheet) => ['card', 'title', 'card'].map((name) => page(name, pathOf(sheet))));
  expect(new Set(names).size).toBe(2 * sheets.length);
  expect(sheets.flatMap((sheet) => ['card', 'title', 'card'].map((name) => renderer(name, pathOf(sheet))))).toEqual(
    names,
  );
  for (const name of names) expect(name).toMatch(/^_[a-z][a-z0-9]{2}$/);
});

test('a new style sheet leaves the names of nearly all others alone', () => {
  const sheets = styleSheets();
  const [before, after] = [shortClassNames(sheets), shortClassNames(['src/a-new.module.css', ...sheets])];
  const moved = sheets.filter((sheet) => before('card', pathOf(sheet)) !== after('card', pathOf(sheet)));
  expect(moved.length).toBeLessThan(10);
});

test('a style sheet nobody has counted is a fault', () => {
  expect(() => shortClassNames([])('card', pathOf('src/card.module.css'))).toThrow('src/card.module.css');
});
