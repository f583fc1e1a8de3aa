import { atom } from 'jotai';

/** How fast one is brought. */
export interface Pace {
  /** So many questions at a time. */
  readonly atOnce: number;
  /** A portion ends after so many. */
  readonly mostQuestions: number;
}

interface RunningTaking {
  readonly id: string;
  readonly end: AbortController;
  /** Resolves when nothing of it is written any more. */
  readonly over: Promise<void>;
}

/** The one that this page brings. */
export const runningAtom = atom<RunningTaking | null>(null);

/** Stops bringing it on this page; resolves when nothing more of it is written. */
export const breakOffAtom = atom(null, async (get, _set, isMeant: (id: string) => boolean) => {
  const running = get(runningAtom);
  if (!running || !isMeant(running.id)) return;
  running.end.abort();
  await running.over;
});
