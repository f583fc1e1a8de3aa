import { Suspense, useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { openUploadsAtom } from '#features/uploads/open-uploads-atom.ts';
import { usePart } from '#platform/i18n/use-part.ts';

/** Where the upload queue shows itself. Its code and texts come with the first upload that is not finished. */
export function UploadDock(): ReactElement | null {
  const Corner = usePart(['uploads'], async () => (await import('./upload-corner.tsx')).UploadCorner);
  const isNeeded = useAtomValue(openUploadsAtom) > 0;
  const [wasNeeded, setWasNeeded] = useState(false);
  // Once there it stays, to say that everything has arrived.
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? (
    <Suspense>
      <Corner />
    </Suspense>
  ) : null;
}
