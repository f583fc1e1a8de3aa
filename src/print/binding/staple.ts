import { type PaperId, paper } from '../spec/paper.ts';

/** The folded stack a stapler can close, in mm of unfolded sheets. */
const maxStackMm = 1.8;
/** A 250 g cover takes the room of three inner sheets. */
const sheetsPerCard = 3;
/** Guards against 1.7999999 where the division is meant to be whole. */
const rounding = 1e-9;

/** Four pages are one folded sheet, which needs no staple. */
export const minStaplePages = 5;

/** The most pages a saddle-stitched booklet holds: 72 on 80 g, 64 on 90 g, 56 on 100 g, 48 on 120 g; a card costs 12. */
export function maxStaplePages(id: PaperId, withCard: boolean): number {
  const sheets = Math.floor(maxStackMm / paper(id).thicknessMm + rounding);
  return 4 * (withCard ? sheets - sheetsPerCard : sheets);
}
