import { paddedPages } from './sheets.ts';

/** A page number from 1, or null for an empty page added to fill the last double sheet. */
export type ImposedPage = number | null;

/** One double sheet of a booklet: what lies left and right on its front and on its back. */
export type DoubleSheet = {
  readonly front: readonly [left: ImposedPage, right: ImposedPage];
  readonly back: readonly [left: ImposedPage, right: ImposedPage];
};

/**
 * The page order of a saddle-stitched booklet, outermost sheet first. The page count is padded to a multiple of four
 * with empty pages at the end; sheet k carries [N−2k | 2k+1] on the front and [2k+2 | N−2k−1] on the back.
 */
export function imposeBooklet(pages: number): readonly DoubleSheet[] {
  const total = paddedPages(pages);
  const real = (page: number): ImposedPage => (page <= pages ? page : null);
  return Array.from({ length: total / 4 }, (_, k) => ({
    front: [real(total - 2 * k), real(2 * k + 1)],
    back: [real(2 * k + 2), real(total - 2 * k - 1)],
  }));
}
