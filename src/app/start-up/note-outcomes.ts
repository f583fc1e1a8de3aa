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

async function begin(store: Shell['store']): Promise<void> {
  const { dueOutcomesAtom, noteOutcomesAtom } = await import('#features/sheet-configurator/upload-outcomes.ts');
  const note = (): void => {
    store
      .set(noteOutcomesAtom)
      .catch((error: unknown) => console.error('What became of an upload could not be kept.', error));
  };
  store.sub(dueOutcomesAtom, note);
  note();
}
