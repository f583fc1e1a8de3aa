import { atom } from 'jotai';
import { uploadsAtom } from '#features/uploads/upload-atoms.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

const isDueAtom = atom((get) => get(shellAtom) !== null && get(uploadsAtom).length > 0);

/**
 * Keeps the print jobs told of what became of their uploads, whichever tab or worker brought it about and whether a page
 * was open then. Also goes on with their checks. Its code comes with the first upload on record.
 */
export function noteOutcomes({ store }: Pick<Shell, 'store'>): void {
  const stop = store.sub(isDueAtom, () => {
    if (!store.get(isDueAtom)) return;
    stop();
    import('#features/sheet-configurator/watch-outcomes.ts')
      .then(({ watchOutcomes }) => watchOutcomes(store))
      .catch((error: unknown) => console.error('What became of uploads could not be noted.', error));
  });
}
