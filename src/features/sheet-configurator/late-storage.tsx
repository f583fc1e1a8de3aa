import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { keptJobs } from './print-jobs-atom.ts';

/** Says that the print jobs of this browser let wait for them, or that changes are not written yet. */
export function LateStorage(): ReactElement | null {
  const late = useAtomValue(keptJobs.lateAtom);
  return late ? <LatePart areas={['uploads']} load={loadNote} props={{ late }} /> : null;
}

const loadNote = async () => (await import('./job-list/late-storage-note.tsx')).LateStorageNote;
