import type { Cents } from './cents.ts';

/**
 * Divides an amount by weights so that the parts add up to it exactly: each part is rounded towards zero, what is left
 * goes cent by cent to the largest remainders, earlier parts first. With no weight at all the first part takes everything.
 */
export function shareOut(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => (amount * weight) / sum);
  const parts = exact.map((value) => Math.trunc(value) + 0);
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const step = Math.sign(left);
  const order = exact
    .map((value, index) => ({ index, remainder: Math.abs(value - Math.trunc(value)) }))
    .sort((first, second) => second.remainder - first.remainder || first.index - second.index);
  for (const { index } of order.slice(0, Math.abs(left))) parts[index] = (parts[index] ?? 0) + step;
  return parts;
}
