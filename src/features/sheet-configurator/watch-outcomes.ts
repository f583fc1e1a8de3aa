import { shellAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import { dueOutcomesAtom, noteOutcomesAtom } from './upload-outcomes.ts';
import { watchChecks } from './watch-checks.ts';

/** Time between two notes: uploads of many files end one soon after the other. What is missed at the end is noted at the next start. */
const restMs = 1_000;

/**
 * Keeps the print jobs told of what became of their uploads, from now on; what happens quickly is noted together. Goes on
 * with the checks of their files, too, which a reload may have broken off.
 */
export function watchOutcomes(store: Shell['store']): void {
  let isResting = false;
  const note = (): void => {
    if (isResting || store.get(dueOutcomesAtom).size === 0) return;
    isResting = true;
    setTimeout(() => {
      isResting = false;
      note();
    }, restMs);
    store
      .set(noteOutcomesAtom)
      .catch((error: unknown) => console.error('What became of an upload could not be kept.', error));
  };
  store.sub(dueOutcomesAtom, note);
  note();
  const shell = store.get(shellAtom);
  if (shell) watchChecks(shell);
}
