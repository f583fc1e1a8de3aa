import type { Size } from '../spec/paper-format.ts';

/** How a page is brought onto its sheet. `percent` scales by a fixed 25–200 %, `fill` covers the sheet and crops. */
export type Fit =
  | { readonly mode: 'fit' }
  | { readonly mode: 'original' }
  | { readonly mode: 'fill' }
  | { readonly mode: 'percent'; readonly percent: number };

/** A page on its sheet: scale 1 = unchanged; x and y are the top left corner in mm, negative where it is cropped. */
export interface Placement {
  readonly scale: number;
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly cropped: boolean;
}

/** Within 1.5 % of the original size nothing is scaled: nobody sees it, and the staves keep their size. */
const unscaledTolerance = 0.015;
/** Less than half a millimetre over the edge is measuring noise of PDF page boxes, not a crop. */
const cropToleranceMm = 0.5;

/** The factor a page is scaled by; within ±1.5 % of 100 % it is exactly 1. */
export function scaleOf(page: Size, sheet: Size, fit: Fit): number {
  const byWidth = sheet.widthMm / page.widthMm;
  const byHeight = sheet.heightMm / page.heightMm;
  switch (fit.mode) {
    case 'original':
      return 1;
    case 'percent':
      return fit.percent / 100;
    case 'fit':
      return settle(Math.min(byWidth, byHeight));
    case 'fill':
      return settle(Math.max(byWidth, byHeight));
  }
}

const settle = (scale: number): number => (Math.abs(scale - 1) <= unscaledTolerance ? 1 : scale);

/** Where a page lies on its sheet: scaled by `scaleOf`, times a scale of its own, and centred. */
export function placePage(page: Size, sheet: Size, fit: Fit, ownScale = 1): Placement {
  const scale = scaleOf(page, sheet, fit) * ownScale;
  const widthMm = page.widthMm * scale;
  const heightMm = page.heightMm * scale;
  return {
    scale,
    widthMm,
    heightMm,
    xMm: (sheet.widthMm - widthMm) / 2,
    yMm: (sheet.heightMm - heightMm) / 2,
    cropped: widthMm > sheet.widthMm + cropToleranceMm || heightMm > sheet.heightMm + cropToleranceMm,
  };
}
