/** Transformation of PDF user space: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export function concat(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, jf] = inner;
  return [a * ia + c * ib, b * ia + d * ib, a * ic + c * id, b * ic + d * id, a * ie + c * jf + e, b * ie + d * jf + f];
}

/** A picture on a page: its pixels and where the unit square it fills lies, in points (1/72 inch). */
export interface PlacedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly matrix: Matrix;
  readonly isBitonal: boolean;
}

/** Smaller pictures are ornaments and logos: their resolution does not matter for the notes. */
const relevantShare = 0.05;

/** The lowest resolution of the pictures that matter on a page of this area, by kind; null without such pictures. */
export function lowestPpi(pictures: readonly PlacedPicture[], pageAreaPt2: number) {
  const lowest = (isBitonal: boolean): number | null => {
    const values = pictures
      .filter((picture) => picture.isBitonal === isBitonal && areaOf(picture) >= relevantShare * pageAreaPt2)
      .map(ppiOf);
    return values.length === 0 ? null : Math.round(Math.min(...values));
  };
  return { bitonalPpi: lowest(true), tonePpi: lowest(false) };
}

const areaOf = ({ matrix: [a, b, c, d] }: PlacedPicture): number => Math.abs(a * d - b * c);

function ppiOf({ widthPx, heightPx, matrix: [a, b, c, d] }: PlacedPicture): number {
  const widthInch = Math.hypot(a, b) / 72;
  const heightInch = Math.hypot(c, d) / 72;
  return Math.min(widthPx / widthInch, heightPx / heightInch);
}
