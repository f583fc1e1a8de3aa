import { useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { openUploadsAtom } from '#features/uploads/open-uploads-atom.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';

/** Where the upload queue shows itself. Its code and texts come with the first upload that is not finished. */
export function UploadDock(): ReactElement | null {
  const isNeeded = useAtomValue(openUploadsAtom) > 0;
  const [wasNeeded, setWasNeeded] = useState(false);
  // Once there it stays, to say that everything has arrived.
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? <LatePart areas={['uploads']} load={loadCorner} props={{}} /> : null;
}

const loadCorner = async () => (await import('./upload-corner.tsx')).UploadCorner;
