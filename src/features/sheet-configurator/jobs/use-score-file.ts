import { useEffect, useState } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { readStagedFileAtom } from '#features/uploads/upload-atoms.ts';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { useUploadFact } from '#features/uploads/use-upload-fact.ts';
import type { KeptJob } from '../kept-job.ts';
import { chosenFilesAtom } from './chosen-files.ts';

/** The file of a job: chosen in this tab, or its copy in this browser; `missing` when there is neither. */
export type ScoreFile = File | 'reading' | 'missing';

export function useScoreFile({ job, upload }: KeptJob): ScoreFile {
  const chosen = useAtomValue(chosenFilesAtom).get(job.id);
  const isGrowing = useUploadFact(upload?.id, isBeingCopied);
  const readStaged = useSetAtom(readStagedFileAtom);
  const [copy, setCopy] = useState<ScoreFile>('reading');
  const uploadId = upload?.id;
  useEffect(() => {
    if (chosen || uploadId === undefined) return undefined;
    let current = true;
    const read = async (): Promise<void> => {
      const file = await readStaged(uploadId).catch(() => undefined);
      if (current) setCopy(file ?? (isGrowing ? 'reading' : 'missing'));
    };
    void read();
    return () => void (current = false);
  }, [chosen, uploadId, isGrowing, readStaged]);
  if (chosen) return chosen;
  return uploadId === undefined ? 'missing' : copy;
}

const isBeingCopied = (view: UploadView | undefined): boolean => view?.copy === 'growing';
