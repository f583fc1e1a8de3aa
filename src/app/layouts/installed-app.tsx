import { useEffect, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { openUploadsAtom } from '#features/uploads/open-uploads-atom.ts';
import { showBadge } from '#platform/install/app-badge.ts';
import { ArrivingFiles } from './arriving-files.tsx';

/** What only the installed application has: files opened with it, and the number of unfinished uploads on its icon. */
export function InstalledApp(): ReactElement | null {
  const open = useAtomValue(openUploadsAtom);
  useEffect(() => showBadge(open), [open]);
  return <ArrivingFiles />;
}
