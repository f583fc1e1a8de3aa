/** A row belongs to a staff line when it and its neighbours together are this dark (1 = one full black row). */
const lineDarkness = 0.3;
/** Two rows away from a line it is at most this part as dark; lines of text are thicker than that. */
const beside = 0.4;
/** The four gaps of a staff differ by at most this part of their mean, or by one pixel. */
const gapTolerance = 0.12;
/** Closer lines cannot be told apart at 100 ppi; wider ones are not a staff, in pixels. */
const gapPx = { min: 3, max: 20 } as const;

/**
 * The usual height of a staff, from the first to the fifth line, in pixels, by the darkness of each row (1 = black).
 * Null when no five evenly spaced lines stand out: skewed scans, text pages, title pages.
 */
export function staffHeightPx(darkness: ArrayLike<number>): number | null {
  const lines = linePositions(darkness);
  const heights: number[] = [];
  for (let first = 0; first + 4 < lines.length; first += 1) {
    const height = heightOfFive(lines.slice(first, first + 5));
    if (height !== null) {
      heights.push(height);
      first += 4;
    }
  }
  return heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? null;
}

/** Rows of staff lines, to a fraction of a pixel: thin lines are drawn as grey over two rows. */
function linePositions(darkness: ArrayLike<number>): readonly number[] {
  const at = (row: number) => darkness[row] ?? 0;
  const around = (row: number) => at(row - 1) + at(row) + at(row + 1);
  const lines: number[] = [];
  for (let row = 1; row < darkness.length - 1; row += 1) {
    const isPeak = at(row) >= at(row - 1) && at(row) > at(row + 1);
    const isThin = Math.max(at(row - 2), at(row + 2)) < beside * around(row);
    if (isPeak && isThin && around(row) >= lineDarkness) lines.push(row + (at(row + 1) - at(row - 1)) / around(row));
  }
  return lines;
}

function heightOfFive(lines: readonly number[]): number | null {
  const gaps = lines.slice(1).map((line, index) => line - (lines[index] ?? 0));
  const height = gaps.reduce((sum, gap) => sum + gap, 0);
  const mean = height / 4;
  if (mean < gapPx.min || mean > gapPx.max) return null;
  return gaps.every((gap) => Math.abs(gap - mean) <= Math.max(1, gapTolerance * mean)) ? height : null;
}
