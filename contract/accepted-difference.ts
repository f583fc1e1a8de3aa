import type { Difference } from './compare-json.ts';

/** A way our answers may differ from the recorded ones, and why that is right. */
export interface AcceptedDifference {
  readonly reason: string;
  /** Matched against `path | recorded | own`. */
  readonly pattern: RegExp;
  /** Recordings it may occur in, by the start of their number. */
  readonly recordings: RegExp;
}

/** One line per difference, the form accepted differences are matched against. */
export function differenceLine({ path, recorded, own }: Difference): string {
  return `${path} | ${recorded} | ${own}`;
}

/** The entry that accepts a difference in a recording; undefined for a new one. */
export function findAcceptance(
  accepted: readonly AcceptedDifference[],
  file: string,
  difference: Difference,
): AcceptedDifference | undefined {
  const line = differenceLine(difference);
  return accepted.find(({ pattern, recordings }) => pattern.test(line) && recordings.test(file));
}
