/** Slower than this and a page, or what it asks for, is shown as it is kept; milliseconds. */
export const answerPatienceMs = 3_000;

/** So long a server is waited for that has just kept another question waiting in vain, where something is kept; milliseconds. */
export const shortPatienceMs = 400;

/** So long an answer is waited for before what is kept is given in its place, by whether the last question was answered; milliseconds. */
export const patienceFor = (isAnswering: boolean): number => (isAnswering ? answerPatienceMs : shortPatienceMs);

/** So long a page waits for an answer when the service worker, which has the same patience, may give what it keeps; milliseconds. */
export const patienceBehindWorker = (isAnswering: boolean): number => patienceFor(isAnswering) + shortPatienceMs;

/** What was waited for, or undefined when it takes longer. */
export async function within<Value>(
  milliseconds: number,
  waited: Promise<Value>,
  onLate?: () => void,
): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => {
    onLate?.();
    late.resolve(undefined);
  }, milliseconds);
  return Promise.race([waited, late.promise]).finally(() => clearTimeout(timer));
}

/** Resolves with true whichever way it ends. */
export const ended = (work: Promise<unknown>): Promise<true> =>
  work.then(
    () => true,
    () => true,
  );
