import { defaultSpec } from '#print/pages/default-spec.ts';
import type { PageChoices } from '#print/spec/job-choices.ts';
import type { FilePage, PageInk, PrintPage, PrintRow } from '#print/spec/print-job.ts';
import type { PrintJobSpec } from '#print/spec/print-spec.ts';

export const a4 = { widthMm: 210, heightMm: 297 } as const;

/** One page of the file `score`. */
export const filePage = (page: number, ink: PageInk = 'black'): FilePage => ({
  from: 'file',
  file: 'score',
  page,
  turn: 0,
  ink,
});

/** So many pages of the file `score`; `inks` overrides what is on single pages (from 1). */
export const filePages = (count: number, inks: Readonly<Record<number, PageInk>> = {}): readonly PrintPage[] =>
  Array.from({ length: count }, (_, index) => filePage(index + 1, inks[index + 1]));

/** The specification a black A4 file gets, with the given choices. */
export const printSpec = (choices: Partial<PrintJobSpec> = {}): PrintJobSpec => ({
  ...defaultSpec([a4]),
  colour: 'black',
  ...choices,
});

/** A part of so many black pages, or of the given ones; pages nobody has looked at are black. */
export const printRow = (
  pages: number | readonly PageChoices[],
  choices: Partial<PrintJobSpec> = {},
  rest: Partial<Pick<PrintRow, 'id' | 'kind' | 'copies'>> = {},
): PrintRow => ({
  id: 'row',
  name: 'Noten',
  kind: 'part',
  copies: 1,
  pages: typeof pages === 'number' ? filePages(pages) : pages.map(blackUnlessTold),
  spec: printSpec(choices),
  ...rest,
});

const blackUnlessTold = (page: PageChoices): PrintPage => (page.from === 'inserted' ? page : { ink: 'black', ...page });
