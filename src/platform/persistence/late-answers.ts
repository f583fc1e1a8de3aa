import { atom, type WritableAtom } from 'jotai';

/** Whoever waits longer for the browser's database is told so, in milliseconds. */
export const lateAfterMs = 3_000;

type Work = 'reading' | 'writing';
/** `askBeforeLeaving`: what only reads loads no code for it. */
type AskBeforeLeaving = (reason: unknown, isOn: boolean) => void;
type LateAnswersAtom = WritableAtom<Readonly<Record<Work, number>>, [work: Work, answer: Promise<unknown>], void>;

/**
 * Counts the answers of the browser's database that are late. A tab that stands still in the middle of a transaction holds up
 * all others, those that only read as well, until the browser ends it: Chromium does after a minute.
 * @param ask told whether leaving the page is to be confirmed: as long as something is not written
 */
export function lateAnswersAtom(ask?: AskBeforeLeaving): LateAnswersAtom {
  const countsAtom = atom<Record<Work, number>>({ reading: 0, writing: 0 });
  return atom(
    (get) => get(countsAtom),
    (get, set, work: Work, answer: Promise<unknown>) => {
      let late = 0;
      const count = (now: 0 | 1): void => {
        set(countsAtom, (counts) => ({ ...counts, [work]: counts[work] + now - late }));
        late = now;
        ask?.(countsAtom, get(countsAtom).writing > 0);
      };
      const timer = setTimeout(count, lateAfterMs, 1);
      const stop = (): void => {
        clearTimeout(timer);
        if (late > 0) count(0);
      };
      answer.then(stop, stop);
    },
  );
}
