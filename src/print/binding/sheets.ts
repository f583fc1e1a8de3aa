import type { Binding, Sides } from '../spec/print-spec.ts';

/** Folded and stapled booklets are made of double sheets, so their pages come in fours. */
export const isFolded = (binding: Binding): boolean => binding === 'folded' || binding === 'stapled';

/** Pages of a booklet after padding to whole double sheets. */
export const paddedPages = (pages: number): number => 4 * Math.ceil(pages / 4);

/**
 * Sheets of one copy, counted in the finished format (a double sheet is two). `pages` includes inserted empty ones.
 * Loose, coil: half the pages when duplex, all when simplex; folded, stapled: 2 × ⌈pages / 4⌉; fold-out: one per panel.
 */
export function sheetsPerCopy(pages: number, binding: Binding, sides: Sides): number {
  if (isFolded(binding)) return paddedPages(pages) / 2;
  if (binding === 'leporello') return pages;
  return sides === 'duplex' ? Math.ceil(pages / 2) : pages;
}
