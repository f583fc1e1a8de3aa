import { describe, expect, test } from 'vitest';
import type { RowChoices } from '#print/spec/job-choices.ts';
import { insertEmptyPage } from '#print/pages/page-edits.ts';
import { printRow } from '#testing/print/print-rows.ts';
import { applyFix, changeOptions, changePages, chooseOptions, withCopies } from './job-edits.ts';

describe('a change of options', () => {
  test('reaches every volume', () => {
    const { rows } = changeOptions([printRow(10), printRow(12, {}, { id: 'b' })], { paper: '120i' });
    expect(rows.map(({ spec }) => spec.paper)).toEqual(['120i', '120i']);
  });

  test('names once what moves with it in several volumes', () => {
    const { forced } = changeOptions([printRow(10), printRow(12, {}, { id: 'b' })], { binding: 'coil' });
    expect(forced).toEqual([
      { option: 'coverFront', from: 'none', to: 'foil' },
      { option: 'coverBack', from: 'none', to: 'board' },
    ]);
  });

  test('leaves the rows it came from untouched, so that it can be taken back', () => {
    const before = [printRow(10)];
    changeOptions(before, { binding: 'coil' });
    expect(before[0]?.spec.binding).toBe('automatic');
  });
});

describe('a change of pages', () => {
  test('concerns one volume only', () => {
    const rows = [printRow(4), printRow(4, {}, { id: 'b' })];
    const changed = changePages(rows, 'b', (pages) => insertEmptyPage(pages, 0));
    expect(changed.rows.map(({ pages }) => pages.length)).toEqual([4, 5]);
  });

  test('says when the binding follows the number of pages', () => {
    const { forced } = changePages([printRow(4)], 'row', (pages) => insertEmptyPage(pages, 4));
    expect(forced).toEqual([{ option: 'binding', from: 'folded', to: 'stapled' }]);
  });

  test('turns each of the named pages by its own quarters', () => {
    const turns = [
      { page: 1, by: 90 },
      { page: 3, by: 270 },
    ] as const;
    const { rows } = applyFix([printRow(3)], 'row', { action: 'turn-pages', turns, way: 'proposed' }, ['a', 'b']);
    expect(rows[0]?.pages.map((page) => page.from === 'file' && page.turn)).toEqual([90, 0, 270]);
  });
});

describe('notes made smaller on some pages', () => {
  const scaleOf = (rows: readonly RowChoices[]) => rows[0]?.pages.map((page) => page.from === 'file' && page.scale);
  const smaller = (rows: readonly RowChoices[]) =>
    applyFix(rows, 'row', { action: 'scale-pages', pages: [2], percent: 96 }, ['a', 'b']).rows;

  test('become smaller by a share of what they are', () => {
    expect(scaleOf(smaller(smaller([printRow(2)])))).toEqual([undefined, 0.96 * 0.96]);
  });

  test('get the size of the others when a size is chosen for all, and keep theirs with any other choice', () => {
    const rows = smaller([printRow(2)]);
    expect(scaleOf(chooseOptions(rows, { paper: '120i' }).rows)).toEqual([undefined, 0.96]);
    expect(scaleOf(chooseOptions(rows, { fit: { mode: 'original' } }).rows)).toEqual([undefined, undefined]);
  });
});

test('all volumes are made equally often', () => {
  expect(withCopies([printRow(4), printRow(4)], 7).map(({ copies }) => copies)).toEqual([7, 7]);
});
