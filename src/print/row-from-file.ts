import { defaultSpec } from './default-spec.ts';
import type { InspectedPage } from './inspected-file.ts';
import type { FilePage, PrintRow } from './print-job.ts';

/** The pages of a file in its own order, each with the ink that was found on it. */
export const pagesOfFile = (file: string, pages: readonly Pick<InspectedPage, 'ink'>[]): readonly FilePage[] =>
  pages.map(({ ink }, index) => ({ from: 'file', file, page: index + 1, turn: 0, ink }));

/** Endings, folders, and the numbers scanners and libraries put in front: `Scans/03_Violine 1.pdf` is `Violine 1`. */
export function partName(fileName: string): string {
  const base = fileName.replace(/^.*[\\/]/u, '').replace(/\.[a-z]{2,5}$/iu, '');
  const name = base
    .replace(/^\d+\s*[-_.)]+\s*/u, '')
    .replaceAll('_', ' ')
    .trim();
  return name === '' ? base : name;
}

/**
 * A part made of one file, as it can be ordered at once (CFG-01). Before the inspection has ended, pages may be given
 * by size alone: they count as black.
 */
export function rowFromFile(
  ids: { readonly row: string; readonly file: string },
  fileName: string,
  pages: readonly (Pick<InspectedPage, 'widthMm' | 'heightMm'> & Partial<Pick<InspectedPage, 'ink'>>)[],
): PrintRow {
  const printPages = pagesOfFile(
    ids.file,
    pages.map(({ ink = 'black' }) => ({ ink })),
  );
  return {
    id: ids.row,
    name: partName(fileName),
    kind: 'part',
    copies: 1,
    pages: printPages,
    spec: defaultSpec(pages, printPages),
  };
}
