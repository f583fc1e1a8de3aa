import { type FormatId, formatIds, type Orientation, paperFormat, sheetSize, type Size } from './paper-format.ts';

export interface FormatProposal {
  readonly format: FormatId;
  readonly orientation: Orientation;
}

const proposals: readonly FormatProposal[] = formatIds.flatMap((format) =>
  paperFormat(format).orientations.map((orientation) => ({ format, orientation })),
);

/** The format and reading direction nearest to one page. */
export function nearestFormat(page: Size): FormatProposal {
  const rated = proposals.map((proposal) => ({
    proposal,
    distance: distance(page, sheetSize(proposal.format, proposal.orientation)),
  }));
  return rated.reduce((best, next) => (next.distance < best.distance ? next : best)).proposal;
}

/** How far two sizes are apart: the sum of the logarithmic changes of width and height, 0 when equal. */
function distance(page: Size, sheet: Size): number {
  return Math.abs(Math.log(sheet.widthMm / page.widthMm)) + Math.abs(Math.log(sheet.heightMm / page.heightMm));
}

/**
 * The format nearest to most of the pages (configurator rule "proposal = nearest to most pages").
 * With a tie the format met first wins; without pages it is A4 portrait.
 */
export function proposeFormat(pages: readonly Size[]): FormatProposal {
  const votes = new Map<string, { proposal: FormatProposal; count: number }>();
  for (const page of pages) {
    const proposal = nearestFormat(page);
    const key = `${proposal.format} ${proposal.orientation}`;
    votes.set(key, { proposal, count: (votes.get(key)?.count ?? 0) + 1 });
  }
  const ranked = [...votes.values()].toSorted((a, b) => b.count - a.count);
  return ranked[0]?.proposal ?? { format: 'A4', orientation: 'portrait' };
}
