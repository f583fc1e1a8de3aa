import { useEffect, useMemo } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useChoiceLimits } from '../choice-limits.ts';
import type { KeptJob } from '../kept-job.ts';
import { inspectJobAtom, inspectionStepAtom, type InspectionStep } from './inspect-job.ts';
import { inspectionAtomOf, type InspectionRecord } from './inspection-record.ts';
import type { ScoreFile } from './use-score-file.ts';

export interface Inspection {
  record: InspectionRecord;
  step: InspectionStep;
  again: () => void;
}

/** Inspects the file of a job unless that has been done before. */
export function useInspection({ job: { id } }: KeptJob, file: ScoreFile): Inspection {
  const record = useAtomValue(inspectionAtomOf(id));
  const step = useAtomValue(useMemo(() => inspectionStepAtom(id), [id]));
  const inspect = useSetAtom(inspectJobAtom);
  const { fileBytes: maxBytes } = useChoiceLimits();
  const done = record !== null && record.result !== null;
  useEffect(() => {
    if (done || !(file instanceof File)) return undefined;
    const abort = new AbortController();
    void inspect({ jobId: id, file, maxBytes, signal: abort.signal });
    return () => abort.abort();
  }, [id, file, done, maxBytes, inspect]);
  const again = (): void => {
    if (file instanceof File) void inspect({ jobId: id, file, maxBytes, signal: new AbortController().signal });
  };
  return { record, step: done ? { step: 'done' } : step, again };
}
