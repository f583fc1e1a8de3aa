import type { PageInk, PrintPage } from '../spec/print-job.ts';
import type { ColourOption } from '../spec/print-spec.ts';

/** Pages of one copy, inserted empty pages included, by what is on them. */
export interface PageCounts {
  readonly pages: number;
  readonly empty: number;
  readonly black: number;
  readonly colour: number;
}

/** Printed sides of one copy; empty pages cost nothing. */
export interface PrintedSides {
  readonly black: number;
  readonly colour: number;
}

/** What is on a page: inserted pages carry no ink. */
export const inkOf = (page: PrintPage): PageInk => (page.from === 'file' ? page.ink : 'none');

export function countPages(pages: readonly PrintPage[]): PageCounts {
  const count = (ink: PageInk) => pages.filter((page) => inkOf(page) === ink).length;
  return { pages: pages.length, empty: count('none'), black: count('black'), colour: count('colour') };
}

/** Sides with ink per copy and print colour: all black, all in colour, or each page as it needs. */
export function printedSides(counts: PageCounts, colour: ColourOption): PrintedSides {
  const inked = counts.black + counts.colour;
  switch (colour) {
    case 'black':
      return { black: inked, colour: 0 };
    case 'colour':
      return { black: 0, colour: inked };
    case 'mixed':
      return { black: counts.black, colour: counts.colour };
  }
}
