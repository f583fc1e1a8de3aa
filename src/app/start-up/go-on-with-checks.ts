import { uploadJobsAtom } from '#features/uploads/upload-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/** Goes on with checks of print jobs that a reload broke off. The code for it comes with the first copy of a file here. */
export function goOnWithChecks(shell: Pick<Shell, 'store' | 'configuration'>): void {
  const stop = shell.store.sub(uploadJobsAtom, () => {
    if (!shell.store.get(uploadJobsAtom).some(({ copy }) => copy === 'complete')) return;
    stop();
    import('#features/sheet-configurator/watch-checks.ts')
      .then(({ watchChecks }) => watchChecks(shell))
      .catch((error: unknown) => console.error('The checks of print jobs could not go on.', error));
  });
}
