import { useEffect, useMemo } from 'react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { shellAtom } from '#platform/session/session-atoms.ts';
import type { KeptJob } from '../../kept-job.ts';
import {
  inspectionStepAtom,
  type InspectionStep,
  type JobToCheck,
  lookedAtAtom,
  setStepAtom,
  tryAgainAtom,
} from './check-steps.ts';
import { type FactSheet, type FactSheets, factSheetsAtomOf, inspectorVersion, onlyFile } from '../fact-sheets.ts';
import type { ScoreFile } from '../use-score-file.ts';

export interface Inspection {
  sheets: FactSheets;
  /** Of the job's file; undefined before it has been opened. */
  sheet: FactSheet | undefined;
  step: InspectionStep;
  again: () => void;
}

/** Has the file of a job checked before all others, unless that was done by no older inspector; without the file that is enough. */
export function useInspection({ job: { id } }: KeptJob, file: ScoreFile): Inspection {
  const sheets = useAtomValue(factSheetsAtomOf(id));
  const sheet = sheets?.files[onlyFile];
  const step = useAtomValue(useMemo(() => inspectionStepAtom(id), [id]));
  const lookAt = useSetAtom(lookAtJobAtom);
  const isCurrent = sheet?.inspector === inspectorVersion || file === 'missing';
  const done = isCurrent && sheet !== undefined && sheet.result !== null;
  useEffect(() => {
    if (done || !(file instanceof File)) return undefined;
    void lookAt({ jobId: id, file });
    return () => void lookAt(null);
  }, [id, file, done, lookAt]);
  const again = (): void => {
    if (file instanceof File) void lookAt({ jobId: id, file });
  };
  return { sheets, sheet, step: done ? { step: 'done' } : (step ?? { step: 'opening' }), again };
}

const lookAtJobAtom = atom(null, async (get, set, job: JobToCheck | null) => {
  set(lookedAtAtom, job);
  const shell = get(shellAtom);
  if (!job || !shell) return;
  set(tryAgainAtom, job.jobId);
  try {
    const { watchChecks } = await import('../../watch-checks.ts');
    watchChecks(shell);
  } catch (error) {
    console.error('The check could not be loaded.', error);
    set(setStepAtom, job.jobId, { step: 'unavailable' });
  }
});
