import { placePage, type Placement } from '#print/pages/fit.ts';
import { sheetSize, type Size } from '#print/spec/paper-format.ts';
import { paper } from '#print/spec/paper.ts';
import { sizeOf } from '#print/pages/placed-page.ts';
import type { FilePage, PrintPage } from '#print/spec/print-job.ts';
import type { PrintJobSpec } from '#print/spec/print-spec.ts';

/** How one page comes out of the press. */
export interface SheetLook {
  sheet: Size;
  /** Name of the CSS variable with the colour of the paper. */
  toneVariable: `--nf-sheet-${'white' | 'ivory' | 'synthetic'}`;
  /** Undefined on an empty page. */
  print: { page: FilePage; placement: Placement; isBlack: boolean } | undefined;
}

/** What is seen of a page with these options; `sizes` are those of the file's pages (configurator rule CFG-21). */
export function sheetLook(page: PrintPage, spec: PrintJobSpec, sizes: readonly Size[]): SheetLook {
  const sheet = sheetSize(spec.format, spec.orientation);
  const size = page.from === 'file' ? sizes[page.page - 1] : undefined;
  const look = { sheet, toneVariable: `--nf-sheet-${paper(spec.paper).tone}` } as const;
  if (page.from === 'inserted' || size === undefined) return { ...look, print: undefined };
  const placement = placePage(sizeOf(page, size), sheet, spec.fit, page.scale);
  return { ...look, print: { page, placement, isBlack: printsBlack(page, spec) } };
}

/** In mixed printing only pages with real colour are printed in colour. */
export const printsBlack = (page: FilePage, { colour }: PrintJobSpec): boolean =>
  colour === 'black' || (colour === 'mixed' && page.ink !== 'colour');
