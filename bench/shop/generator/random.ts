/** Random numbers that are the same in every run. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  readonly below: (end: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** True in so many of a hundred cases. */
  readonly chance: (percent: number) => boolean;
}

/** Mulberry32: small, and good enough to mix products. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  };
  return { below, pick, chance: (percent) => next() * 100 < percent };
}
