/**
 * Which of our ids stands for which recorded one, over all answers of a run. An id our shop was told in a request stands
 * for itself.
 */
export interface IdPairs {
  /** Pairs two ids; false when either was paired with another one before. */
  agree(recorded: string, own: string): boolean;
  /** The same for lists whose order means nothing. */
  agreeInAnyOrder(recorded: readonly string[], own: readonly string[]): boolean;
}

/** No pairs yet. */
export function createIdPairs(): IdPairs {
  const ownOf = new Map<string, string>();
  const recordedOf = new Map<string, string>();
  function agree(recorded: string, own: string): boolean {
    if (recorded === own) return true;
    const known = ownOf.get(recorded);
    if (known !== undefined || recordedOf.has(own)) return known === own;
    ownOf.set(recorded, own);
    recordedOf.set(own, recorded);
    return true;
  }
  return {
    agree,
    agreeInAnyOrder(recorded, own) {
      const expected = recorded.map((id) => ownOf.get(id) ?? id);
      const missing = expected.filter((id) => !own.includes(id));
      const additional = own.filter((id) => !expected.includes(id));
      if (missing.length !== additional.length) return false;
      // Which of several new ones belong together nobody can tell.
      const [first, second] = [missing[0], additional[0]];
      if (missing.length === 1 && first !== undefined && second !== undefined) return agree(first, second);
      return missing.every((id) => !ownOf.has(id)) && additional.every((id) => !recordedOf.has(id));
    },
  };
}
