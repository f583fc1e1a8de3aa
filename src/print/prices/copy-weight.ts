import type { CoilClass } from '../binding/coil.ts';
import { board, coverCard, foil } from '../binding/cover-material.ts';
import { sheetAreaM2 } from '../spec/paper-format.ts';
import { sheetWeightG } from '../spec/paper.ts';
import type { PrintRow } from '../spec/print-job.ts';
import { type ResolvedRow, resolveRow } from '../pages/resolve-row.ts';

/** One finished copy: weight in grams, height on the table in mm (a coil stands higher than its paper). */
export interface CopyMeasure {
  readonly weightG: number;
  readonly thicknessMm: number;
}

/** Plastic coils weigh 6 to 20 g. */
const coilWeightG: Readonly<Record<CoilClass, number>> = { S: 6, M: 10, L: 14, XL: 20 };

/** Weight and thickness of one copy of a part. */
export function measureCopy(row: PrintRow): CopyMeasure {
  const resolved = resolveRow(row);
  const { coil } = resolved;
  return {
    weightG:
      resolved.sheets * sheetWeightG(row.spec.format, row.spec.paper) +
      sheetAreaM2(row.spec.format) * coversGrammage(resolved) +
      (coil ? coilWeightG[coil.coilClass] : 0),
    thicknessMm: coil?.diameterMm ?? resolved.blockMm,
  };
}

/** g/m² of all covers on the area of one sheet; the card around a booklet is a double sheet. */
function coversGrammage({ binding, coverFront, coverBack }: ResolvedRow): number {
  const back = coverBack === 'board' ? board.grammage : 0;
  switch (coverFront) {
    case 'none':
      return back;
    case 'foil':
      return foil.grammage + back;
    case 'card-black':
    case 'card-colour':
      return (binding === 'stapled' ? 2 : 1) * coverCard.grammage + back;
  }
}
