import { proposeColour } from '#print/default-spec.ts';
import type { InspectedFile } from '#print/inspected-file.ts';
import type { Size } from '#print/paper-format.ts';
import type { PrintRow } from '#print/print-job.ts';
import type { ColourOption } from '#print/print-spec.ts';
import { rowFromFile } from '#print/row-from-file.ts';
import type { KeptJob } from '../kept-job.ts';

/** A job consists of one file in this version; its pages refer to it by this name. */
export const onlyFile = 'file';

/** The job can be priced as soon as the sizes of its pages are known: they count as black until they are inspected. */
export function applySizes(kept: KeptJob, sizes: readonly Size[]): KeptJob {
  if (kept.job.rows.length > 0 || sizes.length === 0) return kept;
  const row = rowFromFile({ row: 'row', file: onlyFile }, kept.file.name, sizes);
  return { ...kept, job: { ...kept.job, rows: [row] } };
}

/**
 * Writes what is on each page into the job. The print colour follows unless the customer chose it. Pages the customer
 * has inserted, moved or taken away meanwhile stay so.
 */
export function applyInspection(kept: KeptJob, file: InspectedFile): KeptJob {
  const rows = kept.job.rows.map((row) => inkRow(row, file));
  const colour = proposeColour(rows.flatMap(({ pages }) => pages));
  const coloured = kept.colourChosen ? rows : rows.map((row) => inColour(row, colour));
  return { ...kept, job: { ...kept.job, rows: coloured } };
}

const inColour = (row: PrintRow, colour: ColourOption): PrintRow => ({ ...row, spec: { ...row.spec, colour } });

const inkRow = (row: PrintRow, { pages }: InspectedFile): PrintRow => ({
  ...row,
  pages: row.pages.map((page) =>
    page.from === 'file' ? { ...page, ink: pages[page.page - 1]?.ink ?? page.ink } : page,
  ),
});
