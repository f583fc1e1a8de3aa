/** How many listed products each choice of a listing's filters would leave. */
export interface FacetCounts {
  /** By id of a property's value or manufacturer; `null` where the shop cannot tell, without an entry where none would be left. */
  readonly values: Readonly<Record<string, number | null>>;
  readonly shippingFree: number;
  /** By the least number of points. */
  readonly ratings: Readonly<Record<string, number>>;
}

/** Least points a rating filter offers, best first. */
export const ratingSteps = [4, 3, 2] as const;
