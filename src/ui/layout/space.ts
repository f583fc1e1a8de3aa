/** Steps of the space scale in measures.css. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 24;

export function space(step: Space): string {
  return `var(--nf-space-${step})`;
}
