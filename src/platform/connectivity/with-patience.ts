/** Waited for so many milliseconds at least, and as long as the page took to come so far: where everything takes long, this does too. */
export const withPatience = (leastMs: number): number => Math.max(leastMs, performance.now());
