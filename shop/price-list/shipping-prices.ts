/** One step of a price by weight: up to so many kilograms, gross in euros. */
export type WeightStep = readonly [upToKg: number, gross: number];

/** Parcels within Germany. */
export const parcelSteps: readonly WeightStep[] = [
  [2, 5.49],
  [5, 6.99],
  [10, 9.99],
  [31.5, 16.49],
];

/** Parcels to everywhere else. */
export const parcelAbroadSteps: readonly WeightStep[] = [
  [2, 13.49],
  [5, 16.99],
  [10, 21.99],
  [31.5, 39.9],
];

/** Letters, within Germany only. */
export const letterSteps: readonly WeightStep[] = [
  [0.5, 2.2],
  [1, 3.2],
];

/** What the post takes as a letter: at most 353 × 250 mm, which B4 fills to the edge; so it and A3 go as parcels. */
export const letterLimits = { longestMm: 350, heaviestKg: 1 } as const;

/** Shopware's numbers for shipping prices by value and by weight in kilograms. */
export const calculationByValue = 2;
export const calculationByWeight = 3;
