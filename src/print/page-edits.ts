import type { FilePage, PageTurn, PrintPage, PrintRow } from './print-job.ts';

const emptyPage: PrintPage = { from: 'inserted' };

/** True when the part starts with an inserted empty page, so that its music begins on the left (CFG-16). */
export const startsLeft = (pages: readonly PrintPage[]): boolean => pages[0]?.from === 'inserted';

/** Begins the music on the left or on the right by adding or taking away one empty page in front. */
export function startOn(pages: readonly PrintPage[], side: 'left' | 'right'): readonly PrintPage[] {
  if (startsLeft(pages) === (side === 'left')) return pages;
  return side === 'left' ? [emptyPage, ...pages] : pages.slice(1);
}

/** Inserts an empty page before the page at `index` (from 0); behind the last one when `index` is the page count. */
export const insertEmptyPage = (pages: readonly PrintPage[], index: number): readonly PrintPage[] =>
  pages.toSpliced(index, 0, emptyPage);

export const removePage = (pages: readonly PrintPage[], index: number): readonly PrintPage[] =>
  pages.toSpliced(index, 1);

/** Repeats the page at `index` directly behind itself. */
export const duplicatePage = (pages: readonly PrintPage[], index: number): readonly PrintPage[] =>
  pages.flatMap((page, at) => (at === index ? [page, page] : [page]));

/** Moves the page at `from` so that it stands at `to` afterwards (both from 0). */
export function movePage(pages: readonly PrintPage[], from: number, to: number): readonly PrintPage[] {
  const page = pages[from];
  return page === undefined ? pages : pages.toSpliced(from, 1).toSpliced(to, 0, page);
}

/** Turns the page at `index` by 90° clockwise. */
export const turnPage = (pages: readonly PrintPage[], index: number): readonly PrintPage[] =>
  editFilePage(pages, index, (page) => [{ ...page, turn: nextTurn[page.turn] }]);

/** Prints the page at `index` in black or, where it has colour, in colour. */
export const inkPage = (pages: readonly PrintPage[], index: number, ink: 'black' | 'colour'): readonly PrintPage[] =>
  editFilePage(pages, index, (page) => [{ ...page, ink }]);

/** Cuts a scanned double page into two pages, `cutPercent` (20–80) from the left (CFG-18). */
export const splitPage = (pages: readonly PrintPage[], index: number, cutPercent = 50): readonly PrintPage[] =>
  editFilePage(pages, index, (page) => [
    { ...page, half: { side: 'left', cutPercent } },
    { ...page, half: { side: 'right', cutPercent } },
  ]);

/** Divides a part that is too thick for one coil into two volumes; the second begins with the page at `index` (CFG-14). */
export function splitVolumes(
  row: PrintRow,
  index: number,
  names: readonly [string, string],
): readonly [PrintRow, PrintRow] {
  return [
    { ...row, name: names[0], pages: row.pages.slice(0, index) },
    { ...row, id: `${row.id}-2`, name: names[1], pages: row.pages.slice(index) },
  ];
}

const nextTurn: Readonly<Record<PageTurn, PageTurn>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

const editFilePage = (
  pages: readonly PrintPage[],
  index: number,
  edit: (page: FilePage) => readonly PrintPage[],
): readonly PrintPage[] => pages.flatMap((page, at) => (at === index && page.from === 'file' ? edit(page) : [page]));
