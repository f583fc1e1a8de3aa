import { proposeColour } from './default-spec.ts';
import type { InspectedFiles } from './inspected-file.ts';
import type { FilePageChoices, PageChoices, RowChoices } from '../spec/job-choices.ts';
import { printedFacts } from './printed-facts.ts';
import type { PageInk, PrintPage, PrintRow } from '../spec/print-job.ts';
import type { ColourOption } from '../spec/print-spec.ts';

/**
 * The parts of a job as they will be printed: what the customer chose, together with what was found in the files. Pages
 * of files that are not inspected yet count as black. An automatic print colour is that of all parts together.
 */
export function settleRows(rows: readonly RowChoices[], files: InspectedFiles): readonly PrintRow[] {
  const pages = rows.map((row) => row.pages.map((page) => settlePage(page, files)));
  const proposed = proposeColour(pages.flat());
  return rows.map((row, index) => settleRow(row, pages[index] ?? [], proposed));
}

const settleRow = (row: RowChoices, pages: readonly PrintPage[], proposed: ColourOption): PrintRow => ({
  ...row,
  pages,
  spec: { ...row.spec, colour: row.spec.colour === 'automatic' ? proposed : row.spec.colour },
});

const settlePage = (page: PageChoices, files: InspectedFiles): PrintPage =>
  page.from === 'inserted' ? page : { ...page, ink: inkFor(page, files) };

function inkFor(page: FilePageChoices, files: InspectedFiles): PageInk {
  const facts = files.get(page.file)?.pages[page.page - 1];
  if (!facts) return 'black';
  const { ink } = printedFacts(page, facts);
  return ink === 'colour' && page.inBlack ? 'black' : ink;
}
