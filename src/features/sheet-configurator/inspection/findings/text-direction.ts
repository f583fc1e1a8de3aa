import type { PageTurn } from '#print/spec/job-choices.ts';

/** A piece of text as pdf.js gives it: `transform` maps it to the page before its rotation; y points up. */
export interface PlacedText {
  readonly str: string;
  readonly transform: readonly unknown[];
}

/** Fewer letters than these are a page number or a dynamic mark, and tell nothing. */
const enoughLetters = 8;
/** Lyrics and titles run in one direction; a line along the edge may run in another. */
const clearShare = 0.6;

/**
 * The clockwise degrees after which most text of a page stands upright; null when there is too little text or no main
 * direction. `rotation` is the file's own, in clockwise degrees.
 */
export function turnToUpright(items: readonly PlacedText[], rotation: number): PageTurn | null {
  const letters: Record<PageTurn, number> = { 0: 0, 90: 0, 180: 0, 270: 0 };
  let all = 0;
  for (const { str, transform } of items) {
    const count = str.trim().length;
    const turn = turnOf(transform, rotation);
    all += count;
    if (turn !== null) letters[turn] += count;
  }
  const main = turns.find((turn) => letters[turn] >= clearShare * all);
  return all < enoughLetters || main === undefined ? null : main;
}

const turns = [0, 90, 180, 270] as const;

/** Text whose baseline is more than this off a quarter turn runs in none of the four directions. */
const slantDegrees = 10;

function turnOf([a, b]: readonly unknown[], rotation: number): PageTurn | null {
  if (typeof a !== 'number' || typeof b !== 'number') return null;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI - rotation;
  const quarter = Math.round(degrees / 90) * 90;
  if (Math.abs(degrees - quarter) > slantDegrees) return null;
  return turns.find((turn) => turn === ((quarter % 360) + 360) % 360) ?? null;
}
