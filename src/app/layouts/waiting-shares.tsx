import { useEffect } from 'react';
import { hasSharedFilesDatabase } from '#offline/sharing/shared-files-name.ts';
import { useShell } from '#platform/session/shell.ts';

/** Looks once whether shared files wait that nobody took; without any ever shared that costs next to nothing. */
export function WaitingShares(): null {
  const shell = useShell();
  useEffect(() => {
    // The page they were shared with takes them itself.
    if (new URLSearchParams(location.search).has('shared')) return;
    const take = async (): Promise<void> => {
      if (!(await hasSharedFilesDatabase())) return;
      const { takeWaitingShares } = await import('#features/sheet-configurator/take-waiting-shares.ts');
      await takeWaitingShares(shell);
    };
    take().catch((error: unknown) => console.error('Shared files could not be looked for.', error));
  }, [shell]);
  return null;
}
