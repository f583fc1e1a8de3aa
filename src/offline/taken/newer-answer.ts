/** The one that the server gave later, by the `date` of both; of two that do not say, the first. */
export function newerAnswer(one: Response | undefined, other: Response | undefined): Response | undefined {
  if (!one || !other) return one ?? other;
  return givenAt(other) > givenAt(one) ? other : one;
}

const givenAt = ({ headers }: Response): number => Date.parse(headers.get('date') ?? '') || 0;
