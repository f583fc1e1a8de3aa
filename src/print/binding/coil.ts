/** Price classes of plastic coils: S up to 10 mm, M 12–16, L 18–25, XL 28–38. */
export const coilClasses = ['S', 'M', 'L', 'XL'] as const;
export type CoilClass = (typeof coilClasses)[number];

export interface Coil {
  readonly diameterMm: number;
  readonly coilClass: CoilClass;
}

/** Diameters we stock, in mm. */
export const coilDiametersMm = [6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 32, 38] as const;
/** Wire-O 3:1 (34 holes on A4) in the usual inch sizes, in mm. */
export const wireDiametersMm = [6.4, 7.9, 9.5, 11.1, 12.7, 14.3] as const;
/** Room a book needs inside the ring to turn freely, in mm. */
export const ringClearanceMm = 3;
/** Guards against sums such as 5.990000001. */
const rounding = 1e-9;

/** The inner diameter a block (paper and covers, in mm) needs. */
export const ringNeedMm = (blockMm: number): number => blockMm + ringClearanceMm;

/** The smallest stocked coil for a block in mm, or null when even 38 mm is too small (then: two volumes). */
export const coilFor = (blockMm: number): Coil | null => ringFor(blockMm, coilDiametersMm);

/** The smallest Wire-O comb for a block in mm, or null when even 14.3 mm is too small. */
export const wireFor = (blockMm: number): Coil | null => ringFor(blockMm, wireDiametersMm);

/** The most sheets of a thickness in mm that go into the widest ring, covers (in mm) included. */
export function maxRingSheets(diametersMm: readonly number[], sheetMm: number, coversMm: number): number {
  return Math.floor((Math.max(...diametersMm) - ringClearanceMm - coversMm) / sheetMm + rounding);
}

function ringFor(blockMm: number, diametersMm: readonly number[]): Coil | null {
  const diameterMm = diametersMm.find((stocked) => stocked + rounding >= ringNeedMm(blockMm));
  return diameterMm === undefined ? null : { diameterMm, coilClass: classOf(diameterMm) };
}

function classOf(diameterMm: number): CoilClass {
  if (diameterMm <= 10) return 'S';
  if (diameterMm <= 16) return 'M';
  return diameterMm <= 25 ? 'L' : 'XL';
}
