/** Work that is done in runs, one after the other, each for an owner: a shop, for example. */
export interface RunsInTurn<Owner> {
  /** Begins a run when those before it are over; resolves when it is over too. What it throws goes to the log. */
  begin(owner: Owner): Promise<void>;
  /** Begins no more; resolves when the one under way is over. */
  stop(owner: Owner): Promise<void>;
}

interface Runs {
  last: Promise<void>;
  isStopped: boolean;
}

/**
 * Keeps the runs of some work apart: what one of them makes, the next finds made.
 *
 * @param name says what it is in the log, in front of "could not be looked for"
 * @param work looks between its parts whether it is to stop
 */
export function runsInTurn<Owner extends object>(
  name: string,
  work: (owner: Owner, isStopped: () => boolean) => Promise<void>,
): RunsInTurn<Owner> {
  const runsOf = new WeakMap<Owner, Runs>();
  function find(owner: Owner): Runs {
    const runs = runsOf.get(owner) ?? { last: Promise.resolve(), isStopped: false };
    runsOf.set(owner, runs);
    return runs;
  }
  return {
    begin(owner) {
      const runs = find(owner);
      runs.last = runs.last
        .then(() => (runs.isStopped ? undefined : work(owner, () => runs.isStopped)))
        .catch((error: unknown) => console.error(`${name} could not be looked for`, error));
      return runs.last;
    },
    stop(owner) {
      const runs = find(owner);
      runs.isStopped = true;
      return runs.last;
    },
  };
}
