import {
  type FilePageChoices,
  type MarksChoice,
  type PageChoices,
  type PageTurn,
  pageTurns,
  type RowChoices,
} from '../spec/job-choices.ts';

const emptyPage: PageChoices = { from: 'inserted' };

/** True when the part starts with an inserted empty page, so that its music begins on the left (CFG-16). */
export const startsLeft = (pages: readonly PageChoices[]): boolean => pages[0]?.from === 'inserted';

/** Begins the music on the left or on the right by adding or taking away one empty page in front. */
export function startOn(pages: readonly PageChoices[], side: 'left' | 'right'): readonly PageChoices[] {
  if (startsLeft(pages) === (side === 'left')) return pages;
  return side === 'left' ? [emptyPage, ...pages] : pages.slice(1);
}

/** Inserts an empty page before the page at `index` (from 0); behind the last one when `index` is the page count. */
export const insertEmptyPage = (pages: readonly PageChoices[], index: number): readonly PageChoices[] =>
  pages.toSpliced(index, 0, emptyPage);

export const removePage = (pages: readonly PageChoices[], index: number): readonly PageChoices[] =>
  pages.toSpliced(index, 1);

/** Repeats the page at `index` directly behind itself. */
export const duplicatePage = (pages: readonly PageChoices[], index: number): readonly PageChoices[] =>
  pages.flatMap((page, at) => (at === index ? [page, page] : [page]));

/** Moves the page at `from` so that it stands at `to` afterwards (both from 0). */
export function movePage(pages: readonly PageChoices[], from: number, to: number): readonly PageChoices[] {
  const page = pages[from];
  return page === undefined ? pages : pages.toSpliced(from, 1).toSpliced(to, 0, page);
}

/** Turns the page at `index` clockwise. */
export const turnPage = (pages: readonly PageChoices[], index: number, by: PageTurn = 90): readonly PageChoices[] =>
  editFilePage(pages, index, (page) => [{ ...page, turn: turned(page.turn, by) }]);

/** Turns every page clockwise. */
export const turnAllPages = (pages: readonly PageChoices[], by: PageTurn): readonly PageChoices[] =>
  pages.map((page) => (page.from === 'file' ? { ...page, turn: turned(page.turn, by) } : page));

/** Prints the page at `index` in black although it has colour. */
export const blackenPage = (pages: readonly PageChoices[], index: number): readonly PageChoices[] =>
  editFilePage(pages, index, (page) => [{ ...page, inBlack: true }]);

/** Scales the pages with these `numbers` (from 1) to a percentage of the size they have now. */
export const scalePages = (
  pages: readonly PageChoices[],
  numbers: readonly number[],
  percent: number,
): readonly PageChoices[] =>
  pages.map((page, at) =>
    page.from === 'file' && numbers.includes(at + 1)
      ? { ...page, scale: Math.max(smallestScale, (page.scale ?? 1) * (percent / 100)) }
      : page,
  );

/** Gives pages the size their part has. */
export const unscalePages = (pages: readonly PageChoices[]): readonly PageChoices[] =>
  pages.map((page) => {
    if (page.from === 'inserted' || page.scale === undefined) return page;
    const { scale: _own, ...others } = page;
    return others;
  });

/** Prints the marks laid over the pages with these `numbers` (from 1), or leaves them out. */
export const chooseMarks = (
  pages: readonly PageChoices[],
  numbers: readonly number[],
  marks: MarksChoice,
): readonly PageChoices[] =>
  pages.map((page, at) => (page.from === 'file' && numbers.includes(at + 1) ? { ...page, marks } : page));

/** Cuts a scanned double page into two pages, `cutPercent` (20–80) from the left (CFG-18). */
export const splitPage = (pages: readonly PageChoices[], index: number, cutPercent = 50): readonly PageChoices[] =>
  editFilePage(pages, index, (page) => [
    { ...page, half: { side: 'left', cutPercent } },
    { ...page, half: { side: 'right', cutPercent } },
  ]);

/** Divides a part that is too thick for one coil into two volumes; the second begins with the page at `index` (CFG-14). */
export function splitVolumes(
  row: RowChoices,
  index: number,
  names: readonly [string, string],
): readonly [RowChoices, RowChoices] {
  return [
    { ...row, name: names[0], pages: row.pages.slice(0, index) },
    { ...row, id: `${row.id}-2`, name: names[1], pages: row.pages.slice(index) },
  ];
}

const smallestScale = 0.25;

const turned = (turn: PageTurn, by: PageTurn): PageTurn => pageTurns[((turn + by) / 90) % 4] ?? 0;

const editFilePage = (
  pages: readonly PageChoices[],
  index: number,
  edit: (page: FilePageChoices) => readonly PageChoices[],
): readonly PageChoices[] => pages.flatMap((page, at) => (at === index && page.from === 'file' ? edit(page) : [page]));
