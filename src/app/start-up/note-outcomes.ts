import { uploadJobsAtom } from '#features/uploads/upload-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/**
 * Keeps the print jobs told of what became of their uploads, whichever tab or worker brought it about and whether a page
 * was open then. Its code comes with the first upload on record.
 */
export function noteOutcomes({ store }: Pick<Shell, 'store'>): void {
  const stop = store.sub(uploadJobsAtom, () => {
    if (store.get(uploadJobsAtom).length === 0) return;
    stop();
    void begin(store).catch((error: unknown) => console.error('What became of uploads could not be noted.', error));
  });
}

/** Outcomes are noted together: with every note all jobs are written. One that is missed is noted at the next start. */
const gatherMs = 1_000;

async function begin(store: Shell['store']): Promise<void> {
  const { dueOutcomesAtom, noteOutcomesAtom } = await import('#features/sheet-configurator/upload-outcomes.ts');
  let isGathering = false;
  const note = (): void => {
    isGathering = false;
    store
      .set(noteOutcomesAtom)
      .catch((error: unknown) => console.error('What became of an upload could not be kept.', error));
  };
  store.sub(dueOutcomesAtom, () => {
    if (isGathering || store.get(dueOutcomesAtom).size === 0) return;
    isGathering = true;
    setTimeout(note, gatherMs);
  });
  note();
}
