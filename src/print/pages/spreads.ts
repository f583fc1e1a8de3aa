import type { ResolvedRow } from './resolve-row.ts';
import { isFolded, paddedPages } from '../binding/sheets.ts';

/** A page of the copy from 1; null is a surface without a page: inside of the cover, back of a sheet, padding. */
export type SpreadPage = number | null;

/** What lies open in front of the player. `turnAfter`: the player must turn a leaf to go on. */
export interface Spread {
  readonly left: SpreadPage;
  readonly right: SpreadPage;
  readonly turnAfter: boolean;
}

/**
 * The openings of a copy in playing order, for previews and the turn planner. Duplex: page 1 lies right, then 2–3,
 * 4–5 …, a turn after each right page. Simplex in a ring: only right pages. Loose sheets on one side and fold-outs are
 * laid out two by two and never turned. With the bind edge on top `left` is the upper page and `right` the lower one.
 */
export function spreadsOf({
  binding,
  sides,
  pages,
}: Pick<ResolvedRow, 'binding' | 'sides' | 'pages'>): readonly Spread[] {
  if (pages === 0) return [];
  if (sides === 'simplex') {
    return binding === 'coil' || binding === 'wire' ? turnedSingles(pages) : sideBySide(pages);
  }
  const surfaces = isFolded(binding) ? paddedPages(pages) : pages;
  const openings = Math.floor(surfaces / 2) + 1;
  return Array.from({ length: openings }, (_, index) => {
    const left = 2 * index;
    return {
      left: realPage(left, pages),
      right: realPage(left + 1, pages),
      turnAfter: left + 1 < pages,
    };
  });
}

const realPage = (page: number, pages: number): SpreadPage => (page >= 1 && page <= pages ? page : null);

const turnedSingles = (pages: number): readonly Spread[] =>
  Array.from({ length: pages }, (_, index) => ({ left: null, right: index + 1, turnAfter: index + 1 < pages }));

const sideBySide = (pages: number): readonly Spread[] =>
  Array.from({ length: Math.ceil(pages / 2) }, (_, index) => ({
    left: 2 * index + 1,
    right: realPage(2 * index + 2, pages),
    turnAfter: false,
  }));
