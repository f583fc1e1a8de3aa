import { placePage, type Placement } from './fit.ts';
import type { InspectedFiles, InspectedPage, Margins } from './inspected-file.ts';
import type { PageTurn } from '../spec/job-choices.ts';
import { sheetSize, type Size } from '../spec/paper-format.ts';
import type { FilePage, PrintRow } from '../spec/print-job.ts';
import { printedFacts } from './printed-facts.ts';

/** A page of a part with what is known about it, turned, cut and placed as it will be printed. */
export interface PlacedPage {
  /** From 1, in the order of the part. */
  readonly number: number;
  readonly page: FilePage;
  readonly facts: InspectedPage;
  /** Size at 100 %, turned and cut. */
  readonly size: Size;
  readonly placement: Placement;
  /** White border on the sheet in mm, per edge; null on an empty page. Infinite where the page was cut. */
  readonly marginsMm: Margins | null;
}

/** The pages of a part that come from inspected files, as they will lie on their sheets. Inserted pages are left out. */
export function placePages(row: PrintRow, files: InspectedFiles): readonly PlacedPage[] {
  const sheet = sheetSize(row.spec.format, row.spec.orientation);
  return row.pages.flatMap((page, index): readonly PlacedPage[] => {
    const found = page.from === 'file' ? files.get(page.file)?.pages[page.page - 1] : undefined;
    if (page.from === 'inserted' || found === undefined) return [];
    const facts = printedFacts(page, found);
    const size = sizeOf(page, facts);
    const placement = placePage(size, sheet, row.spec.fit, page.scale);
    const own = marginsOf(page, facts);
    return [{ number: index + 1, page, facts, size, placement, marginsMm: own && onSheet(own, placement) }];
  });
}

/** Size of a page at 100 % after cutting and turning. */
export function sizeOf(page: FilePage, facts: Size): Size {
  const widthMm = facts.widthMm * shareOf(page);
  const isLying = page.turn === 90 || page.turn === 270;
  return isLying ? { widthMm: facts.heightMm, heightMm: widthMm } : { widthMm, heightMm: facts.heightMm };
}

function shareOf({ half }: FilePage): number {
  if (half === undefined) return 1;
  return (half.side === 'left' ? half.cutPercent : 100 - half.cutPercent) / 100;
}

/** Margins at 100 %; what lies next to a cut was not measured and counts as infinitely far away. */
function marginsOf({ half, turn }: FilePage, { margins }: InspectedPage): Margins | null {
  if (margins === null) return null;
  const cut: Margins =
    half === undefined ? margins : { ...margins, [half.side === 'left' ? 'right' : 'left']: Number.POSITIVE_INFINITY };
  return turned(cut, turn);
}

function turned({ top, right, bottom, left }: Margins, turn: PageTurn): Margins {
  switch (turn) {
    case 0:
      return { top, right, bottom, left };
    case 90:
      return { top: left, right: top, bottom: right, left: bottom };
    case 180:
      return { top: bottom, right: left, bottom: top, left: right };
    case 270:
      return { top: right, right: bottom, bottom: left, left: top };
  }
}

const onSheet = ({ top, right, bottom, left }: Margins, { scale, xMm, yMm }: Placement): Margins => ({
  top: yMm + top * scale,
  right: xMm + right * scale,
  bottom: yMm + bottom * scale,
  left: xMm + left * scale,
});
