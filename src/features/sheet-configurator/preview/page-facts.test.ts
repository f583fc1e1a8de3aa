import { expect, test } from 'vitest';
import type { Finding } from '#print/preflight/finding.ts';
import { resolveRow } from '#print/pages/resolve-row.ts';
import { filePages, printRow } from '#testing/print/print-rows.ts';
import { pageFacts } from './page-facts.ts';

const factsOf = (row: ReturnType<typeof printRow>, findings: readonly Finding[] = []) =>
  pageFacts(row, resolveRow(row), findings);

test('a booklet begins on the right; a leaf is turned after each right page but the last', () => {
  const facts = factsOf(printRow(5));
  expect(facts.map(({ side }) => side)).toEqual(['right', 'left', 'right', 'left', 'right']);
  expect(facts.map(({ turnAfter }) => turnAfter)).toEqual([true, false, true, false, false]);
});

test('an inserted page in front moves the music to the left and every turn with it', () => {
  const facts = factsOf(printRow([{ from: 'inserted' }, ...filePages(4)]));
  expect(facts.map(({ print, side }) => `${print} ${side}`)).toEqual([
    'empty right',
    'black left',
    'black right',
    'black left',
    'black right',
  ]);
});

test('sheets printed on one side lie beside each other and are never turned', () => {
  expect(factsOf(printRow(4, { sides: 'simplex' })).some(({ turnAfter }) => turnAfter)).toBe(false);
});

test('in mixed printing each page says how it is printed', () => {
  const row = printRow(filePages(3, { 2: 'colour', 3: 'none' }), { colour: 'mixed' });
  expect(factsOf(row).map(({ print }) => print)).toEqual(['black', 'colour', 'empty']);
  const black = { ...row, spec: { ...row.spec, colour: 'black' as const } };
  expect(factsOf(black).map(({ print }) => print)).toEqual(['black', 'black', 'empty']);
});

test('findings are counted at the pages they name', () => {
  const findings: readonly Finding[] = [
    { id: 'PF-17', level: 'confirm', params: { heightMm: 5, minMm: 6, pages: [1, 3] }, fixes: [] },
    { id: 'PF-15', level: 'info', params: { pages: [3] }, fixes: [] },
    { id: 'PF-26', level: 'confirm', params: { creepMm: 2, pages: 3 }, fixes: [] },
  ];
  expect(factsOf(printRow(3), findings).map((fact) => fact.findings)).toEqual([1, 0, 2]);
});
