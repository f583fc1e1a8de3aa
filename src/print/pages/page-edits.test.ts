import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filePages, printRow } from '#testing/print/print-rows.ts';
import type { PageChoices } from '../spec/job-choices.ts';
import {
  blackenPage,
  duplicatePage,
  insertEmptyPage,
  movePage,
  removePage,
  splitPage,
  splitVolumes,
  startOn,
  startsLeft,
  turnAllPages,
  turnPage,
} from './page-edits.ts';

const order = (pages: readonly PageChoices[]) => pages.map((page) => (page.from === 'file' ? page.page : 'empty'));

describe('editing pages', () => {
  test('music starts on the left behind one empty page, once', () => {
    const left = startOn(filePages(3), 'left');
    expect(order(left)).toEqual(['empty', 1, 2, 3]);
    expect(startOn(left, 'left')).toBe(left);
    expect(order(startOn(left, 'right'))).toEqual([1, 2, 3]);
    expect(startsLeft(left)).toBe(true);
  });

  test('empty pages can be put anywhere and taken away again', () => {
    expect(order(insertEmptyPage(filePages(3), 1))).toEqual([1, 'empty', 2, 3]);
    expect(order(insertEmptyPage(filePages(3), 3))).toEqual([1, 2, 3, 'empty']);
    expect(order(removePage(insertEmptyPage(filePages(3), 1), 1))).toEqual([1, 2, 3]);
  });

  test('pages are repeated, moved and turned', () => {
    expect(order(duplicatePage(filePages(3), 1))).toEqual([1, 2, 2, 3]);
    expect(order(movePage(filePages(4), 0, 2))).toEqual([2, 3, 1, 4]);
    expect(order(movePage(filePages(4), 3, 0))).toEqual([4, 1, 2, 3]);
    expect(turnPage(filePages(1), 0)).toEqual([{ ...filePages(1)[0], turn: 90 }]);
  });

  test('a page is turned either way, and all of them together', () => {
    const turns = (pages: readonly PageChoices[]) => pages.map((page) => page.from === 'file' && page.turn);
    expect(turns(turnPage(filePages(2), 1, 270))).toEqual([0, 270]);
    expect(turns(turnAllPages(turnPage(filePages(2), 1, 270), 180))).toEqual([180, 90]);
    expect(turns(turnAllPages([{ from: 'inserted' }, ...filePages(1)], 90))).toEqual([false, 90]);
  });

  test('four quarter turns leave a page as it was', () => {
    const turned = [1, 2, 3, 4].reduce<readonly PageChoices[]>((pages) => turnPage(pages, 0), filePages(1));
    expect(turned).toEqual(filePages(1));
  });

  test('a double page is cut into a left and a right one', () => {
    expect(splitPage(filePages(1), 0, 48)).toMatchObject([
      { page: 1, half: { side: 'left', cutPercent: 48 } },
      { page: 1, half: { side: 'right', cutPercent: 48 } },
    ]);
  });

  test('an inserted page can be neither turned nor coloured', () => {
    const pages: readonly PageChoices[] = [{ from: 'inserted' }];
    expect(turnPage(pages, 0)).toEqual(pages);
    expect(blackenPage(pages, 0)).toEqual(pages);
  });

  test('two volumes hold all pages in order', () => {
    const [first, second] = splitVolumes(printRow(7), 4, ['Band 1', 'Band 2']);
    expect([...order(first.pages), ...order(second.pages)]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(first.id).not.toBe(second.id);
  });

  test('moving never loses a page', () => {
    const index = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(index, index, (from, to) => {
        const moved = order(movePage(filePages(10), from, to));
        expect(moved[to]).toBe(from + 1);
        expect(new Set(moved).size).toBe(10);
      }),
    );
  });
});
