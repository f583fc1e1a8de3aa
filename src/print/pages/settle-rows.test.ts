import { describe, expect, test } from 'vitest';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import { a4 } from '#testing/print/print-rows.ts';
import { countPages, printedSides } from './page-counts.ts';
import { blackenPage, chooseMarks, insertEmptyPage } from './page-edits.ts';
import type { RowChoices } from '../spec/job-choices.ts';
import { type PageInk, printRowSchema } from '../spec/print-job.ts';
import { rowFromFile } from './row-from-file.ts';
import { settleRows } from './settle-rows.ts';

const chosen = rowFromFile({ row: 'r1', file: 'score' }, 'Sonate.pdf', [a4, a4, a4]);
const found = (...inks: readonly PageInk[]) =>
  new Map([['score', { pages: inks.map((ink) => inspectedPage({ ink })), encrypted: false }]]);

function settle(row: RowChoices, files = found('black', 'colour', 'none')) {
  const [settled] = settleRows([row], files);
  if (!settled) throw new Error('A row became none.');
  return settled;
}
const inks = (row: RowChoices, files = found('black', 'colour', 'none')) =>
  settle(row, files).pages.map((page) => (page.from === 'file' ? page.ink : 'inserted'));

describe('what was chosen, with what was found,', () => {
  test('says how each page is printed; the print colour follows', () => {
    expect(inks(chosen)).toEqual(['black', 'colour', 'none']);
    expect(settle(chosen).spec.colour).toBe('mixed');
    expect(printRowSchema.safeParse(settle(chosen)).success).toBe(true);
  });

  test('counts every page as black as long as nothing was found', () => {
    expect(inks(chosen, new Map())).toEqual(['black', 'black', 'black']);
    expect(settle(chosen, new Map()).spec.colour).toBe('black');
  });

  test('keeps the print colour the customer chose', () => {
    const row: RowChoices = { ...chosen, spec: { ...chosen.spec, colour: 'black' } };
    expect(settle(row, found('colour', 'colour', 'colour')).spec.colour).toBe('black');
  });

  test('saves the colour of the pages the customer named', () => {
    const row = { ...chosen, pages: blackenPage(blackenPage(chosen.pages, 1), 2) };
    expect(inks(row)).toEqual(['black', 'black', 'none']);
    expect(printedSides(countPages(settle(row).pages), settle(row).spec.colour)).toEqual({ black: 2, colour: 0 });
  });

  test('leaves inserted pages where they are', () => {
    expect(inks({ ...chosen, pages: insertEmptyPage(chosen.pages, 1) })).toEqual([
      'black',
      'inserted',
      'colour',
      'none',
    ]);
  });

  test('proposes one print colour for all volumes of a job', () => {
    const volumes = [
      { ...chosen, pages: chosen.pages.slice(0, 1) },
      { ...chosen, id: 'r2', pages: chosen.pages.slice(1) },
    ];
    expect(settleRows(volumes, found('black', 'colour', 'none')).map(({ spec }) => spec.colour)).toEqual([
      'mixed',
      'mixed',
    ]);
  });
});

describe('pencil marks in colour on black notes', () => {
  const marks = { count: 2, ink: 'colour', tintOnly: false, margins: null } as const;
  const files = new Map([
    ['score', { pages: [inspectedPage({ marks }), inspectedPage(), inspectedPage()], encrypted: false }],
  ]);
  const settled = (choice?: 'print' | 'leave-out') =>
    settle(choice ? { ...chosen, pages: chooseMarks(chosen.pages, [1], choice) } : chosen, files);
  const colours = (row: ReturnType<typeof settled>) => printedSides(countPages(row.pages), row.spec.colour).colour;

  test('cost nothing until the customer wants them printed', () => {
    expect(colours(settled())).toBe(0);
    expect(colours(settled('leave-out'))).toBe(0);
    expect(colours(settled('print'))).toBe(1);
  });

  test('are told to the production page by page', () => {
    expect(settled('print').pages[0]).toMatchObject({ page: 1, ink: 'colour', marks: 'print' });
    expect(settled('leave-out').pages[0]).toMatchObject({ page: 1, ink: 'black', marks: 'leave-out' });
    expect(printRowSchema.safeParse(settled('print')).data).toEqual(settled('print'));
  });
});
