/** Money as a whole number of the currency's hundredths; every currency of the shop has two decimals. */
export type Cents = number;

/** Rounds half away from zero, as the shop's reference does (`-0.5` becomes `-1`). */
export function roundHalfAway(value: number): number {
  const rounded = Math.sign(value) * Math.floor(Math.abs(value) + 0.5);
  return rounded === 0 ? 0 : rounded;
}

/**
 * An amount in major units as cents. The detour over 12 significant digits hides binary noise: 1.005 is 101 cents
 * although the nearest double is below it.
 */
export function toCents(amount: number): Cents {
  return roundHalfAway(Number((amount * 100).toPrecision(12)));
}

/** Cents as the amount that travels in JSON (`1290` → `12.9`). */
export function fromCents(cents: Cents): number {
  return cents === 0 ? 0 : cents / 100;
}

/** `part` percent of an amount, rounded half away from zero; `part` may have up to four decimals. */
export function percentOf(amount: Cents, part: number): Cents {
  return divideRounded(amount * Math.round(part * 10_000), 1_000_000);
}

/** Integer division, rounded half away from zero; exact as long as the numerator is below 2^53. */
export function divideRounded(numerator: number, denominator: number): number {
  const magnitude = Math.abs(numerator);
  const quotient = Math.floor(magnitude / denominator);
  const rounded = (magnitude - quotient * denominator) * 2 >= denominator ? quotient + 1 : quotient;
  return rounded === 0 ? 0 : Math.sign(numerator) * rounded;
}
