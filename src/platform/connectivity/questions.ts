/** One of several questions for the same. */
export interface Question {
  /** Whether a later one has been answered: what comes now was said before that. */
  readonly isOutdated: () => boolean;
  /** Notes that its answer was taken over. */
  readonly settle: () => void;
}

/** Numbers questions for the same, of which a later one may be answered first. @returns begins the next one */
export function createQuestions(): () => Question {
  let asked = 0;
  let settled = 0;
  return () => {
    asked += 1;
    const turn = asked;
    return { isOutdated: () => settled > turn, settle: () => void (settled = turn) };
  };
}
