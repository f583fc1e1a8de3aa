import { useEffect, useMemo } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useChoiceLimits } from '../choice-limits.ts';
import type { KeptJob } from '../kept-job.ts';
import { inspectJobAtom, inspectionStepAtom, type InspectionStep } from './inspect-job.ts';
import { type FactSheet, type FactSheets, factSheetsAtomOf, inspectorVersion, onlyFile } from './fact-sheets.ts';
import type { ScoreFile } from './use-score-file.ts';

export interface Inspection {
  sheets: FactSheets;
  /** Of the job's file; undefined before it has been opened. */
  sheet: FactSheet | undefined;
  step: InspectionStep;
  again: () => void;
}

/** Inspects the file of a job unless that has been done before, by no older inspector; without the file that is enough. */
export function useInspection({ job: { id } }: KeptJob, file: ScoreFile): Inspection {
  const sheets = useAtomValue(factSheetsAtomOf(id));
  const sheet = sheets?.files[onlyFile];
  const step = useAtomValue(useMemo(() => inspectionStepAtom(id), [id]));
  const inspect = useSetAtom(inspectJobAtom);
  const { fileBytes: maxBytes } = useChoiceLimits();
  const isCurrent = sheet?.inspector === inspectorVersion || file === 'missing';
  const done = isCurrent && sheet !== undefined && sheet.result !== null;
  useEffect(() => {
    if (done || !(file instanceof File)) return undefined;
    const abort = new AbortController();
    void inspect({ jobId: id, file, maxBytes, signal: abort.signal });
    return () => abort.abort();
  }, [id, file, done, maxBytes, inspect]);
  const again = (): void => {
    if (file instanceof File) void inspect({ jobId: id, file, maxBytes, signal: new AbortController().signal });
  };
  return { sheets, sheet, step: done ? { step: 'done' } : step, again };
}
