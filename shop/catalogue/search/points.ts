/** Points of a language's products by rank; 0 means no hit. */
export type Points = Float64Array;

/** Gives ranks at least so many points: a product keeps its best. */
export function raise(points: Points, ranks: readonly number[], worth: number): void {
  for (const rank of ranks) {
    if ((points[rank] ?? worth) < worth) points[rank] = worth;
  }
}

/** The better of two points for each product. */
export function keepBetter(points: Points, others: Points, share: number): void {
  for (let rank = 0; rank < points.length; rank += 1) {
    const worth = (others[rank] ?? 0) * share;
    if (worth > (points[rank] ?? 0)) points[rank] = worth;
  }
}

/** The mean of two points for products that have both. */
export function meanOfBoth(first: Points, second: Points): Points {
  return first.map((worth, rank) => {
    const other = second[rank] ?? 0;
    return worth > 0 && other > 0 ? (worth + other) / 2 : 0;
  });
}

export function hasPoints(points: Points): boolean {
  return points.some((worth) => worth > 0);
}

/** Sums for products with points of every kind, else for those with as many kinds as any has, but at least half of them. */
export function sumOfMost(kinds: readonly Points[], length: number): Points {
  const counts = new Uint8Array(length);
  const sums = new Float64Array(length);
  let most = 0;
  for (const points of kinds) {
    for (let rank = 0; rank < length; rank += 1) {
      const worth = points[rank] ?? 0;
      if (worth === 0) continue;
      sums[rank] = (sums[rank] ?? 0) + worth;
      const count = (counts[rank] ?? 0) + 1;
      counts[rank] = count;
      most = Math.max(most, count);
    }
  }
  if (most * 2 < kinds.length) return new Float64Array(length);
  return sums.map((sum, rank) => (counts[rank] === most ? sum : 0));
}

/** Room for ranks in a number that holds points and rank. */
const rankSpan = 2 ** 22;

/** Ranks with points, the most first; among equals the smaller rank. */
export function ranking(points: Points): readonly { readonly rank: number; readonly points: number }[] {
  const keys: number[] = [];
  for (const [rank, worth] of points.entries()) {
    // One sortable number each: comparing objects takes ten times as long.
    if (worth > 0) keys.push(Math.round(worth * 1000) * rankSpan + (rankSpan - 1 - rank));
  }
  return Array.from(Float64Array.from(keys).sort().toReversed(), (key) => {
    const rank = rankSpan - 1 - (key % rankSpan);
    return { rank, points: points[rank] ?? 0 };
  });
}
